import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPagesApp } from '#test/build-pages-app.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = await buildPagesApp()
  await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => app.close())

/** Sends the address verbatim: HTTP clients would normalize it. */
function ask(path: string, headers: Record<string, string> = {}) {
  const { port } = app.server.address() as AddressInfo
  return new Promise<{ status: number; location: string; body: string }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      let body = ''
      answer.on('data', (data: Buffer) => {
        body += data.toString()
      })
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '', body }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

describe('a made-up address', () => {
  it.each([
    '/\\evil.example',
    '/\\/evil.example/',
    '//evil.example',
    '///evil.example/..',
    '/%5cevil.example',
    '/%2f%2fevil.example',
    '/kontakt/..%2f..%2f%2fevil.example',
    '/..',
    '/kontakt/../../philosophie',
    '/%2e%2e/%2e%2e',
    '/%00',
    '/%ff',
    '/kontakt?lng=%00',
    '/product/%00',
    '/event-kalender/%00',
    '/buchung/%c0%af',
    '/og/x/de/page/__proto__.png',
    '/locales/x/__proto__/constructor.json',
    '/assets/..%2f..%2fpackage.json',
    `/${'a/'.repeat(3000)}`,
    `/kontakt?${'a=1&'.repeat(3000)}`,
  ])('%.40s causes no server error and redirects nowhere else', async (path) => {
    const { status, location } = await ask(path)
    expect(status).not.toBe(500)
    expect(location).not.toMatch(/^(https?:)?[/\\]{2}(?!gratweg\.test)/)
  })

  it('neither fails nor redirects elsewhere', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '..',
        '.',
        '%2f',
        '%5c',
        '%00',
        '@',
        'evil.example',
        'shop',
        '?',
        '#',
        ';',
      ),
      fc.string({ unit: fc.constantFrom(...'abcxyz019-_~!$&()*+,=:'), maxLength: 6 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (pieces) => {
        const { status, location } = await ask(`/${pieces.join('')}`)
        expect(status).not.toBe(500)
        expect(location).not.toMatch(/^(https?:)?[/\\]{2}(?!gratweg\.test)/)
      }),
      { numRuns: 150 },
    )
  })
})

it('a made-up host or proxy header appears in no cached page', async () => {
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }
  const { status, body } = await ask('/kontakt?lng=de', headers)
  expect(status).toBe(200)
  expect(body).not.toContain('evil.example')
  expect((await ask('/kontakt?lng=de')).body).not.toContain('evil.example')
})

import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { productVariants } from '#features/catalog/catalog.tables.server.ts'
import { openNotifications } from '#platform/database/notifications.ts'
import { parseSettings } from '#platform/settings.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { COMPANY_PARTS } from '#features/company/company-parts.ts'
import { ONLY } from '#features/facts/fact-kind.ts'
import { publishFact } from '#features/facts/publish-fact.server.ts'
import { composeApp } from './compose-app.ts'
import { publishing } from '#features/messages/http/publishing.ts'

const folder = makeTemporaryFolder('compose')
const dataDir = folder.path
const closers: (() => Promise<unknown>)[] = []
let app: FastifyInstance
let ownerEmail: () => string

const shop = await forThisFile(createTestDatabase())
beforeAll(async () => {
  const settings = parseSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://shop.test',
    TESTKASSE: 'on',
    AUTH_SIGNUP: 'open',
  })
  if (!settings.ok) throw new Error(settings.refusal.join('\n'))
  const notifications = await openNotifications({ connectionString: shop.connectionString, name: 'composed' })
  closers.push(notifications.close)
  ;({ app, ownerEmail } = await composeApp({
    settings: settings.value,
    database: {
      database: shop.database,
      work: shop.database,
    },
    notifications,
    assets: {
      entry: '/assets/entry.js',
      developmentHead: '',
      of: () => ({ modules: ['/assets/entry.js'], css: 'p{margin:0}', stylesheets: [] }),
    },
    clientFolder: undefined,
    render: undefined,
    onSourceChange: undefined,
    onStarted: (close) => closers.push(close),
  }))
})

afterAll(async () => {
  for (const close of closers.toReversed()) await close()
  folder.remove()
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the composed site', () => {
  test('keeps a page until its catalogue changes, then shows the new price at once', async () => {
    const before = await get('/product/feldbuch?lng=de')
    expect(before.statusCode).toBe(200)
    expect(before.body).toContain('CHF\u00a024.00')
    const unchanged = await get('/product/feldbuch?lng=de', { 'if-none-match': String(before.headers.etag) })
    expect(unchanged.statusCode).toBe(304)

    await shop.database
      .update(productVariants)
      .set({ priceInCents: 2750 })
      .where(eq(productVariants.productId, 'feldbuch'))
    await expect
      .poll(async () => (await get('/product/feldbuch?lng=de')).body.includes('CHF\u00a027.50'))
      .toBe(true)
    const after = await get('/product/feldbuch?lng=de', { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect(after.headers.etag).not.toBe(before.headers.etag)
  })

  test('keeps one page for all made-up query parameters, and one for each language', async () => {
    const plain = await get('/shop?lng=fr')
    const made = await get('/shop?lng=fr&utm_source=x&y=1')
    expect(made.headers.etag).toBe(plain.headers.etag)
    const italian = await get('/shop', { cookie: 'i18next=it' })
    expect(italian.headers.etag).not.toBe(plain.headers.etag)
    expect(italian.headers['content-language']).toBe('it-CH')
    expect(italian.headers['set-cookie']).toBeUndefined()
    expect(italian.headers.vary).toContain('Cookie')
  })

  test('reveals no internal error to callers', async () => {
    const reference = 'A'.repeat(43)
    await shop.database.execute('alter table orders rename to orders_away')
    const answer = await get(`/api/orders/${reference}`)
    await shop.database.execute('alter table orders_away rename to orders')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      statusCode: 500,
      error: 'Internal Server Error',
      code: 'failed',
      message: 'This did not work. Please try again later.',
    })
  })

  test('stores passwords at the full cost of argon2id', async () => {
    const payload = { email: 'lia@example.ch', password: 'drei Stufen, eine Richtung' }
    expect((await app.inject({ method: 'POST', url: '/auth/v1/signup', payload })).statusCode).toBe(200)
    const { rows } = await shop.database.execute('select password_hash from auth_users')
    expect(rows).toEqual([{ password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) }])
  })

  test('mails its owner at the address of the company, as soon as another process has published it', async () => {
    const { company } = COMPANY_PARTS
    expect(ownerEmail()).toBe(company.first.email)
    const input = { key: ONLY, value: { ...company.first, email: 'buero@gratweg.test' }, seen: 0 }
    const deps = { clock: () => new Date(), ...publishing(company.name) }
    const result = await shop.database.transaction((tx) =>
      publishFact(tx, deps, company, input, randomUUID()),
    )
    expect(result.ok).toBe(true)
    await expect.poll(ownerEmail).toBe('buero@gratweg.test')
  })

  test('never caches the page of an order', async () => {
    const page = await get('/success?order=unknown&lng=de')
    expect(page.statusCode).toBe(200)
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.body).toContain('noindex')
  })

  test('answers unserved paths in JSON', async () => {
    for (const path of ['/rest/v1/products', '/functions/v1/hello', '/realtime/v1/websocket']) {
      const answer = await get(path)
      expect(answer.statusCode, path).toBe(404)
      expect(answer.headers['content-type'], path).toContain('application/json')
    }
  })

  test.each([
    '/rest/v1/products',
    '/functions/v1/hello',
    '/realtime/v1',
    '/auth/v1/%0a',
    '/auth/v1/factors/%zz',
    '/storage/v1/object/public/a/%zz',
    '/storage/v1/object/public/a/%0a',
  ])('lets a page of another origin ask for %s and read the answer', async (url) => {
    const origin = 'https://app.example'
    const preflightHeaders = {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'apikey, x-trace-id',
    }
    if (!url.includes('%')) {
      const preflight = await app.inject({ method: 'OPTIONS', url, headers: preflightHeaders })
      expect(preflight.statusCode).toBe(204)
      expect(preflight.headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'apikey, x-trace-id',
      })
    }
    for (const method of ['GET', 'POST'] as const) {
      const answer = await app.inject({ method, url, headers: { origin } })
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([
        expect.toSatisfy((status: number) => status === 400 || status === 404),
        '*',
      ])
    }
  })
})

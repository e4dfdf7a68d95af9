import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openWholeSite } from '#test/hostile/open-whole-site.ts'
import { countOf, quarterOf } from '#test/sample.ts'

let addresses: string[]

const site = await forThisFile(openWholeSite())
beforeAll(async () => {
  await site.app.listen({ host: '127.0.0.1', port: 0 })
  const reading = site.routes.filter(({ method }) => method === 'GET').map(({ url }) => url)
  addresses = [...new Set([...reading, ...PAGES])].map((url) => url.replace(/:\w+|\*/g, 'a'))
})

const PAGES = [
  '/',
  '/shop',
  '/product/:id',
  '/event-kalender/:id',
  '/buchung/:reference',
  '/news/:slug',
  '/pm-request',
  '/projekt-anfrage',
  '/verwaltung',
]

const UNUSABLE = [
  '%0d%0a',
  '%0a',
  '%0D',
  '%00',
  '%1b[31m',
  '%7f',
  '%c2%85',
  '%e2%80%a8',
  '%0d%0aSet-Cookie:%20stolen=1',
  '%0d%0a%0d%0a<script>',
  '%',
  '%4',
  '%zz',
  '%u000a',
  '%c0%af',
  '%c0%8a',
  '%ed%a0%80',
  '%f4%90%80%80',
  '%e5%98',
  '\u0000',
  '\n',
  '\u007f',
  '\u00ff',
  'x'.repeat(10_000),
  '%41'.repeat(1100),
]

/** Sends the request target verbatim: HTTP clients would normalize or refuse it. Accepts HTML like a browser. */
function ask(
  target: string,
  method = 'GET',
  accept = 'text/html',
): Promise<{ status: number; head: string }> {
  const { port } = site.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => {
      const lines = [
        `${method} ${target} HTTP/1.1`,
        'Host: localhost',
        `Accept: ${accept}`,
        'Content-Length: 0',
        'Connection: close',
      ]
      socket.write(`${lines.join('\r\n')}\r\n\r\n`, 'latin1')
    })
    socket.setTimeout(20_000, () => socket.destroy(new Error(`no answer to ${JSON.stringify(target)}`)))
    socket.on('data', (data) => {
      answer += data.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('close', () => {
      const head = answer.split('\r\n\r\n', 1)[0] ?? ''
      resolve({ status: Number(head.slice(9, 12)), head })
    })
  })
}

describe('an invalid path', () => {
  it.each(UNUSABLE)('%.30j is answered with 400 or 404 behind and before every address', async (bad) => {
    const wrong: string[] = []
    for (const [at, address] of quarterOf(bad, addresses.entries())) {
      const path = [`${address}${bad}`, `${address}/${bad}`, `/${bad}${address}`][at % 3] ?? ''
      const { status, head } = await ask(path)
      if (![400, 404].includes(status) || /^set-cookie: stolen/im.test(head))
        wrong.push(`${status} ${path.slice(0, 80)}`)
    }
    expect(wrong).toEqual([])
  })

  it.each(UNUSABLE.filter((bad) => bad.startsWith('%')))(
    '%.30j is answered with 400 or 404 in place of every name, and for every method',
    async (bad) => {
      const wrong: string[] = []
      const named = site.routes.filter(({ method, url }) => /[:*]/.test(url) && method !== 'OPTIONS')
      for (const { method, url } of quarterOf(bad, named)) {
        const { status } = await ask(url.replace(/:\w+|\*/g, bad), method, '*/*')
        if (![400, 404].includes(status)) wrong.push(`${status} ${method} ${url}`)
      }
      expect(wrong).toEqual([])
    },
  )

  it('shows people the not-found page in their language, and programs JSON that repeats no input', async () => {
    for (const url of ['/%0d%0a', '/shop/%0a', '/100%', `/api/events/${'x'.repeat(300)}`]) {
      const headers = { accept: 'text/html', 'accept-language': 'fr' }
      const page = await site.app.inject({ url, headers })
      expect(page.statusCode).toBe(404)
      expect(page.body).toContain('<html lang="fr-CH"')
    }
    for (const url of ['/api/events/%0d%0aevil', '/evil%zz']) {
      const { statusCode, headers, body } = await site.app.inject({ url })
      expect(statusCode).toBe(400)
      expect(headers['content-type']).toContain('application/json')
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(body).not.toContain('evil')
    }
    // Each service answers in its own error format.
    const storage = await site.app.inject({ url: '/storage/v1/object/public/a/%0a' })
    expect(storage.json()).toMatchObject({ error: 'InvalidRequest' })
  })
})

describe('any path', () => {
  const piece = fc.oneof(
    fc.constantFrom(...UNUSABLE, '/', '//', '\\', '..', '.', '%2e%2e', '%2f', '%5c', '@', ';', '?', '#', ':'),
    fc.string({ maxLength: 6 }),
    fc.string({ unit: 'binary', maxLength: 4 }).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.integer({ min: 0, max: 255 }).map((byte) => `%${byte.toString(16).padStart(2, '0')}`),
  )

  it('causes no 5xx, redirects nowhere else and sets no header', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat().map((at) => addresses[at % addresses.length] ?? '/'),
        fc.array(piece, { maxLength: 6 }),
        fc.constantFrom('GET', 'HEAD'),
        async (address, pieces, method) => {
          const target = `${address}/${pieces.join('')}`.replaceAll(/[ \r\n]/g, '+').slice(0, 15_000)
          const { status, head } = await ask(target, method)
          expect(status).toBeGreaterThanOrEqual(200)
          expect(status).toBeLessThan(500)
          expect(head).not.toMatch(/^(set-cookie: stolen|<script)/im)
          expect(head).not.toMatch(/^location: (https?:)?[/\\]{2}(?!localhost)/im)
        },
      ),
      { numRuns: countOf(400) },
    )
  })

  it('is answered with 400 or 404 as soon as one part is invalid, at any position', async () => {
    const harmless = fc.constantFrom('', '/', 'a', 'shop', '-', '%20', '%c3%a9', 'x'.repeat(50))
    const texts = fc.array(harmless, { maxLength: 4 }).map((pieces) => pieces.join(''))
    const ends = fc
      .tuple(fc.constantFrom(...UNUSABLE), texts)
      .filter(([bad, after]) => !isCompleted(bad, after))
      .map((parts) => parts.join(''))
    await fc.assert(
      fc.asyncProperty(
        fc.nat().map((at) => addresses[at % addresses.length] ?? '/'),
        texts,
        ends,
        async (address, before, end) => {
          const target = `${address}/${before}${end}`
          expect([400, 404], target.slice(0, 200)).toContain((await ask(target)).status)
        },
      ),
      { numRuns: countOf(400) },
    )
  })

  it('is valid again when hexadecimal digits complete a cut escape', async () => {
    expect((await ask('/sho%7')).status).toBe(404)
    expect((await ask('/sho%70')).status).toBe(200)
  })
})

/** `%4` and `a` are the valid escape `%4a`. */
function isCompleted(bad: string, after: string): boolean {
  const cut = /%[\da-f]?$/i.exec(bad)
  return cut !== null && /^%[\da-f]{2}/i.test(cut[0] + after)
}

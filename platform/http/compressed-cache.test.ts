import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { type CompressedAnswer, writeAnswer } from './compressed-answer.ts'
import { createCompressedCache } from './compressed-cache.ts'

const LIMITS = { maxEntries: 10, maxBytes: 10_000_000 }
const text = Array.from(
  { length: 800 },
  (_, i) => `<p>Der Plan ist die Karte, ${(i * i * 7919) % 1009} Meter.</p>`,
).join('')
const page = (body = text) => ({
  status: 200,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
  body,
})

function textOf(answer: CompressedAnswer | undefined): string {
  return answer ? gunzipSync(answer.gzip).toString() : ''
}

describe('the compressed cache', () => {
  it('produces an answer once, also for concurrent requests', async () => {
    const cache = createCompressedCache(LIMITS)
    let produced = 0
    const produce = async () => {
      produced += 1
      await new Promise((resolve) => setTimeout(resolve, 5))
      return page()
    }
    const answers = await Promise.all([1, 2, 3].map(() => cache.answer('/', produce)))
    await cache.answer('/', produce)
    expect(produced).toBe(1)
    expect(new Set(answers).size).toBe(1)
  })

  it('holds the same bytes in every encoding, and improves brotli in the background from the second request on', async () => {
    const cache = createCompressedCache(LIMITS)
    const answer = await cache.answer('/', () => page())
    const first = answer.brotli.length
    await cache.settled()
    expect(answer.brotli.length).toBe(first)
    await cache.answer('/', () => page())
    await cache.settled()
    expect(answer.brotli.length).toBeLessThan(first)
    expect(textOf(answer)).toBe(text)
    expect(brotliDecompressSync(answer.brotli).toString()).toBe(text)
    expect(answer.lines.br).toContain(String(answer.brotli.length))
    expect(cache.size().bytes).toBe(answer.gzip.length + answer.brotli.length)
  })

  it('does not keep or return an answer whose production began before it was cleared', async () => {
    const cache = createCompressedCache(LIMITS)
    let release = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const stale = cache.answer('/', async () => {
      await gate
      return page('stale')
    })
    cache.clear()
    const fresh = await cache.answer('/', () => page('fresh'))
    release()
    expect(textOf(await stale)).toBe('stale')
    expect(textOf(fresh)).toBe('fresh')
    expect(textOf(cache.get('/'))).toBe('fresh')
  })

  it('waits for the best compression where an answer asks for it', async () => {
    const cache = createCompressedCache(LIMITS)
    const quick = await cache.answer('/quick', () => page())
    const first = quick.brotli.length
    const best = await cache.answer('/best', () => ({ ...page(), compressBest: true }))
    const firstOfBest = best.brotli.length
    cache.get('/best')
    await cache.settled()
    expect(firstOfBest).toBeLessThan(first)
    expect(best.brotli.length).toBe(firstOfBest)
    expect(brotliDecompressSync(best.brotli).toString()).toBe(text)
  })

  it('reuses the compression of the same bytes after it was cleared, and no other', async () => {
    const cache = createCompressedCache(LIMITS)
    const before = await cache.answer('/same', () => page())
    await cache.answer('/other', () => page())
    cache.get('/same')
    cache.get('/other')
    await cache.settled()
    cache.clear()
    cache.clear()
    const same = await cache.answer('/same', () => page())
    const other = await cache.answer('/other', () => page(`${text}.`))
    expect(same.brotli).toBe(before.brotli)
    expect(brotliDecompressSync(other.brotli).toString()).toBe(`${text}.`)
  })

  it('evicts the least recently used answer when it is full', async () => {
    const cache = createCompressedCache({ maxEntries: 2, maxBytes: 10_000_000 })
    await cache.answer('a', () => page('a'))
    await cache.answer('b', () => page('b'))
    cache.get('a')
    await cache.answer('c', () => page('c'))
    expect(cache.get('b')).toBeUndefined()
    expect(cache.get('a')).toBeDefined()
    expect(cache.size().entries).toBe(2)
  })

  it('never holds more bytes than allowed', async () => {
    const cache = createCompressedCache({ maxEntries: 100, maxBytes: 80_000 })
    for (const key of ['a', 'b', 'c', 'd', 'e']) await cache.answer(key, () => page(`${key}${text}`))
    expect(cache.size().bytes).toBeLessThanOrEqual(80_000)
    expect(cache.size().entries).toBeGreaterThan(0)
  })

  it('keeps neither failures nor answers other than 200', async () => {
    const cache = createCompressedCache(LIMITS)
    await expect(cache.answer('x', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await cache.answer('x', () => ({ ...page('lost'), status: 404 }))
    expect(cache.get('x')).toBeUndefined()
    expect(textOf(await cache.answer('x', () => page('found')))).toBe('found')
  })
})

describe('a written answer', () => {
  let server: Server
  afterEach(() => server?.close())

  async function serve(plain = page()) {
    const cache = createCompressedCache(LIMITS)
    const answer = await cache.answer('/', () => plain)
    server = createServer((request, response) => writeAnswer(request, response, answer))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    return { url, answer }
  }

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('answers Accept-Encoding %s with %s', async (accept, encoding) => {
    const { url } = await serve()
    const response = await fetch(url, { headers: { 'accept-encoding': accept } })
    expect(response.headers.get('content-encoding')).toBe(encoding)
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe(text)
  })

  it('answers 304 without a body to a current copy, in any encoding', async () => {
    const { url, answer } = await serve()
    for (const tag of [answer.etag, `"other", ${answer.etag}`, answer.etag.replace('W/', ''), '*']) {
      const response = await fetch(url, { headers: { 'if-none-match': tag } })
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(answer.etag)
      expect(await response.text()).toBe('')
    }
    expect((await fetch(url, { headers: { 'if-none-match': '"old"' } })).status).toBe(200)
  })

  it('answers HEAD with the length and no body', async () => {
    const { url } = await serve()
    const response = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
    expect(response.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
    expect(await response.text()).toBe('')
  })

  it('adds the encoding to the Vary header of its producer', async () => {
    const { url } = await serve({
      ...page(),
      headers: { ...page().headers, Vary: 'Accept-Language' } as never,
    })
    expect((await fetch(url)).headers.get('vary')).toBe('Accept-Language, Accept-Encoding')
  })
})

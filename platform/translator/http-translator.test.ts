import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpTranslator } from './http-translator.ts'

type Answer = (request: { q: string[]; [name: string]: unknown }, response: ServerResponse) => void

let server: Server
let answer: Answer
let received: Record<string, unknown> | undefined
beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  received = JSON.parse(body) as Record<string, unknown>
  answer(received as { q: string[] }, response)
}

const echo: Answer = ({ q }, response) => response.end(JSON.stringify({ translatedText: q }))

const failures: unknown[] = []
const translator = (timeoutMs = 5000) => {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}/translate`
  return httpTranslator({ url, key: 'geheim', timeoutMs }, (error) => failures.push(error))
}
const TO_FRENCH = { from: 'de', to: 'fr' } as const

it('sends requests in LibreTranslate’s format, with placeholders as protected elements', async () => {
  answer = echo
  const texts = ['Ab {price:aufbruch} & mehr', 'Zwei\nZeilen']
  expect(await translator().translate(texts, TO_FRENCH)).toEqual({ ok: true, value: texts })
  expect(received).toEqual({
    q: ['Ab <span translate="no" class="notranslate">{price:aufbruch}</span> &amp; mehr', 'Zwei<br>Zeilen'],
    source: 'de',
    target: 'fr',
    format: 'html',
    api_key: 'geheim',
  })
})

it('returns any text unchanged', async () => {
  answer = echo
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 5 }),
      async (texts) => {
        expect(await translator().translate(texts, TO_FRENCH)).toEqual({ ok: true, value: texts })
      },
    ),
    { numRuns: 30 },
  )
})

it('ignores markup that the service adds, and decodes its entities', async () => {
  answer = (_request, response) =>
    response.end(
      JSON.stringify({
        translatedText: ['<b>d&#39;ici</b> &quot;l&agrave;&quot; &#x2014;<script>x</script>'],
      }),
    )
  expect(await translator().translate(['von hier'], TO_FRENCH)).toEqual({
    ok: true,
    value: ['d\'ici "l&agrave;" —x'],
  })
})

it.each([
  ['fails', 'translator_failed', (_request, response) => response.writeHead(500).end('no')],
  ['refuses the key', 'translator_failed', (_request, response) => response.writeHead(403).end('{}')],
  ['has too much to do', 'translator_busy', (_request, response) => response.writeHead(429).end()],
  ['answers no JSON', 'translator_failed', (_request, response) => response.end('<html>')],
  [
    'answers something else',
    'translator_failed',
    (_request, response) => response.end('{"translatedText":"x"}'),
  ],
  ['leaves texts out', 'translator_failed', (_request, response) => response.end('{"translatedText":["x"]}')],
  [
    'sends elsewhere',
    'translator_failed',
    (_request, response) => response.writeHead(302, { location: '/' }).end(),
  ],
  ['answers too much', 'translator_failed', (_request, response) => response.end('x'.repeat(2_100_000))],
] satisfies [string, string, Answer][])(
  'distinguishes a service that %s from a working one',
  async (_what, code, bad) => {
    answer = bad
    expect(await translator().translate(['eins', 'zwei'], TO_FRENCH)).toMatchObject({ refusal: { code } })
  },
)

it('does not wait for a service that does not answer', async () => {
  answer = () => {}
  const begun = performance.now()
  expect(await translator(200).translate(['eins'], TO_FRENCH)).toMatchObject({
    refusal: { code: 'translator_failed' },
  })
  expect(performance.now() - begun).toBeLessThan(3000)
  expect(failures.length).toBeGreaterThan(0)
})

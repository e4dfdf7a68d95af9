import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openStorageScene } from '#test/storage/storage-scene.ts'
import { countOf } from '#test/sample.ts'

let bucket: string
const scene = await forThisFile(openStorageScene({ largestObject: 100_000 }))
beforeAll(async () => {
  bucket = await scene.bucket({ public: true })
  await scene.service.from(bucket).upload('a/b', 'x')
})

interface Call {
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Verbatim: `fetch` would normalize the path. */
async function send({ method, path, headers, body }: Call) {
  const { hostname, port } = new URL(scene.url)
  const sent = request({ hostname, port, method, path: `/storage/v1${path}`, headers, agent: false })
  const answer = new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    sent.on('response', resolve).on('error', reject)
  })
  sent.end(body)
  const response = await answer
  return {
    status: response.statusCode ?? 0,
    type: response.headers['content-type'],
    body: await text(response),
  }
}

const word = fc.constantFrom(
  'object',
  'bucket',
  'render',
  'image',
  'public',
  'authenticated',
  'sign',
  'info',
  'list',
  'list-v2',
  'upload',
  'move',
  'copy',
  'empty',
  '..',
  '.',
  '',
  '%2e%2e',
  '%2F',
  '%00',
  '%ff',
  '%',
  '%C3%A4',
  'a',
  'b',
  'bucket-1',
  'x'.repeat(300),
  '__proto__',
  "'; drop table storage_objects; --",
  '\\',
  '*',
  ':bucket',
)
const query = fc.constantFrom(
  '',
  '?',
  '?token=x',
  '?download=%0d%0aa:b',
  '?width=9e9&height=-1',
  '?limit=x',
  '?a[b]=c',
  '?%',
)
const path = fc
  .tuple(fc.array(word, { maxLength: 7 }), query)
  .map(([words, search]) => `/${words.join('/')}${search}`.replaceAll(' ', '+'))
const json = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    '{',
    '{"prefix":1}',
    '{"prefixes":["\\u0000"]}',
    '{"prefixes":[{"path":"a/b"}]}',
    'null',
    '[]',
  ),
  fc
    .record(
      { bucketId: word, sourceKey: word, destinationKey: word, prefix: word, expiresIn: fc.integer() },
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value)),
)
const type = fc.constantFrom(
  'application/json',
  'text/html',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'nonsense',
  'image/png',
)
const oddHeaders = fc.constantFrom(
  {},
  { range: 'bytes=-' },
  { range: 'bytes=9-1' },
  { 'if-none-match': ',' },
  { 'if-modified-since': 'x' },
  { 'x-upsert': 'maybe' },
  { 'x-metadata': '%%%' },
  { 'content-encoding': 'gzip' },
  { 'if-range': 'x' },
)

it('any request by anybody: no server error, an answer in JSON, nothing outside of the folder', async () => {
  const bearers = ['', 'Bearer', 'Bearer x', `Bearer ${scene.keys.anon}`, `Bearer ${scene.keys.service}`]
  const call = fc.record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'),
    path,
    bearer: fc.constantFrom(...bearers),
    type,
    odd: oddHeaders,
    body: fc.option(fc.oneof(json, fc.string({ maxLength: 200 })), { nil: undefined }),
  })
  await fc.assert(
    fc.asyncProperty(call, async ({ method, path: where, bearer, type: contentType, odd, body }) => {
      const sent = body === undefined || method === 'GET' || method === 'HEAD' ? undefined : Buffer.from(body)
      const headers: Record<string, string> = { 'content-type': contentType, ...odd }
      if (sent) headers['content-length'] = String(sent.length)
      if (bearer) headers['authorization'] = bearer
      const answer = await send({ method, path: where, headers, body: sent })
      expect(answer.status, `${method} ${where}`).toBeLessThan(500)
      if (answer.status >= 400 && method !== 'HEAD') expect(JSON.parse(answer.body)).toHaveProperty('message')
    }),
    { numRuns: countOf(1500) },
  )
  const { rows } = await scene.storage.db.$client.query('select key from storage_objects')
  for (const { key } of rows) expect(key).not.toMatch(/\.\.|^\/|\\/)
  expect(readdirSync(scene.objects).every((name) => /^([0-9a-f]{2}|incoming)$/.test(name))).toBe(true)
})

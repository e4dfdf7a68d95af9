import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { precompressFiles } from './precompress-files.ts'
import { staticFiles } from './static-files.ts'

const script = Array.from(
  { length: 500 },
  (_, i) => `export const value${i} = ${(i * i * 7919) % 1009}\n`,
).join('')

let folder: ReturnType<typeof makeTemporaryFolder>
beforeEach(() => {
  folder = makeTemporaryFolder('static')
  mkdirSync(join(folder.path, 'assets'))
  writeFileSync(join(folder.path, 'assets', 'entry.js'), script)
  writeFileSync(join(folder.path, 'sign.png'), Buffer.from([137, 80, 78, 71, 0, 1, 2, 3]))
})
afterEach(() => folder.remove())

async function answer(url: string, encoding: string) {
  const app = Fastify()
  staticFiles(app, folder.path)
  const response = await app.inject({ url, headers: { 'accept-encoding': encoding } })
  await app.close()
  return response
}

test('sends the first visitor the bytes that the build compressed', async () => {
  await precompressFiles(folder.path)
  const quick = (await answer('/assets/entry.js', 'identity')).rawPayload
  const brotli = (await answer('/assets/entry.js', 'br')).rawPayload
  const gzip = (await answer('/assets/entry.js', 'gzip')).rawPayload
  expect(brotli).toEqual(readFileSync(join(folder.path, 'assets', 'entry.js.br')))
  expect(quick.toString()).toBe(script)
  expect(brotliDecompressSync(brotli).toString()).toBe(script)
  expect(gunzipSync(gzip).toString()).toBe(script)
})

test('a compressed copy has no address of its own', async () => {
  await precompressFiles(folder.path)
  for (const ending of ['.br', '.gz'])
    expect((await answer(`/assets/entry.js${ending}`, 'identity')).statusCode).toBe(404)
})

test('serves already compressed and uncompressed files too', async () => {
  expect((await answer('/sign.png', 'identity')).rawPayload).toHaveLength(8)
  expect(brotliDecompressSync((await answer('/assets/entry.js', 'br')).rawPayload).toString()).toBe(script)
})

test('built files never change, missing ones are a plain 404, and no address leaves the folder', async () => {
  expect((await answer('/assets/entry.js', 'identity')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  )
  for (const address of ['/assets/gone-12345678.js', '/assets/../../package.json', '/%2e%2e/package.json']) {
    const missing = await answer(address, 'identity')
    expect(missing.statusCode, address).toBe(404)
    expect(missing.headers['content-type'], address).toBe('application/json; charset=utf-8')
    expect(missing.body, address).not.toContain('dependencies')
  }
})

test('a drawing that is opened by itself cannot run scripts', async () => {
  writeFileSync(join(folder.path, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const { headers } = await answer('/drawing.svg', 'identity')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
})

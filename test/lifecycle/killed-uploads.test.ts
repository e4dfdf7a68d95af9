import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, expect, test } from 'vitest'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { registerUnknownFiles, sweepOrphanedFiles } from '#features/storage/database/sweep-files.server.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { openSigningKeys } from '#platform/signing-keys/signing-keys.ts'
import { countOf } from '../sample.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { endAll, startServer, until } from './program.ts'
import { freePort } from '#test/free-port.ts'

const ROUNDS = countOf(10)
const SENDERS = 6
/** Acknowledged uploads per round before the kill. */
const ENOUGH = 12
const LARGEST = 1_500_000
const HOUR = 3_600_000

const folder = makeTemporaryFolder('killed-uploads')
const dataDir = join(folder.path, 'data')
afterEach(endAll)
afterAll(folder.remove)

let acknowledgements = 0
/** Digests per key: last acknowledged, and later attempts that may have arrived. */
const sent = new Map<string, { acknowledged: string | undefined; since: string[] }>()

test('after kill -9 during uploads every acknowledged object is complete, and nothing else is left', async () => {
  let stop = false
  for (let round = 0; round < ROUNDS; round += 1) {
    const port = await freePort()
    const server = startServer({ DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: 'http://localhost' })
    await server.says(/^Ready/m)
    const service = await openService(port)
    if (round === 0) await service('POST', '/bucket', JSON.stringify({ name: 'files' }), 'application/json')
    stop = false
    const senders = Array.from({ length: SENDERS }, async (_, sender) => {
      for (let number = 0; !stop; number += 1) await send(service, `${sender}/${number % 7}`)
    })
    const before = acknowledgements
    await until(() => acknowledgements >= before + ENOUGH)
    await wait(Math.random() * 200)
    server.kill('SIGKILL')
    stop = true
    await Promise.all([server.exitCode, ...senders])
  }
  const port = await freePort()
  const server = startServer({ DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: 'http://localhost' })
  await server.says(/^Ready/m)
  const service = await openService(port)
  for (const [key, { acknowledged: last, since }] of sent) {
    const answer = await service('GET', `/object/files/${key}`)
    const digest = answer.ok ? digestOf(Buffer.from(await answer.arrayBuffer())) : undefined
    expect([last, ...since], key).toContain(digest)
  }
  server.kill('SIGTERM')
  expect(await server.exitCode).toBe(0)
  await expectRowsAndFilesToAgree()
})

type Service = (method: string, path: string, body?: BodyInit, type?: string) => Promise<Response>

async function openService(port: number): Promise<Service> {
  const clock = () => new Date()
  const keys = await openSigningKeys({ dataDir, clock })
  const config = { apiUrl: 'http://localhost/auth/v1' } as Parameters<typeof issueApiKey>[0]['config']
  const bearer = await issueApiKey({ keys, clock, config }, 'service_role')
  return (method, path, body, type = 'application/octet-stream') =>
    fetch(`http://127.0.0.1:${port}/storage/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${bearer}`, ...(body !== undefined && { 'content-type': type }) },
      ...(body !== undefined && { body }),
    })
}

async function send(service: Service, key: string): Promise<void> {
  const bytes = randomBytes(Math.floor(Math.random() ** 3 * LARGEST))
  const record = sent.get(key) ?? { acknowledged: undefined, since: [] }
  sent.set(key, record)
  record.since.push(digestOf(bytes))
  const answer = await service('PUT', `/object/files/${key}`, bytes).catch(() => undefined)
  if (!answer?.ok) return wait(20)
  sent.set(key, { acknowledged: digestOf(bytes), since: [] })
  acknowledgements += 1
}

async function expectRowsAndFilesToAgree(): Promise<void> {
  const log = { info() {}, warn: console.warn }
  const place = { dataDir, databaseUrl: undefined, pgBinDir: undefined }
  const { database: db, close } = await openDatabase(place, log)
  try {
    const backend = localFolder(join(dataDir, 'objects'))
    const { rows } = await db.$client.query('select file_id, size, etag from storage_objects')
    for (const { file_id: fileId, size, etag } of rows) {
      const stream = await backend.read(fileId)
      expect(stream, fileId).toBeDefined()
      const bytes = stream ? await buffer(stream) : Buffer.alloc(0)
      expect([String(bytes.length), createHash('md5').update(bytes).digest('hex')]).toEqual([size, etag])
    }
    const files = () =>
      readdirSync(join(dataDir, 'objects'), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name }) => name)
        .sort()
    // The kill must leave registered leftovers.
    expect(files().length).toBeGreaterThan(rows.length)
    const later = { db, backend, clock: () => new Date(Date.now() + 25 * HOUR) }
    expect(await registerUnknownFiles(later)).toBe(0)
    await sweepOrphanedFiles(later)
    expect(files()).toEqual(rows.map((row) => row.file_id).sort())
  } finally {
    await close()
  }
}

function digestOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}

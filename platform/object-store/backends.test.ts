import { randomBytes, randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFakeS3, S3_KEYS, S3_REGION, type FakeS3 } from '#test/storage/fake-s3.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { localFolder } from './local-folder.ts'
import type { ByteRange, ObjectBackend } from './object-backend.ts'
import { s3Bucket } from './s3-bucket.ts'

const MiB = 1024 * 1024
const folder = makeTemporaryFolder('backend')
let s3: FakeS3
let backends: Record<'folder' | 'S3', ObjectBackend>

const place = () => ({
  ...S3_KEYS,
  endpoint: s3.endpoint,
  region: S3_REGION,
  bucket: 'bucket',
  prefix: 'shop/',
})

beforeAll(async () => {
  s3 = await openFakeS3()
  backends = { folder: localFolder(join(folder.path, 'objects')), S3: s3Bucket(place()) }
})
afterAll(async () => {
  await s3.close()
  folder.remove()
})

async function* chunks(bytes: Buffer, size = 60_000) {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function* breaks(bytes: Buffer) {
  yield* chunks(bytes)
  throw new Error('the sender went away')
}

async function read(backend: ObjectBackend, id: string, range?: ByteRange) {
  const stream = await backend.read(id, range)
  return stream && buffer(stream)
}

async function ids(backend: ObjectBackend): Promise<string[]> {
  const found: string[] = []
  for await (const { fileId, modifiedAt } of backend.list()) {
    expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000)
    found.push(fileId)
  }
  return found.sort()
}

describe.each(['folder', 'S3'] as const)('the backend %s', (name) => {
  it.each([0, 1, 5 * MiB, 8 * MiB, 8 * MiB + 1, 20 * MiB])('preserves %i bytes', async (size) => {
    const backend = backends[name]
    const id = randomUUID()
    const bytes = randomBytes(size)
    await backend.write(id, chunks(bytes))
    expect((await read(backend, id))?.equals(bytes)).toBe(true)
    if (size > 1) {
      const part = await read(backend, id, { start: 1, end: size - 2 })
      expect(part?.equals(bytes.subarray(1, size - 1))).toBe(true)
    }
    await backend.remove([id])
    expect(await read(backend, id)).toBeUndefined()
  })

  it('keeps nothing of an interrupted upload', async () => {
    const backend = backends[name]
    for (const size of [1000, 18 * MiB]) {
      const id = randomUUID()
      await expect(backend.write(id, breaks(Buffer.alloc(size)))).rejects.toThrow('the sender went away')
      expect(await read(backend, id)).toBeUndefined()
    }
    expect(await ids(backend)).toEqual([])
    expect(s3.uploads.size).toBe(0)
  })

  it('lists every file, and ignores removing one that does not exist', async () => {
    const backend = backends[name]
    const all = Array.from({ length: 5 }, () => randomUUID()).sort()
    for (const id of all) await backend.write(id, chunks(Buffer.from(id)))
    expect(await ids(backend)).toEqual(all)
    await backend.remove([...all, randomUUID()])
    expect(await ids(backend)).toEqual([])
  })
})

describe('a folder', () => {
  it('has files readable by their owner only, named by ids and never by paths', async () => {
    const backend = backends.folder
    const id = randomUUID()
    await backend.write(id, chunks(Buffer.from('x')))
    const path = join(folder.path, 'objects', id.slice(0, 2), id)
    expect(statSync(path).mode & 0o777).toBe(0o600)
    expect(readdirSync(join(folder.path, 'objects', 'incoming'))).toEqual([])
    for (const bad of ['../../etc/passwd', '', `${id}/..`, `../${id}`]) {
      await expect(backend.write(bad, chunks(Buffer.from('x')))).rejects.toThrow('not the id of a file')
      await expect(async () => backend.read(bad)).rejects.toThrow('not the id of a file')
      await expect(backend.remove([bad])).rejects.toThrow('not the id of a file')
    }
    await backend.remove([id])
  })

  it('lists incomplete files too, so that they are swept', async () => {
    const backend = backends.folder
    const id = randomUUID()
    let seen: string[] = []
    async function* slow() {
      yield Buffer.from('begin')
      seen = await ids(backend)
    }
    await backend.write(id, slow())
    expect(seen).toEqual([id])
    await backend.remove([id])
  })
})

describe('an S3 bucket', () => {
  it('is not opened with other keys', async () => {
    const stranger = s3Bucket({ ...place(), secretAccessKey: 'other' })
    await expect(stranger.write(randomUUID(), chunks(Buffer.from('x')))).rejects.toThrow(
      '403 SignatureDoesNotMatch',
    )
  })

  it('retries when the store is busy, and finally reports its error', async () => {
    const id = randomUUID()
    s3.failures.push({ status: 503, code: 'SlowDown', when: (method) => method === 'PUT' })
    await backends.S3.write(id, chunks(Buffer.from('x')))
    expect(String(await read(backends.S3, id))).toBe('x')
    s3.failures.push({ status: 403, code: 'AccessDenied', when: (method) => method === 'GET' })
    await expect(backends.S3.read(id)).rejects.toThrow('the object store answers 403 AccessDenied to GET')
    await backends.S3.remove([id])
  })

  it('leaves no parts behind when the last step fails, or the process has died', async () => {
    const id = randomUUID()
    const isLast = (method: string, url: URL) => method === 'POST' && url.searchParams.has('uploadId')
    s3.failures.push({ status: 400, code: 'InvalidPart', when: isLast })
    await expect(backends.S3.write(id, chunks(Buffer.alloc(9 * MiB)))).rejects.toThrow('InvalidPart')
    expect(s3.uploads.size).toBe(0)
    s3.uploads.set('left', { key: `shop/${id}`, parts: new Map() })
    await backends.S3.remove([id])
    expect(s3.uploads.size).toBe(0)
  })
})

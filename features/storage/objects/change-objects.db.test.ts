import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { copyObject, moveObject } from './change-objects.server.ts'
import { ensureBucket } from '../buckets/ensure-bucket.server.ts'
import { openObject } from './open-object.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import { storeObject } from './store-object.server.ts'

const folder = makeTemporaryFolder('change')
let deps: StorageDeps
let opened: Readable[]

const test = await forThisFile(createTestDatabase())
beforeAll(async () => {
  const backend = localFolder(join(folder.path, 'objects'))
  deps = {
    db: test.database,
    clock: () => new Date(),
    backend: {
      ...backend,
      async read(...args) {
        const stream = await backend.read(...args)
        if (stream) opened.push(stream)
        return stream
      },
    },
  }
  const bucket = { public: false, fileSizeLimit: 1_000_000 }
  await ensureBucket(deps, { ...bucket, id: 'files', allowedMimeTypes: null })
  await ensureBucket(deps, { ...bucket, id: 'texts', allowedMimeTypes: ['text/plain'] })
  await ensureBucket(deps, { ...bucket, id: 'pictures', allowedMimeTypes: ['image/png'] })
})
afterAll(() => folder.remove())
beforeEach(() => {
  opened = []
})

/** Longer than one read. */
const TEXT = 'Am Bach rechts.\n'.repeat(20_000)

async function aText(key: string) {
  const stored = await storeObject(deps, {
    bucket: 'files',
    key,
    body: Readable.from([Buffer.from(TEXT)]),
    contentType: 'text/plain',
    cacheControl: 'no-cache',
    upsert: false,
    owner: null,
  })
  if (!stored.ok) throw new Error(stored.refusal.code)
  return { bucket: 'files', key }
}

const copy = (from: { bucket: string; key: string }, bucket: string, key = from.key) =>
  copyObject(deps, { from, to: { bucket, key }, upsert: false, owner: null, facts: {} })

async function expectClosed(): Promise<void> {
  expect(opened).not.toHaveLength(0)
  await expect.poll(() => opened.every((stream) => stream.closed)).toBe(true)
}

describe('an object in another bucket', () => {
  it('has its bytes, and the opened file is closed', async () => {
    const from = await aText('moved.txt')
    expect(await moveObject(deps, { from, to: { bucket: 'texts', key: 'moved.txt' } })).toMatchObject({
      ok: true,
    })
    await expectClosed()
    const there = await openObject(deps, { bucket: 'texts', key: 'moved.txt' })
    expect(there.ok && (await buffer(await there.value.read())).toString()).toBe(TEXT)
  })

  it('is refused for its type, and the opened file is closed', async () => {
    const from = await aText('kept.txt')
    expect(await moveObject(deps, { from, to: { bucket: 'pictures', key: 'kept.txt' } })).toMatchObject({
      refusal: { code: 'InvalidMimeType' },
    })
    await expectClosed()
  })
})

describe('a copy', () => {
  it.each([
    ['nowhere', 'copy.txt', 'NoSuchBucket'],
    ['files', 'a//b', 'InvalidKey'],
    ['pictures', 'copy.png', 'InvalidMimeType'],
  ])('to %s as %s is refused with %s, and its source is closed', async (bucket, key, code) => {
    const from = await aText(`source-${code}.txt`)
    expect(await copy(from, bucket, key)).toMatchObject({ refusal: { code } })
    await expectClosed()
  })

  it('has the bytes of its source', async () => {
    const from = await aText('source.txt')
    expect(await copy(from, 'texts')).toMatchObject({ ok: true, value: { size: TEXT.length } })
    await expectClosed()
  })
})

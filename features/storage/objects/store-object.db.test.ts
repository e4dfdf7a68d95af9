import { createHash, randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { localFolder } from '#platform/object-store/local-folder.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { makeTemporaryFolder } from '#test/temporary-folder.ts'
import { createTestDatabase } from '#test/test-database.ts'
import { ensureBucket } from '../buckets/ensure-bucket.server.ts'
import { listFileIds } from '../database/objects-repository.server.ts'
import { registerUnknownFiles, sweepOrphanedFiles } from '../database/sweep-files.server.ts'
import type { StorageDeps } from '../storage-deps.server.ts'
import { copyObject, moveObject } from './change-objects.server.ts'
import { openObject } from './open-object.server.ts'
import { removeObjects } from './remove-objects.server.ts'
import { type NewObject, storeObject } from './store-object.server.ts'

let deps: StorageDeps
const test = await forThisFile(createTestDatabase())

describe('storing an object', () => {
  const folder = makeTemporaryFolder('store')
  let hours = 0

  beforeAll(async () => {
    const clock = () => new Date(Date.now() + hours * 3_600_000)
    deps = { db: test.database, backend: localFolder(join(folder.path, 'objects')), clock }
    await ensureBucket(deps, { id: 'files', public: false, fileSizeLimit: 1_000_000, allowedMimeTypes: null })
  })

  afterAll(() => folder.remove())

  function store(key: string, bytes: Uint8Array | string, more: Partial<NewObject> = {}) {
    return storeObject(deps, {
      bucket: 'files',
      key,
      body: Readable.from([Buffer.from(bytes)]),
      contentType: 'application/octet-stream',
      cacheControl: 'no-cache',
      upsert: false,
      owner: null,
      ...more,
    })
  }

  async function read(key: string, bucket = 'files') {
    const opened = await openObject(deps, { bucket, key })
    return opened.ok ? buffer(await opened.value.read()) : opened.refusal.code
  }

  function files(): string[] {
    return readdirSync(join(folder.path, 'objects'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
  }

  describe('storing an object', () => {
    it('returns the bytes, their number and their digest', async () => {
      const bytes = randomBytes(300_000)
      const stored = await store('a/b.bin', bytes)
      const etag = createHash('md5').update(bytes).digest('hex')
      expect(stored).toMatchObject({
        ok: true,
        value: { size: 300_000, etag, bucket: 'files', key: 'a/b.bin' },
      })
      expect(await read('a/b.bin')).toEqual(bytes)
    })

    it('lists each of them as a file', async () => {
      await store('listed/a', 'a')
      await store('listed/b', 'b')
      expect((await listFileIds(test.database)).toSorted()).toEqual(files().toSorted())
    })

    it('stores an empty one', async () => {
      expect(await store('empty', '')).toMatchObject({ ok: true, value: { size: 0 } })
      expect(await read('empty')).toHaveLength(0)
    })

    it('reads a part', async () => {
      await store('part', '0123456789')
      const opened = await openObject(deps, { bucket: 'files', key: 'part' })
      if (!opened.ok) throw new Error('not there')
      expect((await buffer(await opened.value.read({ start: 2, end: 4 }))).toString()).toBe('234')
    })

    it('never replaces one without permission', async () => {
      await store('once', 'first')
      expect(await store('once', 'second')).toMatchObject({
        ok: false,
        refusal: { code: 'KeyAlreadyExists' },
      })
      expect(String(await read('once'))).toBe('first')
    })

    it('keeps the id when it replaces one, and an open reader reads the old one', async () => {
      const first = await store('twice', 'first')
      const reader = await openObject(deps, { bucket: 'files', key: 'twice' })
      const second = await store('twice', 'second, longer', { upsert: true })
      if (!first.ok || !second.ok || !reader.ok) throw new Error('not stored')
      expect(second.value.id).toBe(first.value.id)
      expect(second.value.createdAt).toEqual(first.value.createdAt)
      expect((await buffer(await reader.value.read())).toString()).toBe('first')
      expect(String(await read('twice'))).toBe('second, longer')
    })

    it('accepts one of many simultaneous uploads, and each reader reads one of them whole', async () => {
      const results = await Promise.all(Array.from({ length: 8 }, (_, index) => store('race', `${index}`)))
      expect(results.filter(({ ok }) => ok)).toHaveLength(1)
      const writers = Array.from({ length: 8 }, (_, index) =>
        store('race', `${index}`.repeat(100_000), { upsert: true }),
      )
      const readers = Array.from({ length: 20 }, () => read('race'))
      for (const bytes of await Promise.all(readers)) expect(new Set(Buffer.from(bytes)).size).toBe(1)
      for (const result of await Promise.all(writers)) expect(result.ok).toBe(true)
    })
  })

  describe('a refused object', () => {
    it('leaves neither row nor file', async () => {
      const before = files().length
      const large = await store('large', Buffer.alloc(1_000_001))
      const here = await store('here', Buffer.alloc(11), { maxBytes: 10 })
      const nowhere = await store('x', 'x', { bucket: 'nowhere' })
      const bad = await store('../x', 'x')
      const broken = store('broken', '', { body: Readable.from(stopsHalfway()) })
      await expect(broken).rejects.toThrow('the sender went away')
      expect([large, here, nowhere, bad].map((each) => (each.ok ? 'ok' : each.refusal.code))).toEqual([
        'EntityTooLarge',
        'EntityTooLarge',
        'NoSuchBucket',
        'InvalidKey',
      ])
      expect(await read('broken')).toBe('NoSuchKey')
      expect(files()).toHaveLength(before)
    })

    it('is declared a picture in a bucket for pictures and is none', async () => {
      await ensureBucket(deps, {
        id: 'pictures',
        public: true,
        fileSizeLimit: null,
        allowedMimeTypes: ['image/png'],
      })
      const page = '<!doctype html><script>alert(1)</script>'
      const lie = await store('x.png', page, { bucket: 'pictures', contentType: 'image/png' })
      expect(lie).toMatchObject({ ok: false, refusal: { code: 'InvalidMimeType' } })
      const png = Buffer.from(PNG, 'base64')
      const named = await store('x.html', png, { bucket: 'pictures', contentType: 'image/png' })
      expect(named).toMatchObject({ ok: false, refusal: { code: 'InvalidMimeType' } })
      const good = await store('x.png', png, { bucket: 'pictures', contentType: 'image/png' })
      expect(good.ok).toBe(true)
    })
  })

  describe('the sweep', () => {
    it('keeps what objects refer to, and removes what is due, incomplete or unknown', async () => {
      await store('kept', 'kept')
      await store('gone', 'gone')
      expect(
        await removeObjects(deps, { bucket: 'files', names: [{ key: 'gone' }, { key: 'never' }] }),
      ).toMatchObject([{ key: 'gone' }])
      expect(await read('gone')).toBe('NoSuchKey')
      await deps.backend.write(crypto.randomUUID(), Readable.from([Buffer.from('nobody knows')]))
      const count = files().length
      expect(await registerUnknownFiles(deps)).toBe(0)
      hours = 25
      await sweepOrphanedFiles(deps)
      expect(files().length).toBeLessThan(count)
      expect(await registerUnknownFiles(deps)).toBe(1)
      expect(await registerUnknownFiles(deps)).toBe(0)
      hours += 13 * 24
      expect(await sweepOrphanedFiles(deps)).toBe(0)
      hours += 25
      expect(await sweepOrphanedFiles(deps)).toBe(1)
      hours = 0
      const { rows } = await test.database.$client.query('select file_id from storage_objects')
      expect(files().sort()).toEqual(rows.map((row) => row.file_id).sort())
      expect(String(await read('kept'))).toBe('kept')
    })

    it('never removes the file of an object, even if it is marked as pending', async () => {
      const stored = await store('announced', 'kept')
      if (!stored.ok) throw new Error('not stored')
      await test.database.$client.query('insert into storage_loose_files values ($1, now())', [
        stored.value.fileId,
      ])
      hours = 1
      expect(await sweepOrphanedFiles(deps)).toBe(1)
      hours = 0
      expect(String(await read('announced'))).toBe('kept')
    })
  })

  async function* stopsHalfway() {
    yield Buffer.alloc(10_000)
    throw new Error('the sender went away')
  }

  const PNG =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
})

describe('changing objects', () => {
  const folder = makeTemporaryFolder('change')
  let opened: Readable[]

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
})

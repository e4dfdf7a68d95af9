import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openStorageScene } from '#test/storage/storage-scene.ts'

const scene = await forThisFile(openStorageScene())

async function filled(keys: string[], options?: { public: boolean }) {
  const id = await scene.bucket(options)
  const files = scene.service.from(id)
  for (const key of keys) await files.upload(key, key)
  return { id, files }
}

describe('removing', () => {
  it('returns the rows that existed, and keeps the others', async () => {
    const { id, files } = await filled(['a', 'b/c', 'd'])
    const { data } = await files.remove(['a', 'b/c', 'none'])
    expect(data?.map(({ name }) => name).sort()).toEqual(['a', 'b/c'])
    expect(data?.[0]).toMatchObject({ bucket_id: id, metadata: { mimetype: 'text/plain;charset=UTF-8' } })
    expect((await files.list()).data?.map(({ name }) => name)).toEqual(['d'])
    expect((await files.remove([])).error).toMatchObject({ code: 'InvalidRequest' })
    const remove = (key: string) =>
      scene.fetch(`/object/${id}/${key}`, { method: 'DELETE', bearer: scene.keys.service })
    expect(await (await remove('d')).json()).toEqual({ message: 'Successfully deleted' })
    expect(await (await remove('d')).json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
  })

  it('is refused to others, without revealing what exists', async () => {
    const { id, files } = await filled(['a'], { public: true })
    for (const bearer of [scene.keys.anon, await scene.member()]) {
      expect((await scene.as(bearer).from(id).remove(['a'])).data).toEqual([])
      const answer = await scene.fetch(`/object/${id}/a`, { method: 'DELETE', bearer })
      expect(await answer.json()).toMatchObject({ statusCode: '404' })
    }
    expect((await files.exists('a')).data).toBe(true)
  })
})

describe('versions', () => {
  const old = crypto.randomUUID()

  it('other than the current one are not there: nothing else is removed, moved or copied in their place', async () => {
    const { id, files } = await filled(['a', 'b', 'c'])
    const current = (await files.info('a')).data?.version ?? ''
    const removed = await files.remove([
      { path: 'a', versionId: old },
      { path: 'b', versionId: 'noncurrent-version-id' },
      'none',
    ])
    expect(removed).toMatchObject({ data: [], error: null })
    const gone = { error: { statusCode: '404', code: 'NoSuchKey' } }
    expect(await files.move('a', 'x', { sourceVersionId: old })).toMatchObject(gone)
    expect(await files.copy('a', 'x', { sourceVersionId: old })).toMatchObject(gone)
    expect(await files.createSignedUrl('a', 60, { versionId: old })).toMatchObject({
      error: { code: 'InvalidRequest' },
    })
    expect((await files.list()).data?.map(({ name }) => name)).toEqual(['a', 'b', 'c'])
    expect((await files.copy('a', 'd', { sourceVersionId: current })).error).toBeNull()
    expect((await files.remove([{ path: 'a', versionId: current }, 'b'])).data).toHaveLength(2)
    expect((await files.list()).data?.map(({ name }) => name)).toEqual(['c', 'd'])
    const only = { noncurrentVersions: 'only' } as const
    expect((await scene.service.from(id).list('', only)).data).toEqual([])
    expect((await scene.service.from(id).listV2(only)).data?.objects).toEqual([])
  })

  it('are refused to a bucket, which would only seem to keep them', async () => {
    const name = `versions-${crypto.randomUUID()}`
    const refused = { error: { code: 'InvalidRequest' } }
    const { service } = scene
    expect(await service.createBucket(name, { public: false, versioningStatus: 'ENABLED' })).toMatchObject(
      refused,
    )
    expect(
      (await service.createBucket(name, { public: false, versioningStatus: 'DISABLED' })).error,
    ).toBeNull()
    for (const versioningStatus of ['ENABLED', 'SUSPENDED'] as const)
      expect(await service.updateBucket(name, { public: false, versioningStatus })).toMatchObject(refused)
  })
})

describe('moving', () => {
  it('changes the key, or the bucket, and keeps the id', async () => {
    const { files } = await filled(['from', 'taken'])
    const before = await files.info('from')
    expect((await files.move('from', 'to/here')).data?.message).toBe('Successfully moved')
    expect((await files.info('to/here')).data).toMatchObject({ id: before.data?.id, etag: before.data?.etag })
    expect((await files.exists('from')).data).toBe(false)
    expect((await files.move('to/here', 'taken')).error).toMatchObject({
      statusCode: '409',
      code: 'ResourceAlreadyExists',
    })
    expect((await files.move('none', 'x')).error).toMatchObject({ statusCode: '404', code: 'NoSuchKey' })
    expect((await files.move('to/here', '../x')).error).toMatchObject({ code: 'InvalidKey' })
    const other = await scene.bucket()
    expect((await files.move('to/here', 'there', { destinationBucket: other })).error).toBeNull()
    expect(await (await scene.service.from(other).download('there')).data?.text()).toBe('from')
    const nowhere = await files.move('taken', 'x', { destinationBucket: 'nowhere' })
    expect(nowhere.error).toMatchObject({ code: 'NoSuchBucket' })
  })

  it('respects the limits of the other bucket', async () => {
    const { files } = await filled(['text.txt'])
    const small = await scene.bucket({ public: false, fileSizeLimit: 3 })
    const pictures = await scene.bucket({ public: false, allowedMimeTypes: ['image/*'] })
    for (const [destinationBucket, code] of [
      [small, 'EntityTooLarge'],
      [pictures, 'InvalidMimeType'],
    ] as const) {
      expect((await files.move('text.txt', 'x', { destinationBucket })).error).toMatchObject({ code })
      expect((await files.copy('text.txt', 'x', { destinationBucket })).error).toMatchObject({ code })
    }
  })

  it('to one key simultaneously succeeds once', async () => {
    const keys = Array.from({ length: 6 }, (_, index) => `from-${index}`)
    const { files } = await filled(keys)
    const answers = await Promise.all(keys.map((key) => files.move(key, 'goal')))
    expect(answers.filter(({ error }) => !error)).toHaveLength(1)
    expect((await files.list()).data).toHaveLength(6)
  })
})

describe('copying', () => {
  it('creates a second object', async () => {
    const { id, files } = await filled(['from'])
    const { data } = await files.copy('from', 'to')
    expect(data?.path).toBe(`${id}/to`)
    await files.update('from', 'changed')
    expect(await (await files.download('to')).data?.text()).toBe('from')
    expect((await files.copy('from', 'to')).error).toMatchObject({ code: 'KeyAlreadyExists' })
    expect((await files.copy('none', 'x')).error).toMatchObject({ code: 'NoSuchKey' })
    const other = await scene.bucket()
    expect((await files.copy('from', 'x', { destinationBucket: other })).data?.path).toBe(`${other}/x`)
  })

  describe('with metadata', () => {
    /** Beyond the content: what a download and its object's information say. */
    async function facts({ id, files }: Awaited<ReturnType<typeof filled>>, key: string) {
      const { data } = await files.info(key)
      const { headers } = await scene.fetch(`/object/${id}/${key}`, {
        bearer: scene.keys.service,
        method: 'HEAD',
      })
      return {
        metadata: data?.metadata,
        cacheControl: data?.cacheControl,
        contentType: data?.contentType,
        encoding: headers.get('content-encoding'),
      }
    }
    const source = {
      metadata: { a: 1 },
      cacheControl: 'max-age=7',
      contentType: 'text/plain;charset=UTF-8',
      encoding: 'gzip',
    }
    const packed = Buffer.from('1f8b0800000000000003030000000000', 'hex')
    const options = {
      metadata: { a: 1 },
      cacheControl: '7',
      contentType: 'text/plain;charset=UTF-8',
      contentEncoding: 'gzip',
    }

    it('copies and moves all of it', async () => {
      const bucket = await filled([])
      await bucket.files.upload('from', packed, options)
      await bucket.files.copy('from', 'same')
      expect(await facts(bucket, 'same')).toEqual(source)
      await bucket.files.move('from', 'moved')
      expect(await facts(bucket, 'moved')).toEqual(source)
    })

    it.each([
      [{ cacheControl: 'max-age=5' }, { cacheControl: 'max-age=5' }],
      [{ mimetype: 'text/x-other' }, { contentType: 'text/x-other' }],
      [{ contentEncoding: 'br' }, { encoding: 'br' }],
      [{ contentEncoding: '' }, { encoding: null }],
      [{}, {}],
    ])(
      'replaces %j alone of what describes the file, and drops what its owner wrote',
      async (metadata, changed) => {
        const bucket = await filled([])
        await bucket.files.upload('from', packed, options)
        await bucket.files.copy('from', 'other', { copyMetadata: false, metadata })
        expect(await facts(bucket, 'other')).toEqual({ ...source, metadata: {}, ...changed })
      },
    )

    it('takes what the owner of the copy writes instead', async () => {
      const bucket = await filled([])
      await bucket.files.upload('from', packed, options)
      const written = { 'x-metadata': Buffer.from('{"b":2}').toString('base64') }
      const files = scene.as(scene.keys.service, written).from(bucket.id)
      await files.copy('from', 'other', { copyMetadata: false })
      expect(await facts(bucket, 'other')).toEqual({ ...source, metadata: { b: 2 } })
    })

    it('refuses what is no header, and changes nothing', async () => {
      const { files } = await filled(['from'])
      for (const metadata of [{ contentEncoding: 'g zip' }, { mimetype: '' }, { cacheControl: 'ä' }])
        expect((await files.copy('from', 'other', { copyMetadata: false, metadata })).error).toMatchObject({
          code: 'InvalidRequest',
        })
      expect((await files.exists('other')).data).toBe(false)
    })
  })
})

describe('the list of a folder', () => {
  const keys = [
    'b.txt',
    'a.txt',
    'Z.txt',
    'folder/one',
    'folder/two',
    'folder/deep/three',
    'folder2/x',
    'a.txt/odd',
  ]

  it('has files and folders of one level, sorted by name', async () => {
    const { files } = await filled(keys)
    const names = async (folder?: string, options?: Parameters<typeof files.list>[1]) =>
      (await files.list(folder, options)).data?.map(({ name, id }) => (id === null ? `${name}/` : name))
    expect(await names()).toEqual(['Z.txt', 'a.txt', 'a.txt/', 'b.txt', 'folder/', 'folder2/'])
    expect(await names('folder')).toEqual(['deep/', 'one', 'two'])
    expect(await names('folder/')).toEqual(['deep/', 'one', 'two'])
    expect(await names('fold')).toEqual([])
    expect(await names('', { limit: 2, offset: 1 })).toEqual(['a.txt', 'a.txt/'])
    expect(await names('', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'folder2/',
      'folder/',
      'b.txt',
      'a.txt/',
      'a.txt',
      'Z.txt',
    ])
    expect(await names('', { search: 'FOLDER' })).toEqual(['folder/', 'folder2/'])
    expect(await names('', { search: '%' })).toEqual([])
    expect(await names('', { sortBy: { column: 'created_at', order: 'desc' } })).toEqual([
      'a.txt/',
      'folder/',
      'folder2/',
      'Z.txt',
      'a.txt',
      'b.txt',
    ])
    const [folder] = (await files.list('', { search: 'folder2' })).data ?? []
    expect(folder).toEqual({
      name: 'folder2',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    })
    expect((await files.list('', { search: 'b' })).data?.[0]?.metadata).toMatchObject({
      eTag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
      size: 5,
      mimetype: 'text/plain;charset=UTF-8',
      cacheControl: 'max-age=3600',
      contentLength: 5,
      httpStatusCode: 200,
    })
  })

  it('requires a prefix, and is empty without permission', async () => {
    const { id } = await filled(['a'], { public: true })
    const answer = await scene.fetch(`/object/list/${id}`, {
      method: 'POST',
      bearer: scene.keys.service,
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    expect(await answer.json()).toMatchObject({ code: 'InvalidRequest' })
    expect((await scene.service.from('nowhere').list()).data).toEqual([])
    expect((await scene.anonymous.from(id).list()).data).toEqual([])
    expect((await scene.anonymous.from(id).listV2()).data).toMatchObject({ objects: [], hasNext: false })
  })
})

describe('a list', () => {
  it('has as many as it can where more are asked for', async () => {
    const { id, files } = await filled(['a', 'b'])
    for (const limit of [1501, 1_000_001, 1e20]) {
      expect((await files.list('', { limit })).data).toHaveLength(2)
      expect((await files.listV2({ limit })).data?.objects).toHaveLength(2)
      expect((await scene.service.listBuckets({ limit })).data?.some((bucket) => bucket.id === id)).toBe(true)
    }
    expect((await files.list('', { limit: 0 })).error).toMatchObject({ code: 'InvalidRequest' })
    expect((await files.list('', { offset: 1e20 })).data).toEqual([])
  })
})

describe('the list of keys', () => {
  it('has pages, in which every object occurs once', async () => {
    const keys = Array.from({ length: 8 }, (_, index) => `testpath/file-${index}`)
    const { files } = await filled([...keys, 'other'])
    for (const sortBy of [
      undefined,
      { column: 'name', order: 'desc' },
      { column: 'created_at', order: 'desc' },
      { column: 'updated_at', order: 'asc' },
    ] as const) {
      const seen: string[] = []
      let pages = 0
      let cursor: string | undefined
      do {
        const { data } = await files.listV2({
          prefix: 'testpath/',
          limit: 2,
          ...(cursor && { cursor }),
          ...(sortBy && { sortBy }),
        })
        seen.push(...(data?.objects.map(({ name }) => name) ?? []))
        cursor = data?.nextCursor
        expect(data?.hasNext).toBe(cursor !== undefined)
        pages += 1
      } while (cursor)
      expect(pages).toBe(4)
      expect(seen).toEqual(sortBy?.order === 'desc' ? keys.toReversed() : keys)
    }
  })

  it('counts folders and objects together', async () => {
    const { files } = await filled(['p/a', 'p/b/1', 'p/b/2', 'p/c', 'p/d/1', 'q'])
    const list = async (options: Parameters<typeof files.listV2>[0]) => (await files.listV2(options)).data
    const first = await list({ prefix: 'p/', with_delimiter: true, limit: 3 })
    expect(first).toMatchObject({
      hasNext: true,
      folders: [{ name: 'p/b/', key: 'p/b' }],
      objects: [{ name: 'p/a' }, { name: 'p/c' }],
    })
    const cursor = first?.nextCursor ?? ''
    expect(await list({ prefix: 'p/', with_delimiter: true, limit: 3, cursor })).toMatchObject({
      hasNext: false,
      folders: [{ name: 'p/d/' }],
      objects: [],
    })
    expect((await list({ prefix: 'p' }))?.objects).toHaveLength(5)
    expect((await list({ prefix: 'p/b' }))?.objects.map(({ name }) => name)).toEqual(['p/b/1', 'p/b/2'])
    const before = JSON.stringify({ name: 'p/a', at: '0000-01-01T00:00:00Z' })
    for (const cursor of ['nonsense', Buffer.from(before).toString('base64url')])
      expect((await files.listV2({ cursor })).error).toMatchObject({ code: 'InvalidRequest' })
  })
})

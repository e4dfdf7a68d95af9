import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openStorageScene, refusalOf } from '#test/storage/storage-scene.ts'

const scene = await forThisFile(openStorageScene())

describe('the service key', () => {
  it('creates, reads, changes, empties and deletes buckets', async () => {
    const { service } = scene
    expect(await service.createBucket('life', { public: false })).toMatchObject({ data: { name: 'life' } })
    const { data: made } = await service.getBucket('life')
    expect(Object.keys(made ?? {}).sort()).toEqual([
      'allowed_mime_types',
      'created_at',
      'file_size_limit',
      'id',
      'name',
      'owner',
      'public',
      'updated_at',
    ])
    expect(made).toMatchObject({ id: 'life', public: false, file_size_limit: null, allowed_mime_types: null })
    const changed = await service.updateBucket('life', {
      public: true,
      fileSizeLimit: '20mb',
      allowedMimeTypes: ['image/png', 'text/*'],
    })
    expect(changed.data?.message).toBe('Successfully updated')
    expect((await service.getBucket('life')).data).toMatchObject({
      public: true,
      file_size_limit: 20_000_000,
      allowed_mime_types: ['image/png', 'text/*'],
    })
    await service.updateBucket('life', { public: false, fileSizeLimit: null, allowedMimeTypes: null })
    expect((await service.getBucket('life')).data).toMatchObject({
      public: false,
      file_size_limit: null,
      allowed_mime_types: null,
    })
    await service.from('life').upload('a/b.txt', 'text')
    expect(await service.deleteBucket('life')).toMatchObject({
      error: { statusCode: '409', code: 'ResourceNotEmpty' },
    })
    const emptied = await service.emptyBucket('life')
    expect(emptied.data?.message).toBe('Empty bucket has been queued. Completion may take up to an hour.')
    expect((await service.deleteBucket('life')).data?.message).toBe('Successfully deleted')
    expect((await service.getBucket('life')).error).toMatchObject({
      message: 'Bucket not found',
      status: 400,
      statusCode: '404',
      code: 'NoSuchBucket',
    })
  })

  it('lists buckets in order, in pages, by a part of the name', async () => {
    for (const id of ['list-b', 'list-a', 'list-c']) await scene.service.createBucket(id, { public: false })
    const list = async (options: Parameters<typeof scene.service.listBuckets>[0]) =>
      (await scene.service.listBuckets(options)).data?.map(({ id }) => id)
    expect(await list({ search: 'list-' })).toEqual(['list-a', 'list-b', 'list-c'])
    expect(await list({ search: 'list-', sortColumn: 'name', sortOrder: 'desc', limit: 2 })).toEqual([
      'list-c',
      'list-b',
    ])
    expect(await list({ search: 'list-', offset: 2 })).toEqual(['list-c'])
    expect(await list({ search: 'list_' })).toEqual([])
    expect((await scene.service.listBuckets({ search: 'list-a' })).data?.[0]).toMatchObject({
      type: 'STANDARD',
    })
  })

  it.each([
    [{ name: 'x/y' }, 'InvalidBucketName', '400'],
    [{ name: 'ä' }, 'InvalidBucketName', '400'],
    [{ name: 'x'.repeat(101) }, 'InvalidBucketName', '400'],
    [{}, 'InvalidRequest', '400'],
    [{ name: 'x', public: 'yes' }, 'InvalidRequest', '400'],
    [{ name: 'x', file_size_limit: 'much' }, 'InvalidRequest', '400'],
    [{ name: 'x', file_size_limit: '9tb' }, 'EntityTooLarge', '413'],
    [{ name: 'x', allowed_mime_types: ['nonsense'] }, 'InvalidRequest', '400'],
    [{ name: 'a\u0000b' }, 'InvalidRequest', '400'],
  ])('refuses %j with %s', async (body, code, statusCode) => {
    const answer = await scene.fetch('/bucket', {
      method: 'POST',
      bearer: scene.keys.service,
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(await refusalOf(answer)).toMatchObject({ status: 400, code, statusCode })
  })

  it('creates no bucket twice, and changes none that is missing or without a change', async () => {
    const id = await scene.bucket()
    expect(await scene.service.createBucket(id, { public: false })).toMatchObject({
      error: { statusCode: '409', code: 'BucketAlreadyExists', message: 'The resource already exists' },
    })
    expect(await scene.service.updateBucket('nowhere', { public: true })).toMatchObject({
      error: { statusCode: '404' },
    })
    expect(await scene.service.emptyBucket('nowhere')).toMatchObject({ error: { statusCode: '404' } })
    expect(await scene.service.deleteBucket('nowhere')).toMatchObject({ error: { statusCode: '404' } })
    const answer = await scene.fetch(`/bucket/${id}`, {
      method: 'PUT',
      bearer: scene.keys.service,
      body: '{}',
      headers: { 'content-type': 'application/json' },
    })
    expect(await refusalOf(answer)).toMatchObject({ code: 'InvalidRequest' })
  })
})

describe('anybody else', () => {
  it('cannot create, see, change or remove a bucket', async () => {
    const id = await scene.bucket({ public: true })
    for (const token of [scene.keys.anon, await scene.guest(), await scene.member()]) {
      const client = scene.as(token)
      expect(await client.createBucket('mine', { public: true })).toMatchObject({
        error: { statusCode: '403', code: 'AccessDenied' },
      })
      expect((await client.listBuckets()).data).toEqual([])
      expect((await client.getBucket(id)).error).toMatchObject({ code: 'NoSuchBucket' })
      for (const change of [
        client.updateBucket(id, { public: false }),
        client.emptyBucket(id),
        client.deleteBucket(id),
      ])
        expect((await change).error).toMatchObject({ code: 'AccessDenied' })
    }
    expect((await scene.service.getBucket(id)).data?.public).toBe(true)
  })

  it('is told that the token is invalid, in the text of the clients', async () => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }, { authorization: 'Basic eDp5' }]) {
      const refusal = await refusalOf(await fetch(`${scene.url}/bucket`, { headers: headers as HeadersInit }))
      expect(refusal).toMatchObject({
        status: 400,
        statusCode: '403',
        code: 'AccessDenied',
        message: 'Invalid Compact JWS',
      })
    }
    const token = await scene.member()
    scene.auth.later(4000)
    const { error } = await scene.as(token).listBuckets()
    scene.auth.later(-4000)
    expect(error).toMatchObject({ statusCode: '403', message: '"exp" claim timestamp check failed' })
  })

  it('has the public key of a project in the settings', async () => {
    expect((await scene.as('the-public-key-of-a-project').listBuckets()).data).toEqual([])
  })
})

describe('an unknown path', () => {
  it.each([
    ['GET', ''],
    ['GET', '/'],
    ['GET', '/nothing'],
    ['POST', '/upload/resumable'],
    ['PATCH', '/upload/resumable/x'],
    ['GET', '/bucket/x/lifecycle'],
    ['DELETE', '/cdn/x/y'],
    ['PATCH', '/object/x/y'],
    ['POST', '/iceberg/bucket'],
  ])('%s %s answers so in JSON', async (method, path) => {
    const body =
      method === 'POST' ? { body: 'x', headers: { 'content-type': 'application/offset+octet-stream' } } : {}
    const answer = await scene.fetch(path, { method, bearer: scene.keys.service, ...body })
    expect(await refusalOf(answer)).toMatchObject({ status: 404, statusCode: '404', code: 'NotFound' })
  })

  it('answers a preflight request of another origin', async () => {
    const answer = await scene.fetch('/object/x/y', { method: 'OPTIONS' })
    expect(answer.status).toBe(204)
    expect(answer.headers.get('access-control-allow-headers')).toContain('x-upsert')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
    const own = { 'access-control-request-headers': 'authorization, x-trace-id' }
    const mirrored = await scene.fetch('/object/x/y', { method: 'OPTIONS', headers: own })
    expect(mirrored.headers.get('access-control-allow-headers')).toBe('authorization, x-trace-id')
  })
})

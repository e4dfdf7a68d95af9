import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { openObject } from '#features/storage/objects/open-object.server.ts'
import { createImageRenderer } from '#features/storage/objects/render-image.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { makeJpeg, makePng } from '#test/storage/make-png.ts'
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

describe('images', () => {
  let bucket: string

  beforeAll(async () => {
    bucket = await scene.bucket({ public: true })
    // Without a type: images are detected by their bytes.
    await files().upload('photo.jpg', await makeJpeg(600, 400))
    await files().upload('logo.png', await makePng(50, 50))
  })

  const files = () => scene.service.from(bucket)

  async function render(query: string, headers: Record<string, string> = {}, key = 'photo.jpg') {
    const answer = await scene.fetch(`/render/image/public/${bucket}/${key}${query}`, { headers })
    const { width, height } = answer.ok ? await sharp(await answer.clone().arrayBuffer()).metadata() : {}
    return { answer, status: answer.status, type: answer.headers.get('content-type'), width, height }
  }

  describe('a rendered image', () => {
    it.each([
      ['?width=300', 300, 200],
      ['?height=100', 150, 100],
      ['?width=100&height=100', 100, 100],
      ['?width=100&height=100&resize=contain', 100, 67],
      ['?width=100&height=200&resize=fill', 100, 200],
      ['?width=0&height=', 600, 400],
      ['', 600, 400],
      ['?width=9000', 600, 400],
    ])('of %s is %i by %i', async (query, width, height) => {
      expect(await render(query)).toMatchObject({ status: 200, type: 'image/jpeg', width, height })
    })

    it('has the best format that the visitor accepts, unless the origin is requested', async () => {
      const accept = 'image/webp,image/*;q=0.8'
      expect((await render('?width=50', { accept })).type).toBe('image/webp')
      expect((await render('?width=50', { accept: `image/avif,${accept}` })).type).toBe('image/avif')
      expect((await render('?width=50&format=origin', { accept })).type).toBe('image/jpeg')
      expect((await render('?width=50&format=webp')).type).toBe('image/webp')
      expect((await render('?width=20', {}, 'logo.png')).type).toBe('image/png')
      expect((await render('?width=50', { accept })).answer.headers.get('vary')).toBe('Accept')
    })

    it('is requested by an address that binds the size, and by a token', async () => {
      const transform = { width: 200, height: 200, quality: 60 }
      const { data } = await files().createSignedUrl('photo.jpg', 60, { transform })
      expect(data?.signedUrl).toContain('/render/image/sign/')
      const answer = await fetch(`${data?.signedUrl}&width=10`)
      expect(answer.headers.get('x-transformations')).toBe(
        'height:200,width:200,resizing_type:fill,quality:60',
      )
      expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0)
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(200)
      const downloaded = await files().download('photo.jpg', { transform: { width: 200, height: 200 } })
      expect(downloaded.data?.type).toBe('image/jpeg')
      const address = files().getPublicUrl('photo.jpg', { transform: { width: 30 } }).data.publicUrl
      expect((await fetch(address)).status).toBe(200)
    })

    it('is answered with 304 to a current copy', async () => {
      const { answer } = await render('?width=30')
      const etag = answer.headers.get('etag') ?? ''
      expect((await render('?width=30', { 'if-none-match': etag })).status).toBe(304)
      expect((await render('?width=31', { 'if-none-match': etag })).status).toBe(200)
      expect((await render('?width=30', { 'if-none-match': etag, accept: 'image/webp' })).status).toBe(200)
    })

    it.each(['?width=-1', '?width=x', '?quality=5', '?quality=101', '?resize=crop', '?format=bmp'])(
      'of %s is refused',
      async (query) => {
        expect(await refusalOf((await render(query)).answer)).toMatchObject({
          status: 400,
          code: 'InvalidRequest',
        })
      },
    )

    it('is not made of a non-image, of a drawing, or of a broken one', async () => {
      const png = await makePng(300, 300)
      await files().upload('text.png', 'not a picture', { contentType: 'image/png' })
      await files().upload('drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>', {
        contentType: 'image/svg+xml',
      })
      await files().upload('broken.png', png.subarray(0, 60), { contentType: 'image/png' })
      for (const key of ['text.png', 'drawing.svg', 'broken.png'])
        expect(await refusalOf((await render('?width=10', {}, key)).answer), key).toMatchObject({
          status: 400,
          code: 'InvalidRequest',
        })
    })

    it('is made only with permission to read', async () => {
      const hidden = await scene.bucket()
      await scene.service.from(hidden).upload('photo.jpg', await makeJpeg(60, 40))
      for (const form of ['public', 'authenticated', 'sign'])
        expect((await scene.fetch(`/render/image/${form}/${hidden}/photo.jpg?width=10`)).status).toBe(400)
    })
  })

  describe('the image renderer', () => {
    it('refuses pictures of too many pixels or bytes, and those that arrive when too many wait', async () => {
      await files().upload('large.png', await makePng(2000, 1000))
      const open = async (key: string) => {
        const opened = await openObject(scene.storage, { bucket, key })
        if (!opened.ok) throw new Error('not there')
        return opened.value
      }
      const order = { width: 20, height: undefined, resize: 'cover', quality: 80, format: 'origin' } as const
      const limits = { mostBytes: 1e6, mostPixels: 1e6, atOnce: 1, waiting: 2, seconds: 10 }
      const large = await createImageRenderer(limits).render(await open('large.png'), order)
      expect(large).toMatchObject({ ok: false, refusal: { message: 'the image is too large' } })
      const heavy = await createImageRenderer({ ...limits, mostBytes: 10 }).render(
        await open('photo.jpg'),
        order,
      )
      expect(heavy).toMatchObject({ ok: false, refusal: { code: 'InvalidRequest' } })
      const workshop = createImageRenderer(limits)
      const photo = await open('photo.jpg')
      const answers = await Promise.all(Array.from({ length: 8 }, () => workshop.render(photo, order)))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
      expect(answers.filter((answer) => !answer.ok && answer.refusal.code === 'SlowDown')).toHaveLength(5)
      expect((await workshop.render(photo, order)).ok).toBe(true)
    })
  })
})

import { createHash, randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { makePng } from '#test/storage/make-png.ts'
import { openStorageScene, refusalOf } from '#test/storage/storage-scene.ts'

let bucket: string
const scene = await forThisFile(openStorageScene({ largestObject: 2_000_000 }))
beforeAll(async () => {
  bucket = await scene.bucket()
})

const files = (id = bucket) => scene.service.from(id)

async function bytesOf(key: string, id = bucket): Promise<Buffer> {
  const { data, error } = await files(id).download(key)
  if (error) throw error
  return Buffer.from(await data.arrayBuffer())
}

describe('an upload', () => {
  it('returns key and id, and can be read back with its metadata', async () => {
    const bytes = randomBytes(200_000)
    const { data } = await files().upload('folder/file.bin', bytes, {
      contentType: 'application/x-thing',
      metadata: { from: 'Zürich' },
    })
    expect(data).toMatchObject({ path: 'folder/file.bin', fullPath: `${bucket}/folder/file.bin` })
    expect(await bytesOf('folder/file.bin')).toEqual(bytes)
    const md5 = createHash('md5').update(bytes).digest('hex')
    expect((await files().info('folder/file.bin')).data).toMatchObject({
      id: data?.id,
      name: 'folder/file.bin',
      bucketId: bucket,
      size: 200_000,
      contentType: 'application/x-thing',
      cacheControl: 'max-age=3600',
      etag: `"${md5}"`,
      metadata: { from: 'Zürich' },
      version: expect.any(String),
      createdAt: expect.any(String),
      lastModified: expect.any(String),
    })
    expect((await files().exists('folder/file.bin')).data).toBe(true)
    expect((await files().exists('folder/none')).data).toBe(false)
  })

  it.each([
    ['a text', () => 'Grüezi', 'text/plain;charset=UTF-8'],
    ['an array buffer', () => new TextEncoder().encode('Grüezi').buffer, 'text/plain;charset=UTF-8'],
    ['a blob', () => new Blob(['Grüezi'], { type: 'text/x-thing' }), 'text/x-thing'],
    ['a file', () => new File(['Grüezi'], 'gruss.txt', { type: 'text/plain' }), 'text/plain'],
    ['a form', () => form('Grüezi'), 'application/octet-stream'],
    ['a stream', () => Readable.from([Buffer.from('Grü'), Buffer.from('ezi')]), 'text/plain;charset=UTF-8'],
    ['a web stream', () => new Blob(['Grüezi']).stream(), 'text/plain;charset=UTF-8'],
  ])('accepts %s', async (name, body, contentType) => {
    const key = `kinds/${name}`
    const { error } = await files().upload(key, body(), { cacheControl: '60', metadata: { kind: name } })
    expect(error).toBeNull()
    expect((await bytesOf(key)).toString()).toBe('Grüezi')
    expect((await files().info(key)).data).toMatchObject({
      contentType,
      cacheControl: 'max-age=60',
      metadata: { kind: name },
    })
  })

  it('without a cache header is not cached', async () => {
    await scene.fetch(`/object/${bucket}/plain`, { method: 'POST', bearer: scene.keys.service, body: 'x' })
    await scene.fetch(`/object/${bucket}/form`, {
      method: 'POST',
      bearer: scene.keys.service,
      body: form('x'),
    })
    for (const key of ['plain', 'form'])
      expect((await files().info(key)).data?.cacheControl, key).toBe('no-cache')
  })

  it('keeps compressed bytes compressed', async () => {
    await files().upload('packed.txt', Buffer.from('1f8b0800000000000003030000000000', 'hex'), {
      contentEncoding: 'gzip',
    })
    const answer = await scene.fetch(`/object/${bucket}/packed.txt`, {
      bearer: scene.keys.service,
      headers: { 'accept-encoding': 'identity' },
    })
    expect(answer.headers.get('content-encoding')).toBe('gzip')
  })

  it('keeps a type as it was written, with a tab in it', async () => {
    const contentType = 'text/plain;\tcharset=utf-8'
    expect((await files().upload('tab.txt', 'x', { contentType })).error).toBeNull()
    expect((await files().info('tab.txt')).data?.contentType).toBe(contentType)
  })

  it('accepts every character that a key may have', async () => {
    const key = "_!-.*'()&$@=;:+, x/y"
    expect((await files().upload(key, 'x')).error).toBeNull()
    expect((await bytesOf(key)).toString()).toBe('x')
  })

  it('without bytes creates an empty object', async () => {
    expect((await files().upload('empty', '')).error).toBeNull()
    expect(await bytesOf('empty')).toHaveLength(0)
  })
})

describe('an existing object', () => {
  it('is replaced only by PUT or upsert, and keeps its id', async () => {
    const first = await files().upload('there', 'first')
    expect((await files().upload('there', 'second')).error).toMatchObject({
      status: 400,
      statusCode: '409',
      code: 'KeyAlreadyExists',
      message: 'The resource already exists',
    })
    const upserted = await files().upload('there', 'second', { upsert: true })
    const put = await files().update('there', 'third')
    expect([upserted.data?.id, put.data?.id]).toEqual([first.data?.id, first.data?.id])
    expect((await bytesOf('there')).toString()).toBe('third')
    expect((await files().update('new by put', 'x')).error).toBeNull()
  })
})

describe('a bucket with limits', () => {
  it('refuses a larger one, by its declared or actual size', async () => {
    const small = await scene.bucket({ public: false, fileSizeLimit: '1kb' })
    expect((await files(small).upload('fits', Buffer.alloc(1000))).error).toBeNull()
    const began = performance.now()
    const large = { statusCode: '413', message: 'The object exceeded the maximum allowed size' }
    expect((await files(small).upload('large', Buffer.alloc(1001))).error).toMatchObject(large)
    expect((await files(small).upload('larger', Buffer.alloc(1_900_000))).error).toMatchObject(large)
    expect((await files(small).upload('blob', new Blob([Buffer.alloc(1001)]))).error).toMatchObject(large)
    const stream = Readable.from(Array.from({ length: 30 }, () => Buffer.alloc(65_536)))
    expect((await files(small).upload('stream', stream)).error).toMatchObject(large)
    expect((await files().upload('above ours', Buffer.alloc(2_000_001))).error).toMatchObject(large)
    expect((await files(small).list()).data).toHaveLength(1)
    // Longer would mean draining up to the time limit.
    expect(performance.now() - began).toBeLessThan(8000)
  })

  it('refuses another type, by declaration, name or content', async () => {
    const pictures = await scene.bucket({ public: true, allowedMimeTypes: ['image/png'] })
    const png = await makePng(4, 4)
    const upload = async (key: string, body: Buffer | string, contentType: string) =>
      (await files(pictures).upload(key, body, { contentType })).error
    expect(await upload('good.png', png, 'image/png')).toBeNull()
    expect(await upload('with parameters.png', png, 'image/png; name=x')).toBeNull()
    expect(await upload('jpeg.jpg', png, 'image/jpeg')).toMatchObject({
      statusCode: '415',
      code: 'InvalidMimeType',
      message: 'mime type image/jpeg is not supported',
    })
    const lies = [
      ['x.png', '<!doctype html><script>alert(1)</script>'],
      ['x.png', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ['x.png', '%PDF-1.7 '],
      ['x.png', ''],
      ['x.html', png],
    ] as const
    for (const [key, body] of lies)
      expect(await upload(key, body, 'image/png'), key).toMatchObject({ statusCode: '415' })
    const form = new FormData()
    form.append('', new File(['<html></html>'], 'x.png', { type: 'image/png' }))
    expect((await files(pictures).upload('x.png', form)).error).toMatchObject({ statusCode: '415' })
    expect((await files(pictures).list()).data).toHaveLength(2)
    // Refusals by the first bytes must not wait.
    const began = performance.now()
    expect(await upload('x.png', Buffer.alloc(1_900_000, 'text '), 'image/png')).toMatchObject({
      statusCode: '415',
    })
    expect(performance.now() - began).toBeLessThan(8000)
  })
})

describe('an invalid upload', () => {
  it('answers why', async () => {
    const cases: [Promise<{ error: unknown }>, string, string][] = [
      [scene.service.from('nowhere').upload('x', 'x'), 'NoSuchBucket', '404'],
      [files().upload('ä', 'x'), 'InvalidKey', '400'],
      [files().upload('a%2F..%2F..%2Fb', 'x'), 'InvalidKey', '400'],
      [scene.anonymous.from(bucket).upload('x', 'x'), 'AccessDenied', '403'],
      [scene.anonymous.from('nowhere').upload('x', 'x'), 'AccessDenied', '403'],
      [
        scene
          .as(await scene.member())
          .from(bucket)
          .upload('x', 'x'),
        'AccessDenied',
        '403',
      ],
    ]
    for (const [answer, code, statusCode] of cases)
      expect((await answer).error).toMatchObject({ status: 400, code, statusCode })
  })

  it.each([
    [{ 'content-type': 'nonsense' }, 'x'],
    [{ 'content-type': 'text/plain; name=ä' }, 'x'],
    [{ 'cache-control': 'x'.repeat(300) }, 'x'],
    [{ 'x-metadata': 'bm9uc2Vuc2U=' }, 'x'],
    [{ 'x-metadata': Buffer.from('[1]').toString('base64') }, 'x'],
    [{ 'x-metadata': Buffer.from(String.raw`{"a":"\u0000"}`).toString('base64') }, 'x'],
    [{ 'x-metadata': Buffer.from(String.raw`{"a":"\ud800"}`).toString('base64') }, 'x'],
    [{ 'content-encoding': 'g zip' }, 'x'],
    [{ 'content-type': 'multipart/form-data' }, 'x'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, 'nonsense'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x--\r\n'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, FILE_PART],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, FILE_PART + 'x'.repeat(90_000)],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, FILE_PART.slice(0, 30)],
  ])('refuses %j', async (headers, body) => {
    const answer = await scene.fetch(`/object/${bucket}/odd`, {
      method: 'POST',
      bearer: scene.keys.service,
      headers: headers as HeadersInit,
      body,
    })
    expect(await refusalOf(answer)).toMatchObject({ status: 400, code: 'InvalidRequest' })
    expect((await files().exists('odd')).data).toBe(false)
  })

  it('leaves nothing when the connection breaks, plain or in a form', async () => {
    const plain = 'content-length: 100000\r\n\r\nbegin'
    const form =
      'content-type: multipart/form-data; boundary=x\r\ncontent-length: 100000\r\n\r\n--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nbegin'
    for (const [name, rest] of Object.entries({ plain, form })) {
      await sendAndLeave(`cut-${name}`, rest)
      expect((await files().exists(`cut-${name}`)).data, name).toBe(false)
    }
    const { rows } = await scene.storage.db.$client.query(
      "select * from storage_loose_files where due_at > now() + interval '1 hour'",
    )
    expect(rows).toEqual([])
  })
})

/** A form that never ends. */
const FILE_PART = '--x\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\nbegin'

async function sendAndLeave(key: string, rest: string): Promise<void> {
  const { port, hostname } = new URL(scene.url)
  const socket = connect(Number(port), hostname)
  const head = `POST /storage/v1/object/${bucket}/${key} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${scene.keys.service}\r\n`
  socket.write(head + rest)
  await new Promise((resolve) => setTimeout(resolve, 150))
  socket.destroy()
  await new Promise((resolve) => setTimeout(resolve, 150))
}

function form(content: string): FormData {
  const data = new FormData()
  data.append('file', new Blob([content]), 'gruss')
  return data
}

it('the limit per address applies to others and not to the service key', async () => {
  const limited = await openStorageScene({ rateLimits: true })
  const ask = (bearer: string) => limited.fetch('/bucket', { bearer })
  for (let round = 0; round < 620; round += 20)
    await Promise.all(Array.from({ length: 20 }, () => ask(limited.keys.anon)))
  expect(await refusalOf(await ask(limited.keys.anon))).toMatchObject({ status: 429, code: 'SlowDown' })
  expect((await ask(limited.keys.service)).status).toBe(200)
  await limited.close()
})

import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openStorageScene, refusalOf } from '#test/storage/storage-scene.ts'

let bucket: string
const scene = await forThisFile(openStorageScene())
beforeAll(async () => {
  bucket = await scene.bucket()
  await files().upload('folder/a b.txt', 'signed', { cacheControl: '60' })
})

const files = () => scene.service.from(bucket)

describe('a signed address', () => {
  it('opens one object for a time, without any other key', async () => {
    const { data } = await files().createSignedUrl('folder/a b.txt', 60)
    const address = data?.signedUrl ?? ''
    expect(address).toContain(`/storage/v1/object/sign/${bucket}/folder/a%20b.txt?token=`)
    const answer = await fetch(address)
    expect(await answer.text()).toBe('signed')
    expect(answer.headers.get('expires')).toMatch(/GMT$/)
    expect(answer.headers.get('cache-control')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    expect((await fetch(address, { method: 'HEAD' })).status).toBe(200)
    scene.auth.later(61)
    expect(await refusalOf(await fetch(address))).toMatchObject({ status: 400, code: 'InvalidJWT' })
    scene.auth.later(-61)
  })

  it('names the file of a download', async () => {
    const { data } = await files().createSignedUrl('folder/a b.txt', 60, { download: 'Plan.txt' })
    const answer = await fetch(data?.signedUrl ?? '')
    expect(answer.headers.get('content-disposition')).toContain('filename=Plan.txt')
  })

  it('opens nothing else, and no token of another kind opens it', async () => {
    const { data } = await files().createSignedUrl('folder/a b.txt', 60)
    const token = new URL(data?.signedUrl ?? '').searchParams.get('token') ?? ''
    await files().upload('other', 'x')
    const upload = await files().createSignedUploadUrl('folder/new.txt')
    const claims = { url: `${bucket}/other`, scope: 'download' }
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setExpirationTime('1h')
      .sign(Buffer.alloc(32, 1))
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ ...claims, exp: 9e9 })).toString('base64url')}.`
    for (const [query, code] of [
      [`?token=${token}`, 'InvalidSignature'],
      [`?token=${upload.data?.token}`, 'InvalidSignature'],
      [`?token=${foreign}`, 'InvalidJWT'],
      [`?token=${none}`, 'InvalidJWT'],
      [`?token=${scene.keys.service}`, 'InvalidJWT'],
      ['?token=nonsense', 'InvalidJWT'],
      ['?token=', 'InvalidRequest'],
      ['', 'InvalidRequest'],
    ])
      expect(await refusalOf(await scene.fetch(`/object/sign/${bucket}/other${query}`))).toMatchObject({
        code,
      })
    const asImage = await scene.fetch(`/render/image/sign/${bucket}/other?token=${token}`)
    expect(await refusalOf(asImage)).toMatchObject({ code: 'InvalidSignature' })
  })

  it('is created only for what exists and may be read', async () => {
    expect((await files().createSignedUrl('none', 60)).error).toMatchObject({ code: 'NoSuchKey' })
    expect((await scene.anonymous.from(bucket).createSignedUrl('other', 60)).error).toMatchObject({
      statusCode: '404',
    })
    for (const seconds of [0, -1, 1.5, 1e12])
      expect((await files().createSignedUrl('other', seconds)).error).toMatchObject({
        code: 'InvalidRequest',
      })
  })

  it('is created for many keys at once, in their order', async () => {
    const { data } = await files().createSignedUrls(['other', 'none', 'folder/a b.txt'], 60)
    expect(data?.map(({ path }) => path)).toEqual(['other', 'none', 'folder/a b.txt'])
    expect(data?.[1]).toMatchObject({ signedURL: null, error: expect.any(String) })
    for (const index of [0, 2]) expect((await fetch(data?.[index]?.signedUrl ?? '')).status).toBe(200)
    expect((await files().createSignedUrls([], 60)).error).toMatchObject({ code: 'InvalidRequest' })
  })
})

describe('an address for an upload', () => {
  it('accepts one object without any other key', async () => {
    const { data } = await files().createSignedUploadUrl('incoming/one.txt')
    const visitor = scene.anonymous.from(bucket)
    const first = await visitor.uploadToSignedUrl('incoming/one.txt', data?.token ?? '', 'first')
    expect(first.data).toMatchObject({ path: 'incoming/one.txt', fullPath: `${bucket}/incoming/one.txt` })
    const second = await visitor.uploadToSignedUrl('incoming/one.txt', data?.token ?? '', 'second', {
      upsert: true,
    })
    expect(second.error).toMatchObject({ statusCode: '409', message: 'The resource already exists' })
    const other = await visitor.uploadToSignedUrl('incoming/two.txt', data?.token ?? '', 'x')
    expect(other.error).toMatchObject({ code: 'InvalidSignature' })
    expect(await (await files().download('incoming/one.txt')).data?.text()).toBe('first')
  })

  it('replaces only when its signer allowed it', async () => {
    await files().upload('replace.txt', 'old')
    expect((await files().createSignedUploadUrl('replace.txt')).error).toMatchObject({
      code: 'KeyAlreadyExists',
    })
    const { data } = await files().createSignedUploadUrl('replace.txt', { upsert: true })
    const visitor = scene.anonymous.from(bucket)
    const blob = new Blob(['new'])
    expect((await visitor.uploadToSignedUrl('replace.txt', data?.token ?? '', blob)).error).toBeNull()
    expect(await (await files().download('replace.txt')).data?.text()).toBe('new')
  })

  it('expires after two hours, and is no address for a download', async () => {
    const { data } = await files().createSignedUploadUrl('late.txt')
    const { data: other } = await files().createSignedUrl('other', 60)
    const download = new URL(other?.signedUrl ?? '').searchParams.get('token') ?? ''
    const visitor = scene.anonymous.from(bucket)
    expect((await visitor.uploadToSignedUrl('other', download, 'x')).error).toMatchObject({
      code: 'InvalidSignature',
    })
    scene.auth.later(7201)
    const late = await visitor.uploadToSignedUrl('late.txt', data?.token ?? '', 'x')
    scene.auth.later(-7201)
    expect(late.error).toMatchObject({ code: 'InvalidJWT' })
  })

  it('is not created without permission to upload', async () => {
    expect((await scene.anonymous.from(bucket).createSignedUploadUrl('x')).error).toMatchObject({
      statusCode: '403',
      code: 'AccessDenied',
    })
  })
})

import { SignJWT } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { forThisFile } from '#test/for-this-file.ts'
import { openStorageScene, refusalOf } from '#test/storage/storage-scene.ts'

const scene = await forThisFile(openStorageScene())

describe('downloads', () => {
  const BYTES = '0123456789'
  let hidden: string
  let open: string

  beforeAll(async () => {
    hidden = await scene.bucket()
    open = await scene.bucket({ public: true })
    for (const bucket of [hidden, open])
      await scene.service.from(bucket).upload('a/digits.txt', BYTES, { contentType: 'text/plain' })
  })

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    scene.fetch(path, { method, headers: { authorization: `Bearer ${scene.keys.service}`, ...headers } })

  describe('a download', () => {
    it('has the headers for caches, players and search engines, and against scripts of other sites', async () => {
      const answer = await get(`/object/${hidden}/a/digits.txt`)
      expect(await answer.text()).toBe(BYTES)
      const { data } = await scene.service.from(hidden).info('a/digits.txt')
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': 'text/plain',
        'content-length': '10',
        etag: '"781e5e245d69b566979b86e28d23f2c7"',
        'last-modified': new Date(data?.lastModified ?? '').toUTCString(),
        'cache-control': 'max-age=3600',
        'accept-ranges': 'bytes',
        'x-robots-tag': 'none',
        'x-content-type-options': 'nosniff',
      })
      expect(answer.headers.get('content-security-policy')).toMatch(/\bsandbox\b/)
      expect(answer.headers.get('content-disposition')).toBeNull()
    })

    it('answers HEAD with the same headers without the bytes', async () => {
      const answer = await get(`/object/${hidden}/a/digits.txt`, {}, 'HEAD')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-length')).toBe('10')
      expect(answer.headers.get('etag')).toBe('"781e5e245d69b566979b86e28d23f2c7"')
      expect(await answer.text()).toBe('')
      expect((await get(`/object/${hidden}/none`, {}, 'HEAD')).status).toBe(400)
      // A range is defined for GET alone (RFC 9110, 14.2).
      for (const range of ['bytes=2-4', 'bytes=99-']) {
        const whole = await get(`/object/${hidden}/a/digits.txt`, { range }, 'HEAD')
        expect([whole.status, whole.headers.get('content-length')]).toEqual([200, '10'])
        expect(whole.headers.get('content-range')).toBeNull()
      }
    })

    it.each([
      ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
      ['bytes=7-', 206, '789', 'bytes 7-9/10'],
      ['bytes=-1', 206, '9', 'bytes 9-9/10'],
      ['bytes=0-1,4-5', 200, BYTES, null],
      ['pages=1-2', 200, BYTES, null],
    ])('of %s answers %i', async (range, status, text, contentRange) => {
      const answer = await get(`/object/${hidden}/a/digits.txt`, { range })
      expect(answer.status).toBe(status)
      expect(await answer.text()).toBe(text)
      expect(answer.headers.get('content-range')).toBe(contentRange)
      expect(answer.headers.get('content-length')).toBe(String(text.length))
    })

    it('of a range after the end answers 416', async () => {
      const answer = await get(`/object/${hidden}/a/digits.txt`, { range: 'bytes=10-' })
      expect(answer.headers.get('content-range')).toBe('bytes */10')
      expect(await refusalOf(answer)).toMatchObject({ status: 416, statusCode: '416', code: 'InvalidRange' })
    })

    it('of a range is whole when the caller has another version', async () => {
      const range = { range: 'bytes=0-1' }
      const path = `/object/${hidden}/a/digits.txt`
      expect((await get(path, { ...range, 'if-range': '"781e5e245d69b566979b86e28d23f2c7"' })).status).toBe(
        206,
      )
      expect((await get(path, { ...range, 'if-range': '"other"' })).status).toBe(200)
    })

    it('is answered with 304 to a current copy', async () => {
      const path = `/object/${hidden}/a/digits.txt`
      const first = await get(path)
      const etag = first.headers.get('etag') ?? ''
      for (const headers of [
        { 'if-none-match': etag },
        { 'if-modified-since': first.headers.get('last-modified') ?? '' },
      ]) {
        const answer = await get(path, headers)
        expect(answer.status).toBe(304)
        expect(await answer.text()).toBe('')
        expect(answer.headers.get('etag')).toBe(etag)
      }
      expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
    })

    it.each([
      ['?download', 'attachment;'],
      ['?download=', 'attachment;'],
      [
        '?download=Gr%C3%BCezi%20"x".txt',
        "attachment; filename=Gr%C3%BCezi%20%22x%22.txt; filename*=UTF-8''Gr%C3%BCezi%20%22x%22.txt;",
      ],
      ['?download=a%0D%0Ab', "attachment; filename=a%0D%0Ab; filename*=UTF-8''a%0D%0Ab;"],
      ['?cacheNonce=1&versionId=2', null],
    ])('%s names the file', async (query, expected) => {
      const answer = await get(`/object/${hidden}/a/digits.txt${query}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-disposition')).toBe(expected)
    })

    it('of an HTML page keeps its type and is sandboxed', async () => {
      await scene.service
        .from(open)
        .upload('page.html', '<script>alert(1)</script>', { contentType: 'text/html' })
      const answer = await scene.fetch(`/object/public/${open}/page.html`)
      expect(answer.headers.get('content-type')).toBe('text/html')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(answer.headers.get('content-security-policy')).toContain('sandbox')
    })

    it('is one complete version while it is replaced repeatedly', async () => {
      const versions = ['a', 'b', 'c'].map((letter) => letter.repeat(300_000))
      const files = scene.service.from(hidden)
      await files.upload('changing', versions[0] ?? '')
      let writing = true
      const writer = (async () => {
        for (let round = 0; round < 15; round++) await files.update('changing', versions[round % 3] ?? '')
        writing = false
      })()
      let reads = 0
      while (writing) {
        const text = await (await get(`/object/${hidden}/changing`)).text()
        expect(versions.includes(text)).toBe(true)
        reads += 1
      }
      await writer
      expect(reads).toBeGreaterThan(5)
    })
  })

  describe('permission to read', () => {
    /** `200`, or the refusal's code. */
    async function outcome(path: string, bearer?: string): Promise<string | number> {
      const answer = await scene.fetch(path, bearer ? { bearer } : {})
      return answer.ok ? answer.status : (await refusalOf(answer)).code
    }

    it('is for everybody in a public bucket, with any token and a known key', async () => {
      for (const bearer of [undefined, 'nonsense', scene.keys.anon, await scene.guest()]) {
        expect(await outcome(`/object/${open}/a/digits.txt`, bearer)).toBe(200)
        expect(await outcome(`/object/public/${open}/a/digits.txt`, bearer)).toBe(200)
        expect(await outcome(`/object/info/public/${open}/a/digits.txt`, bearer)).toBe(200)
      }
      expect(await outcome(`/object/public/${open}/none`)).toBe('NoSuchKey')
      expect(await outcome(`/object/authenticated/${open}/a/digits.txt`)).toBe('AccessDenied')
      expect(await outcome(`/object/authenticated/${open}/a/digits.txt`, scene.keys.anon)).toBe(200)
    })

    it('is for the service only in a private one: for others nothing exists', async () => {
      for (const form of ['', '/public', '/authenticated', '/info', '/info/public', '/info/authenticated']) {
        const path = `/object${form}/${hidden}/a/digits.txt`
        const isPublic = form.endsWith('public')
        expect(await outcome(path, scene.keys.service)).toBe(isPublic ? 'NoSuchBucket' : 200)
        expect(await outcome(path, scene.keys.anon), form).toBe('NoSuchBucket')
        expect(await outcome(path), form).toBe(
          form.endsWith('authenticated') ? 'AccessDenied' : 'NoSuchBucket',
        )
        expect(await outcome(path, await scene.member())).toBe(isPublic ? 'NoSuchBucket' : 'NoSuchKey')
      }
    })

    it('is for staff among attachments of visitors, without permission to change', async () => {
      await scene.service.createBucket('inquiry-attachments', { public: false })
      await scene.service.from('inquiry-attachments').upload('4711', 'a plan')
      const member = await scene.member()
      const colleague = scene.as(member).from('inquiry-attachments')
      expect(await (await colleague.download('4711')).data?.text()).toBe('a plan')
      expect((await colleague.list()).data).toMatchObject([{ name: '4711' }])
      expect((await colleague.createSignedUrl('4711', 60)).data?.signedUrl).toContain('token=')
      expect((await colleague.update('4711', 'x')).error).toMatchObject({ code: 'AccessDenied' })
      expect((await colleague.move('4711', '4712')).error).toMatchObject({ code: 'AccessDenied' })
      expect((await colleague.copy('4711', '4712')).error).toMatchObject({ code: 'AccessDenied' })
      expect((await colleague.createSignedUploadUrl('4712')).error).toMatchObject({ code: 'AccessDenied' })
      expect((await colleague.remove(['4711'])).data).toEqual([])
      for (const bearer of [scene.keys.anon, await scene.guest()]) {
        const other = scene.as(bearer).from('inquiry-attachments')
        expect((await other.download('4711')).error).not.toBeNull()
        expect((await other.list()).data).toEqual([])
        expect((await other.createSignedUrl('4711', 60)).error).not.toBeNull()
      }
    })

    it('is not for staff who have a second factor and have not used it', async () => {
      const client = scene.auth.client()
      const email = `factor-${Date.now()}@example.ch`
      await client.signUp({ email, password: 'drei Stufen, eine Richtung' })
      await setStaffRole(scene.auth.context, email, 'owner')
      const { data } = await client.mfa.enroll({ factorType: 'totp' })
      if (!data) throw new Error('no factor')
      const { TOTP, Secret } = await import('otpauth')
      const totp = new TOTP({ secret: Secret.fromBase32(data.totp.secret) })
      const code = () => totp.generate({ timestamp: scene.auth.context.clock().getTime() })
      await client.mfa.challengeAndVerify({ factorId: data.id, code: code() })
      const strong = (await client.getSession()).data.session?.access_token
      const again = scene.auth.client()
      await again.signInWithPassword({ email, password: 'drei Stufen, eine Richtung' })
      const weak = (await again.getSession()).data.session?.access_token
      expect(await outcome('/object/inquiry-attachments/4711', strong)).toBe(200)
      expect(await outcome('/object/inquiry-attachments/4711', weak)).toBe('NoSuchKey')
    })

    it('is not revealed by invalid keys', async () => {
      const paths = ['..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/x', '%00', '%ff', 'a//b', 'x'.repeat(2000)]
      for (const path of paths) {
        const answer = await get(`/object/${hidden}/${path}`)
        expect(answer.status, path).toBeGreaterThanOrEqual(400)
        expect(answer.status, path).toBeLessThan(500)
      }
    })
  })
})

describe('signed addresses', () => {
  let bucket: string

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
})

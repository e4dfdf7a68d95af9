import { decodeJwt, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, SHARED_SECRET, signedIn } from '#test/auth/auth-scene.ts'


const scene = await forThisFile(openAuthScene())

describe('an attack with a forged token', () => {
  const read = (token: string) =>
    fetch(`${scene.url}/user`, { headers: { authorization: `Bearer ${token}` } })
  async function expectBadJwt(token: string) {
    const answer = await read(token)
    expect(answer.status).toBe(403)
    const body = (await answer.json()) as { error_code: string; msg: string }
    expect(body.error_code).toBe('bad_jwt')
    expect(body.msg).toMatch(/^invalid JWT/)
  }
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

  it('without algorithm fails', async () => {
    const { session } = await signedIn(scene)
    const claims = decodeJwt(session.access_token)
    await expectBadJwt(`${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`)
    await expectBadJwt(
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.${session.access_token.split('.')[2]}`,
    )
  })

  it('that uses the public key as an HS256 secret fails', async () => {
    const { session } = await signedIn(scene)
    const [key] = scene.context.keys.publicKeys()
    for (const secret of [JSON.stringify(key), String(key?.x), String(key?.kid)]) {
      const forged = await new SignJWT(decodeJwt(session.access_token))
        .setProtectedHeader({ alg: 'HS256', kid: String(key?.kid) })
        .sign(new TextEncoder().encode(secret.padEnd(32, '0')))
      await expectBadJwt(forged)
    }
  })

  it('signed with an own key that the header contains fails', async () => {
    const { session } = await signedIn(scene)
    const { generateKeyPair, exportJWK } = await import('jose')
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true })
    const forged = await new SignJWT(decodeJwt(session.access_token))
      .setProtectedHeader({ alg: 'ES256', jwk: await exportJWK(publicKey), kid: 'mine' })
      .sign(privateKey)
    await expectBadJwt(forged)
  })

  it('that is expired, changed or garbage fails', async () => {
    const { session } = await signedIn(scene)
    const [head, body, signature] = session.access_token.split('.')
    await expectBadJwt(
      `${head}.${encode({ ...decodeJwt(session.access_token), role: 'service_role' })}.${signature}`,
    )
    await expectBadJwt(`${head}.${body}`)
    await expectBadJwt('gar.kein.token')
    scene.later(3700)
    await expectBadJwt(session.access_token)
  })

  it('of another issuer fails, also with the shared secret', async () => {
    const { session } = await signedIn(scene)
    const claims = decodeJwt(session.access_token)
    const foreign = await new SignJWT({ ...claims, iss: 'https://elsewhere.example/auth/v1' })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(SHARED_SECRET))
    await expectBadJwt(foreign)
  })

  it('does not affect tokens made elsewhere with the shared secret', async () => {
    const now = Math.floor(scene.context.clock().getTime() / 1000)
    const made = await new SignJWT({ role: 'anon', iss: 'supabase', iat: now, exp: now + 3600 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(SHARED_SECRET))
    const answer = await read(made)
    expect(await answer.json()).toMatchObject({
      error_code: 'bad_jwt',
      msg: expect.stringContaining('missing sub'),
    })
  })

  it('without a token is refused as missing', async () => {
    const answer = await fetch(`${scene.url}/user`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({
      error_code: 'no_authorization',
      msg: expect.stringContaining('Bearer token'),
    })
  })
})

import { eq } from 'drizzle-orm'
import { decodeJwt, SignJWT } from 'jose'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { signInWithPassword } from '#features/account/sign-in/sign-in-with-password.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openAuthScene, SHARED_SECRET, signedIn, someone } from '#test/auth/auth-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openAuthScene())

const PASSWORD = 'drei Stufen, eine Richtung'

async function account() {
  const email = someone()
  const client = scene.client()
  await client.signUp({ email, password: PASSWORD })
  return { client, email }
}

/** Keeps the device cookie. */
async function signIn(email: string, password: string, cookie = '') {
  const answer = await scene.post('/token?grant_type=password', { email, password }, { cookie })
  const [kept = ''] = answer.headers.getSetCookie()
  return { status: answer.status, setCookie: kept, cookie: kept.split(';')[0] ?? '' }
}

/** From a chosen network. */
function guess(email: string, network: string, password = 'falsch geraten') {
  return signInWithPassword(scene.context, { email, password, network })
}

const codeOf = (result: Awaited<ReturnType<typeof guess>>) => (result.ok ? 'in' : result.refusal.code)

describe('guessing passwords', () => {
  it('from one network must wait after five, longer after eight, and delays nobody else', async () => {
    const { email } = await account()
    const guesses = async () => {
      const codes: string[] = []
      for (let round = 0; round < 6; round++) codes.push(codeOf(await guess(email, '198.51.100.1')))
      return codes.filter((code) => code === 'invalid_credentials').length
    }
    expect(await guesses()).toBe(5)
    expect(codeOf(await guess(email, '198.51.100.1', PASSWORD))).toBe('over_request_rate_limit')
    scene.later(16 * 60)
    expect(await guesses()).toBe(3)
    scene.later(16 * 60)
    expect(await guesses()).toBe(0)
    expect(codeOf(await guess(email, '203.0.113.9', PASSWORD))).toBe('in')
  })

  it('from many networks is stopped for unknown devices; a known device and a mailed link still sign in', async () => {
    const { email } = await account()
    const { cookie, setCookie } = await signIn(email, PASSWORD)
    expect(setCookie).toMatch(
      /^known-device=[\w.-]+; Path=\/auth\/v1; Max-Age=\d+; HttpOnly; SameSite=Strict$/,
    )
    for (let network = 0; network < 25; network++)
      expect(codeOf(await guess(email, `198.51.100.${network}`))).toBe('invalid_credentials')
    expect(codeOf(await guess(email, '203.0.113.1', PASSWORD))).toBe('over_request_rate_limit')
    expect((await signIn(email, PASSWORD)).status).toBe(429)
    expect((await signIn(email, PASSWORD, cookie)).status).toBe(200)
    await scene.client().resetPasswordForEmail(email)
    const { link } = await scene.lastMail(email)
    const arrived = await fetch(link, { redirect: 'manual' })
    expect(arrived.headers.get('location')).toContain('access_token=')
    const [known = ''] = arrived.headers.getSetCookie()
    expect((await signIn(email, PASSWORD, known.split(';')[0])).status).toBe(200)
  })

  it('is possible again for unknown devices after an hour, and after a day at most; refused attempts prolong nothing', async () => {
    const { email } = await account()
    const from = (networks: number, start: number) =>
      Promise.all(
        Array.from({ length: networks }, (_, n) => guess(email, `10.${start}.${n >> 8}.${n & 255}`)),
      )
    const stranger = () => guess(email, '203.0.113.40', PASSWORD)
    const waitOf = async () => {
      const refused = await stranger()
      return refused.ok ? 0 : (refused.refusal.retryAfterSeconds ?? 0)
    }
    await from(25, 1)
    expect(await waitOf()).toBeGreaterThan(3540)
    expect(await waitOf()).toBeLessThanOrEqual(3600)
    scene.later(1800)
    await from(20, 2)
    expect(await waitOf()).toBeLessThanOrEqual(1800)
    scene.later(1801)
    expect(codeOf(await stranger())).toBe('in')
    await from(25, 3)
    scene.later(3601)
    await from(10, 4)
    expect(await waitOf()).toBeLessThanOrEqual(22 * 3600)
    expect(await waitOf()).toBeGreaterThan(21 * 3600)
    await scene.client().resetPasswordForEmail(email)
    const arrived = await fetch((await scene.lastMail(email)).link, { redirect: 'manual' })
    expect(arrived.headers.get('location')).toContain('access_token=')
    scene.later(22 * 3600)
    expect(codeOf(await stranger())).toBe('in')
  })

  it('a known device has its own count, and none at another account', async () => {
    const { email } = await account()
    const { cookie } = await signIn(email, PASSWORD)
    for (let round = 0; round < 10; round++)
      expect((await signIn(email, 'vertippt', cookie)).status).toBe(400)
    expect((await signIn(email, PASSWORD, cookie)).status).toBe(429)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    const { email: other } = await account()
    for (let round = 0; round < 5; round++) expect((await signIn(other, 'geraten', cookie)).status).toBe(400)
    expect((await signIn(other, 'geraten', cookie)).status).toBe(429)
    scene.later(61 * 60)
  })

  it('over many accounts from one network must wait, and does not reveal which of them exist', async () => {
    const { email } = await account()
    const spray = (address: string) => guess(address, '192.0.2.77', 'Sommer2026')
    for (let round = 0; round < 30; round++)
      expect(codeOf(await spray(someone()))).toBe('invalid_credentials')
    expect(codeOf(await spray(someone()))).toBe('over_request_rate_limit')
    expect(codeOf(await spray(email))).toBe('over_request_rate_limit')
    const unknown = someone()
    const answers = []
    for (let round = 0; round < 6; round++) answers.push(codeOf(await guess(unknown, '192.0.2.78')))
    expect(answers).toEqual([...Array(5).fill('invalid_credentials'), 'over_request_rate_limit'])
  })

  it('in parallel allows no more guesses than in sequence', async () => {
    const { email } = await account()
    const codes = (
      await Promise.all(Array.from({ length: 40 }, () => guess(email, '192.0.2.99', 'gleichzeitig')))
    ).map(codeOf)
    expect(codes.filter((code) => code === 'invalid_credentials').length).toBeLessThanOrEqual(5)
  })

  it('does not block anybody with the right password, also in parallel', async () => {
    const { email } = await account()
    const codes = await Promise.all(Array.from({ length: 15 }, () => guess(email, '192.0.2.98', PASSWORD)))
    expect(codes.map(codeOf)).toEqual(codes.map(() => 'in'))
  })

  it('the right password resets the own count', async () => {
    const { email } = await account()
    for (let round = 0; round < 12; round++) {
      expect(codeOf(await guess(email, '192.0.2.50', round % 3 === 2 ? PASSWORD : 'vertippt'))).toBe(
        round % 3 === 2 ? 'in' : 'invalid_credentials',
      )
    }
  })
})

describe('the owner of an account under attack', () => {
  const warnings = async (email: string) => {
    const mails = await scene.test.database
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, email))
    return mails.filter(({ payload }) => payload['change'] === 'password_tried').length
  }

  it('gets one mail a day, before the account is blocked for unknown devices', async () => {
    const { email } = await account()
    for (let network = 0; network < 9; network++) await guess(email, `198.51.100.${network}`)
    expect(await warnings(email)).toBe(0)
    for (let network = 9; network < 40; network++) await guess(email, `198.51.100.${network}`)
    expect(await warnings(email)).toBe(1)
    scene.later(12 * 3600)
    for (let network = 0; network < 30; network++) await guess(email, `198.51.101.${network}`)
    expect(await warnings(email)).toBe(1)
    scene.later(24 * 3600)
    await Promise.all(Array.from({ length: 30 }, (_, network) => guess(email, `198.51.102.${network}`)))
    expect(await warnings(email)).toBe(2)
  })

  it('gets none for own mistakes', async () => {
    const { email } = await account()
    const { cookie } = await signIn(email, PASSWORD)
    for (let round = 0; round < 12; round++) await guess(email, '198.51.100.1')
    for (let round = 0; round < 12; round++) await signIn(email, 'vertippt', cookie)
    expect(await warnings(email)).toBe(0)
    scene.later(61 * 60)
  })

  it('gets none at an address without an account, and it is not revealed whether there is one', async () => {
    const unknown = someone()
    const { email } = await account()
    for (const address of [unknown, email]) {
      const codes = []
      for (let network = 0; network < 27; network++)
        codes.push(codeOf(await guess(address, `198.51.103.${network}`)))
      expect(codes).toEqual([
        ...Array(25).fill('invalid_credentials'),
        ...Array(2).fill('over_request_rate_limit'),
      ])
    }
    expect([await warnings(unknown), await warnings(email)]).toEqual([0, 1])
  })
})

describe('a blocked sign-in', () => {
  it('shows for how long, with or without an account', async () => {
    const { email } = await account()
    for (const address of [email, someone()]) {
      for (let round = 0; round < 5; round++) await guess(address, 'x', 'geraten')
      for (let round = 0; round < 5; round++)
        await scene.post('/token?grant_type=password', { email: address, password: 'geraten' })
      const refused = await scene.post('/token?grant_type=password', { email: address, password: PASSWORD })
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(14 * 60)
      expect(seconds).toBeLessThanOrEqual(15 * 60)
    }
    scene.later(15 * 60 + 1)
    expect((await signIn(email, PASSWORD)).status).toBe(200)
    scene.later(61 * 60)
  })
})

describe('a device becomes known', () => {
  it('only by the second factor where there is one', async () => {
    const { client, email } = await account()
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    if (data?.type !== 'totp') throw new Error('no factor')
    const code = () =>
      new TOTP({ secret: data.totp.secret }).generate({ timestamp: scene.context.clock().getTime() })
    await client.mfa.challengeAndVerify({ factorId: data.id, code: code() })
    scene.later(60)
    expect((await signIn(email, PASSWORD)).setCookie).toBe('')
    const next = scene.client()
    const { data: half } = await next.signInWithPassword({ email, password: PASSWORD })
    const { data: challenge } = await next.mfa.challenge({ factorId: data.id })
    const verified = await scene.post(
      `/factors/${data.id}/verify`,
      { challenge_id: challenge?.id, code: code() },
      { authorization: `Bearer ${half.session?.access_token}` },
    )
    expect(verified.status).toBe(200)
    expect(verified.headers.getSetCookie()[0]).toContain('known-device=')
  })
})

describe('guessing mailed codes', () => {
  it('gains no guesses by requesting new mails; the link in the mail still works', async () => {
    const { email } = await account()
    let guesses = 0
    for (let mail = 0; mail < 6; mail++) {
      scene.later(61)
      await scene.client().resetPasswordForEmail(email)
      const { code } = await scene.lastMail(email)
      const wrong = code === '000000' ? '000001' : '000000'
      for (let round = 0; round < 9; round++) {
        await scene.client().verifyOtp({ email, token: wrong, type: 'recovery' })
        guesses += 1
      }
    }
    expect(guesses).toBe(54)
    const { code, link } = await scene.lastMail(email)
    const { error } = await scene.client().verifyOtp({ email, token: code, type: 'recovery' })
    expect(error?.code).toBe('otp_expired')
    const arrived = await fetch(link, { redirect: 'manual' })
    expect(arrived.headers.get('location')).toContain('access_token=')
  })
})

describe('mails that visitors cause', () => {
  it('are few also to an address that a signed-in user wants to change to', async () => {
    const { client } = await account()
    const victim = someone()
    for (let round = 0; round < 5; round++)
      expect((await client.updateUser({ email: victim })).error).toBeNull()
    expect((await client.updateUser({ email: victim })).error?.code).toBe('over_email_send_rate_limit')
    expect(await scene.mailCount(victim)).toBe(5)
  })

  it('are fifteen a day from one network to one address, and no more; the last one still signs in', async () => {
    const { email } = await account()
    for (let hour = 0; hour < 23; hour++) {
      scene.later(3600)
      for (let round = 0; round < 2; round++) {
        scene.later(61)
        expect((await scene.client().resetPasswordForEmail(email)).error).toBeNull()
      }
      if ((await scene.mailCount(email)) === 15) break
    }
    scene.later(61)
    await scene.client().resetPasswordForEmail(email)
    expect((await scene.client().signInWithOtp({ email })).error).toBeNull()
    expect(await scene.mailCount(email)).toBe(15)
    const arrived = await fetch((await scene.lastMail(email)).link, { redirect: 'manual' })
    expect(arrived.headers.get('location')).toContain('access_token=')
  })
})

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

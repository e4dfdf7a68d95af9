import { describe, expect, it } from 'vitest'
import { openAuthScene, someone } from '#test/auth/auth-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openAuthScene({ autoconfirmEmail: false }))

const PASSWORD = 'drei Stufen, eine Richtung'

/** Follows no redirect. */
async function open(link: string): Promise<URL> {
  const answer = await fetch(link, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

async function confirmed(email = someone()) {
  const client = scene.client()
  await client.signUp({ email, password: PASSWORD })
  const { code } = await scene.lastMail(email)
  await client.verifyOtp({ email, token: code, type: 'signup' })
  scene.later(61)
  return { client, email }
}

describe('signing up without auto-confirmation', () => {
  it('creates a user without a session, and the mailed code signs in once', async () => {
    const email = someone()
    const client = scene.client()
    const { data, error } = await client.signUp({ email, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.confirmation_sent_at).toBeTruthy()
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'email_not_confirmed',
    )
    const { code } = await scene.lastMail(email)
    const verified = await client.verifyOtp({ email, token: code, type: 'signup' })
    expect(verified.data.session?.user.email).toBe(email)
    const again = await client.verifyOtp({ email, token: code, type: 'signup' })
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
    expect(again.error?.message).toBe('Token has expired or is invalid')
  })

  it('answers for a taken address as for a new one, sends no mail, and reveals nothing', async () => {
    const { email } = await confirmed()
    const before = await scene.mailCount(email)
    const { data, error } = await scene.client().signUp({ email, password: 'ein anderes' })
    expect(error).toBeNull()
    expect(data.session).toBeNull()
    expect(data.user?.identities).toEqual([])
    expect(await scene.mailCount(email)).toBe(before)
    expect((await scene.client().signInWithPassword({ email, password: 'ein anderes' })).error).not.toBeNull()
  })

  it('redirects from the link with the session in the fragment', async () => {
    const email = someone()
    await scene.client().signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: 'http://localhost:3000/login' },
    })
    const { link } = await scene.lastMail(email)
    const target = await open(link)
    expect(target.origin + target.pathname).toBe('http://localhost:3000/login')
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect(fragment.get('type')).toBe('signup')
    expect(fragment.get('token_type')).toBe('bearer')
    expect(fragment.get('access_token')?.split('.')).toHaveLength(3)
    const second = await open(link)
    expect(new URLSearchParams(second.hash.slice(1)).get('error_code')).toBe('otp_expired')
  })

  it('never redirects to a foreign site', async () => {
    const email = someone()
    await scene.client().signUp({
      email,
      password: PASSWORD,
      options: { emailRedirectTo: 'https://evil.example/steal' },
    })
    const { link } = await scene.lastMail(email)
    expect(
      (await open(link.replace(/redirect_to=[^&]*/, 'redirect_to=https%3A%2F%2Fevil.example'))).host,
    ).toBe('localhost:3000')
  })

  it('by PKCE redirects with a code that only the starting client can exchange, once', async () => {
    const email = someone()
    const client = scene.client({ flowType: 'pkce' })
    await client.signUp({ email, password: PASSWORD })
    const { link } = await scene.lastMail(email)
    const code = (await open(link)).searchParams.get('code') ?? ''
    const stranger = await scene.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(60),
    })
    expect(await stranger.json()).toMatchObject({ code: 400, error_code: 'bad_code_verifier' })
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    const again = await scene.post('/token?grant_type=pkce', {
      auth_code: code,
      code_verifier: 'x'.repeat(60),
    })
    expect(await again.json()).toMatchObject({ code: 404, error_code: 'flow_state_not_found' })
  })

  it('by PKCE counts the five minutes from the code, not from the sign-up', async () => {
    const email = someone()
    const client = scene.client({ flowType: 'pkce' })
    await client.signUp({ email, password: PASSWORD })
    scene.later(3600)
    const { link } = await scene.lastMail(email)
    const code = (await open(link)).searchParams.get('code') ?? ''
    scene.later(301)
    const { error } = await client.exchangeCodeForSession(code)
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' })
  })
})

describe('a mailed code', () => {
  it('is invalid after ten wrong guesses', async () => {
    const email = someone()
    const client = scene.client()
    await client.signUp({ email, password: PASSWORD })
    const { code } = await scene.lastMail(email)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let guess = 0; guess < 10; guess++)
      expect((await client.verifyOtp({ email, token: wrong, type: 'signup' })).error).not.toBeNull()
    expect((await client.verifyOtp({ email, token: code, type: 'signup' })).error?.code).toBe('otp_expired')
  })

  it('expires after a day', async () => {
    const email = someone()
    await scene.client().signUp({ email, password: PASSWORD })
    const { code } = await scene.lastMail(email)
    scene.later(24 * 3600 + 1)
    expect((await scene.client().verifyOtp({ email, token: code, type: 'signup' })).error?.code).toBe(
      'otp_expired',
    )
  })

  it('is stored in no table, neither are links and passwords', async () => {
    const email = someone()
    await scene.client().signUp({ email, password: PASSWORD })
    const { code, link } = await scene.lastMail(email)
    const token = new URL(link).searchParams.get('token') ?? ''
    const { rows: tables } = await scene.test.database.$client.query<{ relname: string }>(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
    )
    for (const { relname } of tables) {
      const { rows } = await scene.test.database.$client.query(`select * from "${relname}"`)
      const text = JSON.stringify(rows)
      expect(text, relname).not.toContain(token)
      expect(text, relname).not.toContain(PASSWORD)
      expect(text, relname).not.toContain(`"${code}"`)
    }
  })

  it('is sent again on request, but not within a minute', async () => {
    const email = someone()
    const client = scene.client()
    await client.signUp({ email, password: PASSWORD })
    expect((await client.resend({ type: 'signup', email })).error).toBeNull()
    expect(await scene.mailCount(email)).toBe(1)
    scene.later(61)
    const first = await scene.lastMail(email)
    expect((await client.resend({ type: 'signup', email })).error).toBeNull()
    const second = await scene.lastMail(email)
    expect(second.code).not.toBe(first.code)
    expect((await client.verifyOtp({ email, token: first.code, type: 'signup' })).error).not.toBeNull()
    expect((await client.verifyOtp({ email, token: second.code, type: 'signup' })).error).toBeNull()
    expect((await client.resend({ type: 'signup', email: someone() })).error).toBeNull()
  })
})

describe('a forgotten password', () => {
  it('is answered the same for known and unknown addresses, also when requested too often', async () => {
    const { email } = await confirmed()
    for (const address of [email, someone(), email]) {
      const { data, error } = await scene.client().resetPasswordForEmail(address)
      expect([data, error]).toEqual([{}, null])
    }
    expect(await scene.mailCount(email)).toBe(2)
  })

  it('is replaced through the link, and all other sessions end', async () => {
    const { client: old, email } = await confirmed()
    await scene.client().resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/login' })
    const target = await open((await scene.lastMail(email)).link)
    const fragment = new URLSearchParams(target.hash.slice(1))
    expect(fragment.get('type')).toBe('recovery')
    const client = scene.client()
    await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect((await client.updateUser({ password: 'ein ganz neues' })).error).toBeNull()
    expect((await old.getUser()).error).not.toBeNull()
    expect((await scene.client().signInWithPassword({ email, password: 'ein ganz neues' })).error).toBeNull()
  })
})

describe('a change of address', () => {
  it('is applied when both the old and the new one have confirmed', async () => {
    const { client, email } = await confirmed()
    const wished = someone()
    const { data } = await client.updateUser({ email: wished })
    expect(data.user).toMatchObject({ email, new_email: wished })
    const half = await client.verifyOtp({
      email,
      token: (await scene.lastMail(email)).code,
      type: 'email_change',
    })
    expect(half.data).toEqual({ user: null, session: null })
    expect((await client.getUser()).data.user?.email).toBe(email)
    const whole = await client.verifyOtp({
      email: wished,
      token: (await scene.lastMail(wished)).code,
      type: 'email_change',
    })
    expect(whole.data.user?.email).toBe(wished)
    expect((await scene.client().signInWithPassword({ email: wished, password: PASSWORD })).error).toBeNull()
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error).not.toBeNull()
  })

  it('is applied when both confirm at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const { client, email } = await confirmed()
      const wished = someone()
      await client.updateUser({ email: wished })
      const links = await Promise.all(
        [email, wished].map(async (to) => ({ to, token: (await scene.lastMail(to)).code })),
      )
      await Promise.all(
        links.map(({ to, token }) => scene.client().verifyOtp({ email: to, token, type: 'email_change' })),
      )
      expect((await client.getUser()).data.user?.email).toBe(wished)
    }
  })

  it('to a taken one is refused, and nothing else of the request is done', async () => {
    const { email: taken } = await confirmed()
    const { client, email } = await confirmed()
    const { error } = await client.updateUser({ email: taken, password: 'ein ganz neues' })
    expect(error).toMatchObject({ status: 422, code: 'email_exists' })
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })
})

describe('signing in by mail', () => {
  it('works with the code for a known address, and creates an account for a new one', async () => {
    const { email } = await confirmed()
    for (const address of [email, someone()]) {
      const client = scene.client()
      expect((await client.signInWithOtp({ email: address })).error).toBeNull()
      const { code } = await scene.lastMail(address)
      const { data } = await client.verifyOtp({ email: address, token: code, type: 'email' })
      expect(data.session?.user.email).toBe(address)
    }
  })

  it('is not sent to an unknown address with closed sign-ups, without revealing it', async () => {
    const email = someone()
    const response = await scene.client().signInWithOtp({ email, options: { shouldCreateUser: false } })
    expect(response.error).toBeNull()
    expect(await scene.mailCount(email)).toBe(0)
  })
})

it('a phone code is refused with the texts of the reference', async () => {
  const malformed = await scene.client().verifyOtp({ phone: 'zwölf', token: '123456', type: 'sms' })
  expect(malformed.error?.message).toBe('Invalid phone number format (E.164 required)')
  const wrong = await scene.client().verifyOtp({ phone: '+41790000000', token: '123456', type: 'sms' })
  expect(wrong.error?.message).toBe('Token has expired or is invalid')
})

it('a scanner that only opens a link uses nothing up and causes no mail', async () => {
  const email = someone()
  const client = scene.client()
  await client.signUp({ email, password: PASSWORD })
  const { link, code } = await scene.lastMail(email)
  const looked = await fetch(link, { method: 'HEAD', redirect: 'manual' })
  expect([looked.status, looked.headers.get('location')]).toEqual([405, null])
  const { data } = await client.verifyOtp({ email, token: code, type: 'signup' })
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  const before = await scene.mailCount(email)
  expect((await fetch(`${scene.url}/reauthenticate`, { method: 'HEAD', headers })).status).toBe(405)
  expect(await scene.mailCount(email)).toBe(before)
})

const STRANGER = 'vom Fremden gewählt'
const OWNER = 'von mir selbst gewählt'

/** A stranger signs up with somebody else's address. */
async function takenByStranger() {
  const email = someone()
  await scene.client().signUp({ email, password: STRANGER })
  return email
}

async function expectShutOut(email: string) {
  const { error } = await scene.client().signInWithPassword({ email, password: STRANGER })
  expect(error?.code).toBe('invalid_credentials')
}

async function confirm(email: string, type: 'signup' | 'recovery' | 'email' | 'invite') {
  const client = scene.client()
  const { data, error } = await client.verifyOtp({ email, token: (await scene.lastMail(email)).code, type })
  expect(error).toBeNull()
  expect(data.user?.email).toBe(email)
  return client
}

describe('a password chosen before the address was confirmed is invalid', () => {
  it('when the owner signs up as well, at any later time', async () => {
    for (const pause of [0, 61]) {
      const email = await takenByStranger()
      scene.later(pause)
      await scene.client().signUp({ email, password: OWNER })
      const client = await confirm(email, 'signup')
      await expectShutOut(email)
      expect((await client.updateUser({ password: OWNER })).error).toBeNull()
      expect((await scene.client().signInWithPassword({ email, password: OWNER })).error).toBeNull()
    }
  })

  it('when an attacker signs up after the owner', async () => {
    const email = someone()
    await scene.client().signUp({ email, password: OWNER })
    scene.later(61)
    await scene.client().signUp({ email, password: STRANGER })
    await confirm(email, 'signup')
    await expectShutOut(email)
  })

  it('when the owner recovers the password', async () => {
    const email = await takenByStranger()
    await scene.client().resetPasswordForEmail(email)
    await confirm(email, 'recovery')
    await expectShutOut(email)
  })

  it('when the owner signs in by mail', async () => {
    const email = await takenByStranger()
    scene.later(61)
    await scene.client().signInWithOtp({ email })
    await confirm(email, 'email')
    await expectShutOut(email)
  })

  it('when the owner is invited, also by the older mail', async () => {
    const email = await takenByStranger()
    const older = await scene.lastMail(email)
    await scene.admin.inviteUserByEmail(email)
    const { error } = await scene.client().verifyOtp({ email, token: older.code, type: 'signup' })
    expect(error?.code).toBe('otp_expired')
    await confirm(email, 'invite')
    await expectShutOut(email)
  })

  it('when an administrator sends a link with another one', async () => {
    const email = await takenByStranger()
    const { data } = await scene.admin.generateLink({ type: 'signup', email, password: OWNER })
    await scene.client().verifyOtp({ type: 'signup', token_hash: data.properties?.hashed_token ?? '' })
    await expectShutOut(email)
    expect((await scene.client().signInWithPassword({ email, password: OWNER })).error).toBeNull()
  })
})

it('who signs up twice with the same password keeps it', async () => {
  const email = someone()
  for (const pause of [0, 61]) {
    scene.later(pause)
    await scene.client().signUp({ email, password: OWNER })
  }
  await confirm(email, 'signup')
  expect((await scene.client().signInWithPassword({ email, password: OWNER })).error).toBeNull()
})

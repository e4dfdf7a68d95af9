import { isAuthApiError, isAuthWeakPasswordError } from '@supabase/auth-js'
import { createLocalJWKSet, jwtVerify } from 'jose'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { purgeAccounts } from '#features/account/database/purge-accounts.server.ts'
import { hashPassword } from '#features/account/passwords/password-hash.server.ts'
import { openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openAuthScene())

function refresh(token: string) {
  return scene.post('/token?grant_type=refresh_token', { refresh_token: token })
}

describe('the official client', () => {
  it('signs up with confirmed address and is signed in', async () => {
    const { session, email } = await signedIn(scene)
    expect(session.token_type).toBe('bearer')
    expect(session.expires_in).toBe(3600)
    expect(session.user).toMatchObject({ email, role: 'authenticated', aud: 'authenticated', phone: '' })
    expect(session.user.app_metadata).toEqual({ provider: 'email', providers: ['email'] })
    expect(session.user.identities).toHaveLength(1)
    expect(session.user.user_metadata).toMatchObject({ email, email_verified: true })
  })

  it('signs in with a password, reads the user, and signs out', async () => {
    const { email } = await signedIn(scene)
    const client = scene.client()
    const { data, error } = await client.signInWithPassword({
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect((await client.getUser()).data.user?.id).toBe(data.user?.id)
    expect((await client.signOut()).error).toBeNull()
    expect((await client.getSession()).data.session).toBeNull()
    const old = await fetch(`${scene.url}/user`, {
      headers: { authorization: `Bearer ${data.session?.access_token}` },
    })
    expect(old.status).toBe(403)
    expect(await old.json()).toMatchObject({ error_code: 'session_not_found' })
  })

  it('gets the same refusal for a wrong password and an unknown address', async () => {
    const { email } = await signedIn(scene)
    const wrong = await scene.client().signInWithPassword({ email, password: 'falsch geraten' })
    const unknown = await scene.client().signInWithPassword({ email: someone(), password: PASSWORD })
    for (const { error } of [wrong, unknown]) {
      expect(isAuthApiError(error)).toBe(true)
      expect(error).toMatchObject({
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    }
  })

  it('gets the reasons why a password is weak', async () => {
    const { error } = await scene.client().signUp({ email: someone(), password: 'kurz' })
    expect(isAuthWeakPasswordError(error)).toBe(true)
    expect(error).toMatchObject({ status: 422, reasons: ['length'] })
    expect(error?.message).toContain('Password should be at least 6 characters')
  })

  it('is refused a common password; an account that has one still signs in', async () => {
    for (const password of ['Passwort123', '1234567890']) {
      const email = someone()
      const { error } = await scene.client().signUp({ email, password })
      expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons: ['pwned'] })
      const { data } = await scene.admin.createUser({
        email,
        email_confirm: true,
        password_hash: await hashPassword(password, scene.context.config.passwordCost),
      })
      expect(data.user?.email).toBe(email)
      const client = scene.client()
      const signedIn = await client.signInWithPassword({ email, password })
      expect(signedIn.error).toBeNull()
      expect(signedIn.data.weakPassword).toMatchObject({ reasons: ['pwned'] })
      expect((await client.updateUser({ password: 'Sommer2024!' })).error).toMatchObject({
        reasons: ['pwned'],
      })
      const set = await scene.admin.updateUserById(data.user?.id ?? '', { password: 'qwertzuiop' })
      expect(set.error?.code).toBe('weak_password')
      expect((await client.updateUser({ password: PASSWORD })).error).toBeNull()
      const strong = await scene.client().signInWithPassword({ email, password: PASSWORD })
      expect(strong.data.weakPassword).toBeUndefined()
    }
  })

  it('is refused the own address, or its first part, as password, wherever one is chosen', async () => {
    const weak = { status: 422, code: 'weak_password', reasons: ['pwned'] }
    const other = someone()
    const first = other.split('@')[0] ?? ''
    expect((await scene.client().signUp({ email: other, password: other })).error).toMatchObject(weak)
    const { client, email, id } = await signedIn(scene)
    expect((await client.updateUser({ password: email })).error).toMatchObject(weak)
    expect((await client.updateUser({ email: other, password: first })).error).toMatchObject(weak)
    expect((await scene.admin.updateUserById(id, { password: email })).error).toMatchObject(weak)
    expect((await scene.admin.createUser({ email: other, password: first })).error).toMatchObject(weak)
    expect((await client.updateUser({ password: first })).error).toBeNull()
  })

  it('is refused an invalid or taken address', async () => {
    const bad = await scene.client().signUp({ email: 'niemand', password: PASSWORD })
    expect(bad.error?.message).toBe('Unable to validate email address: invalid format')
    const { email } = await signedIn(scene)
    const again = await scene.client().signUp({ email, password: PASSWORD })
    expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' })
    expect(again.error?.message).toMatch(/^User already registered/)
  })

  it('refreshes its session, and verifies claims with the key set only', async () => {
    const { client, session } = await signedIn(scene)
    const { data, error } = await client.refreshSession()
    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(session.refresh_token)
    const claims = await client.getClaims()
    expect(claims.data?.header.alg).toBe('ES256')
    expect(claims.data?.claims).toMatchObject({ sub: session.user.id, aal: 'aal1', role: 'authenticated' })
  })

  it('changes metadata and password; other devices are signed out, this one stays', async () => {
    const { client, email } = await signedIn(scene)
    const other = scene.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    const changed = await client.updateUser({ data: { farbe: 'gelb' } })
    expect(changed.error).toBeNull()
    expect(changed.data.user?.user_metadata['farbe']).toBe('gelb')
    expect((await client.updateUser({ password: PASSWORD })).error?.code).toBe('same_password')
    expect((await client.updateUser({ password: 'ein ganz neues' })).error).toBeNull()
    expect((await client.getUser()).error).toBeNull()
    expect((await other.getUser()).error).not.toBeNull()
    const fresh = scene.client()
    expect((await fresh.signInWithPassword({ email, password: 'ein ganz neues' })).error).toBeNull()
  })

  it('ends other sessions, or only its own', async () => {
    const { client, email } = await signedIn(scene)
    const phone = scene.client()
    const laptop = scene.client()
    await phone.signInWithPassword({ email, password: PASSWORD })
    await laptop.signInWithPassword({ email, password: PASSWORD })
    await laptop.signOut({ scope: 'local' })
    expect((await client.getUser()).error).toBeNull()
    await client.signOut({ scope: 'others' })
    expect((await phone.getUser()).error).not.toBeNull()
    expect((await client.getUser()).error).toBeNull()
  })
})

describe('a refresh token', () => {
  it('that was used is answered again with its successor while that one is unused: the answer was lost', async () => {
    const { session } = await signedIn(scene)
    const first = (await (await refresh(session.refresh_token)).json()) as { refresh_token: string }
    scene.later(3000)
    const again = await refresh(session.refresh_token)
    expect(again.status).toBe(200)
    expect(await again.json()).toMatchObject({ refresh_token: first.refresh_token })
  })

  it('used by many tabs simultaneously returns the same answer to all of them', async () => {
    const { session } = await signedIn(scene)
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refresh_token)))
    const tokens = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { refresh_token: string }).refresh_token),
    )
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 200))
    expect(new Set(tokens).size).toBe(1)
  })

  it('reused much later ends the session for attacker and owner', async () => {
    const { session } = await signedIn(scene)
    const child = (await (await refresh(session.refresh_token)).json()) as { refresh_token: string }
    const grandchild = (await (await refresh(child.refresh_token)).json()) as {
      refresh_token: string
      access_token: string
    }
    scene.later(11)
    const stolen = await refresh(session.refresh_token)
    expect(stolen.status).toBe(400)
    expect(await stolen.json()).toMatchObject({ error_code: 'refresh_token_already_used' })
    expect((await refresh(grandchild.refresh_token)).status).toBe(400)
    const user = await fetch(`${scene.url}/user`, {
      headers: { authorization: `Bearer ${grandchild.access_token}` },
    })
    expect(user.status).toBe(403)
  })

  it('within the reuse interval is answered even when its successor was used', async () => {
    const { session } = await signedIn(scene)
    const child = (await (await refresh(session.refresh_token)).json()) as { refresh_token: string }
    const grandchild = (await (await refresh(child.refresh_token)).json()) as { refresh_token: string }
    const late = await refresh(session.refresh_token)
    expect(await late.json()).toMatchObject({ refresh_token: grandchild.refresh_token })
  })

  it('that is malformed or unknown is refused with its own code', async () => {
    expect(await (await refresh('?')).json()).toMatchObject({ code: 400, error_code: 'validation_failed' })
    expect(await (await refresh('abcdefghijkl')).json()).toMatchObject({
      error_code: 'refresh_token_not_found',
    })
  })

  it('is stored only as a hash', async () => {
    const { session } = await signedIn(scene)
    const { rows } = await scene.test.database.$client.query('select * from auth_refresh_tokens')
    expect(JSON.stringify(rows)).not.toContain(session.refresh_token)
  })
})

describe('the HTTP API', () => {
  it('returns errors in the old form without a version, in the new one with it and its echo', async () => {
    const old = await scene.post('/token?grant_type=password', { email: 'a@b.ch', password: 'falsch' })
    expect(old.headers.get('x-supabase-api-version')).toBeNull()
    expect(await old.json()).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
    const fresh = await scene.post(
      '/token?grant_type=password',
      { email: 'a@b.ch', password: 'falsch' },
      { 'x-supabase-api-version': '2024-01-01' },
    )
    expect(fresh.headers.get('x-supabase-api-version')).toBe('2024-01-01')
    expect(fresh.headers.get('x-sb-error-code')).toBe('invalid_credentials')
    expect(await fresh.json()).toEqual({ code: 'invalid_credentials', message: 'Invalid login credentials' })
  })

  it('refuses broken and oversized bodies, unknown paths and wrong methods as the reference does', async () => {
    const broken = await fetch(`${scene.url}/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"email":',
    })
    expect([broken.status, ((await broken.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'bad_json',
    ])
    const large = await scene.post('/signup', { data: { text: 'x'.repeat(1_100_000) } })
    expect([large.status, ((await large.json()) as { error_code: string }).error_code]).toEqual([
      413,
      'request_entity_too_large',
    ])
    const unknown = await fetch(`${scene.url}/nichts`)
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, 'text/plain'])
    const method = await fetch(`${scene.url}/user`, { method: 'POST' })
    expect([method.status, method.headers.get('allow'), await method.text()]).toEqual([405, 'GET, PUT', ''])
  })

  it('shows public keys only, and what is switched off is off as in the reference', async () => {
    const { keys } = (await (await fetch(`${scene.url}/.well-known/jwks.json`)).json()) as {
      keys: Record<string, unknown>[]
    }
    expect(keys).toHaveLength(1)
    expect(keys[0]).not.toHaveProperty('d')
    const { session } = await signedIn(scene)
    await expect(
      jwtVerify(session.access_token, createLocalJWKSet({ keys } as never), {
        currentDate: scene.context.clock(),
      }),
    ).resolves.toBeTruthy()
    const anonymous = await scene.client().signInAnonymously()
    expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
    const phone = await scene.post('/signup', { phone: '+41790000000', password: PASSWORD })
    expect(phone.status).toBe(400)
    const sso = await scene.client().signInWithSSO({ domain: 'example.ch' })
    expect(sso.error?.message).toContain('SAML 2.0 is disabled')
    const idToken = await scene.client().signInWithIdToken({ provider: 'google', token: 'x' })
    expect(idToken.error?.message).toContain('not enabled')
    const settings = await (await fetch(`${scene.url}/settings`)).json()
    expect(settings).toMatchObject({ disable_signup: false, saml_enabled: false })
  })
})

it('expired data are removed; after a lost answer the previous token still works', async () => {
  const { purgeAccounts } = await import('#features/account/database/purge-accounts.server.ts')
  const { session } = await signedIn(scene)
  const child = (await (await refresh(session.refresh_token)).json()) as { refresh_token: string }
  scene.later(2 * 24 * 3600)
  await purgeAccounts(scene.context)
  expect(await (await refresh(session.refresh_token)).json()).toMatchObject({
    refresh_token: child.refresh_token,
  })
  scene.later(61 * 24 * 3600)
  await purgeAccounts(scene.context)
  expect(await (await refresh(child.refresh_token)).json()).toMatchObject({
    error_code: 'refresh_token_not_found',
  })
})

async function emailOf(id: string): Promise<string | undefined> {
  return (await scene.admin.getUserById(id)).data.user?.email
}

describe('an attacker with a stranger’s session cannot take the address over', () => {
  it('by changing the password after asking for the new address', async () => {
    const { client, email, id } = await signedIn(scene)
    const wished = someone()
    await client.updateUser({ email: wished })
    const { code } = await scene.lastMail(wished)
    await client.updateUser({ password: 'ein ganz neues' })
    scene.later(61)
    await scene.post('/resend', { type: 'email_change', email })
    expect(await scene.mailCount(wished)).toBe(1)
    await scene.client().verifyOtp({ email: wished, token: code, type: 'email_change' })
    expect(await emailOf(id)).toBe(email)
  })

  it('by waiting until the mail to the owner has expired', async () => {
    const { client, email, id } = await signedIn(scene)
    const wished = someone()
    await client.updateUser({ email: wished })
    const { code } = await scene.lastMail(wished)
    scene.later(60 * 3600)
    await purgeAccounts(scene.context)
    await scene.post('/resend', { type: 'email_change', email })
    expect(await scene.mailCount(wished)).toBe(1)
    await scene.client().verifyOtp({ email: wished, token: code, type: 'email_change' })
    expect(await emailOf(id)).toBe(email)
  })

  it('by the owner opening the link too late', async () => {
    const { client, email, id } = await signedIn(scene)
    const wished = someone()
    await client.updateUser({ email: wished })
    const { link } = await scene.lastMail(email)
    scene.later(25 * 3600)
    await fetch(link, { redirect: 'manual' })
    await scene.post('/resend', { type: 'email_change', email })
    const { code } = await scene.lastMail(wished)
    await scene.client().verifyOtp({ email: wished, token: code, type: 'email_change' })
    expect(await emailOf(id)).toBe(email)
  })
})

it('the codes of a second factor cannot be guessed, with any number of sessions', async () => {
  const { client, email } = await signedIn(scene)
  const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
  if (data?.type !== 'totp') throw new Error('no factor')
  const { secret } = data.totp
  const code = () => new TOTP({ secret }).generate({ timestamp: scene.context.clock().getTime() })
  await client.mfa.challengeAndVerify({ factorId: data.id, code: code() })
  scene.later(60)
  for (let tries = 0; tries < 5; tries++) {
    const thief = scene.client()
    await thief.signInWithPassword({ email, password: PASSWORD })
    const wrong = code() === '000000' ? '000001' : '000000'
    const { error } = await thief.mfa.challengeAndVerify({ factorId: data.id, code: wrong })
    expect(error?.code).toBe('mfa_verification_failed')
  }
  const thief = scene.client()
  await thief.signInWithPassword({ email, password: PASSWORD })
  const blocked = await thief.mfa.challengeAndVerify({ factorId: data.id, code: code() })
  expect(blocked.error).toMatchObject({ status: 429, code: 'over_request_rate_limit' })
  scene.later(16 * 60)
  expect((await thief.mfa.challengeAndVerify({ factorId: data.id, code: code() })).error).toBeNull()
})

it.each([
  ['/signup', { email: 'null@example.ch', password: PASSWORD, data: { name: 'a\u0000b' } }],
  ['/signup', { email: 'half@example.ch', password: PASSWORD, data: { name: 'a\ud800b' } }],
  ['/verify', { type: 'signup', email: 'a\u0000@example.ch', token: '123456' }],
  ['/token?grant_type=password', { email: 'a@example.ch\u0000', password: PASSWORD }],
])('%s does not fail at a null character or an unpaired surrogate', async (path, body) => {
  expect((await scene.post(path, body)).status).toBeLessThan(500)
})

import type { AuthChangeEvent } from '@supabase/auth-js'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openAuthScene())

describe('sessions', () => {
  it('are restored from their tokens, kept in storage, and reported by events', async () => {
    const { session } = await signedIn(scene)
    const client = scene.client()
    const events: AuthChangeEvent[] = []
    const { data } = client.onAuthStateChange((event) => void events.push(event))
    const { access_token, refresh_token } = session
    const taken = await client.setSession({ access_token, refresh_token })
    expect(taken.data.user?.id).toBe(session.user.id)
    expect((await client.getSession()).data.session?.refresh_token).toBe(refresh_token)
    await client.refreshSession()
    await client.updateUser({ data: { farbe: 'gelb' } })
    await client.signOut({ scope: 'global' })
    data.subscription.unsubscribe()
    expect(events).toEqual(
      expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'USER_UPDATED', 'SIGNED_OUT']),
    )
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
  })

  it('refresh by a given token, and end with an error of the client when it is invalid', async () => {
    const { session } = await signedIn(scene)
    const { data } = await scene.client().refreshSession({ refresh_token: session.refresh_token })
    expect(data.session?.user.id).toBe(session.user.id)
    const { error } = await scene.client().refreshSession({ refresh_token: 'abcdefghijkl' })
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
  })

  it('end by scope; an unknown scope is refused', async () => {
    const { client, email, session } = await signedIn(scene)
    const other = scene.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    expect((await client.signOut({ scope: 'global' })).error).toBeNull()
    expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
    const again = await other.signInWithPassword({ email, password: PASSWORD })
    const answer = await fetch(`${scene.url}/logout?scope=nobody`, {
      method: 'POST',
      headers: { authorization: `Bearer ${again.data.session?.access_token}` },
    })
    expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
      400,
      'validation_failed',
    ])
    expect(session.access_token).toBeTruthy()
  })

  it('are ended by an administrator who has the user’s token', async () => {
    const { client, session } = await signedIn(scene)
    expect((await scene.admin.signOut(session.access_token, 'global')).error).toBeNull()
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError')
    const damaged = await scene.admin.signOut(`${session.access_token}x`)
    expect(damaged.error?.message).toMatch(/^invalid JWT/)
  })

  it('show their claims after two calls: the sign-up and the key set', async () => {
    const calls: string[] = []
    const client = scene.client({
      fetch: (input, init) => {
        calls.push(new URL(String(input)).pathname)
        return fetch(input, init)
      },
    })
    await client.signUp({ email: someone(), password: PASSWORD })
    const { data, error } = await client.getClaims()
    expect(error).toBeNull()
    expect(data?.claims.role).toBe('authenticated')
    expect(calls).toEqual(['/auth/v1/signup', '/auth/v1/.well-known/jwks.json'])
  })
})

describe('reauthentication', () => {
  it('sends a code to the address of the session', async () => {
    const { client, email } = await signedIn(scene)
    const { data, error } = await client.reauthenticate()
    expect([data, error]).toEqual([{ user: null, session: null }, null])
    expect((await scene.lastMail(email)).code).toMatch(/^\d{6}$/)
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
    })
  })

  it('requires a session', async () => {
    expect((await scene.client().reauthenticate()).error?.name).toBe('AuthSessionMissingError')
  })
})

describe('identities', () => {
  it('are listed; linking by hand is off as in the reference', async () => {
    const { client, email, session } = await signedIn(scene)
    const { data } = await client.getUserIdentities()
    expect(data?.identities).toMatchObject([
      { provider: 'email', id: session.user.id, identity_data: { email, sub: session.user.id } },
    ])
    const link = await client.linkIdentity({ provider: 'google', options: { skipBrowserRedirect: true } })
    expect(link.error).toMatchObject({ status: 404, code: 'manual_linking_disabled' })
    expect(link.error?.message).toContain('Manual linking is disabled')
    const [identity] = data?.identities ?? []
    if (!identity) throw new Error('no identity')
    const unlink = await client.unlinkIdentity(identity)
    expect(unlink.error?.message).toContain('Manual linking is disabled')
  })

  it('of other services are refused with the texts of the reference', async () => {
    const { error } = await scene.client().signInWithIdToken({ provider: 'google', token: 'x' })
    expect(error).toMatchObject({ status: 400, code: 'provider_disabled' })
    expect(error?.message).toContain('not enabled')
    const custom = await scene.client().signInWithIdToken({ provider: 'custom:nobody', token: 'x' })
    expect(custom.error).toMatchObject({ status: 400, code: 'validation_failed' })
    const web3 = await scene.post('/token?grant_type=web3', { chain: 'solana', message: 'x', signature: 'x' })
    expect(web3.status).toBe(422)
    expect(((await web3.json()) as { msg: string }).msg).toContain('Web3 provider is disabled')
  })
})

describe('features that are off', () => {
  it('phone: signing in by a code, and verifying one', async () => {
    const otp = await scene.client().signInWithOtp({ phone: '+41790000000' })
    expect(otp.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
    const malformed = await scene.client().verifyOtp({ phone: 'keine', token: '123456', type: 'sms' })
    expect(malformed.error?.message).toBe('Invalid phone number format (E.164 required)')
    const resent = await scene.client().resend({ type: 'sms', phone: '+41790000000' })
    expect(resent.error).toMatchObject({ status: 400, code: 'phone_provider_disabled' })
  })

  it('anonymous: the text of the reference', async () => {
    const { error } = await scene.client().signInAnonymously()
    expect(error?.message).toContain('Anonymous sign-ins are disabled')
  })

  it('single sign-on: by domain and by id', async () => {
    for (const by of [{ domain: 'example.ch' }, { providerId: crypto.randomUUID() }]) {
      const { error } = await scene.client().signInWithSSO(by)
      expect(error).toMatchObject({ status: 404, code: 'saml_provider_disabled' })
      expect(error?.message).toContain('SAML 2.0 is disabled')
    }
  })

  it('recovery codes and own OAuth clients: an error, never a success', async () => {
    const { client } = await signedIn(scene)
    for (const call of [
      () => client.oauth.listGrants(),
      () => scene.admin.oauth.listClients(),
      () => client.oauth.getAuthorizationDetails('x'),
    ])
      expect((await call().catch((error: unknown) => ({ error }))).error).toBeTruthy()
  })
})

describe('verifying', () => {
  it('accepts only a hash, and refuses incompatible parameters', async () => {
    const { email } = await signedIn(scene)
    await scene.client().resetPasswordForEmail(email)
    const { link, code } = await scene.lastMail(email)
    const hash = new URL(link).searchParams.get('token') ?? ''
    for (const body of [
      { type: 'recovery' },
      { type: 'recovery', token_hash: hash, email },
      { type: 'recovery', email },
      { type: 'nonsense', email, token: code },
    ]) {
      const answer = await scene.post('/verify', body)
      expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
        400,
        'validation_failed',
      ])
    }
    const { data } = await scene.client().verifyOtp({ type: 'recovery', token_hash: hash })
    expect(data.user?.email).toBe(email)
  })

  it('by PKCE reports a password recovery to the client', async () => {
    const { email } = await signedIn(scene)
    const client = scene.client({ flowType: 'pkce' })
    await client.resetPasswordForEmail(email, { redirectTo: 'http://localhost:3000/login' })
    const answer = await fetch((await scene.lastMail(email)).link, { redirect: 'manual' })
    const events: AuthChangeEvent[] = []
    client.onAuthStateChange((event) => void events.push(event))
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    const { data, error } = await client.exchangeCodeForSession(code)
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(events).toContain('PASSWORD_RECOVERY')
  })

  it('by PKCE signs in with a mailed link', async () => {
    const { email } = await signedIn(scene)
    const client = scene.client({ flowType: 'pkce' })
    expect((await client.signInWithOtp({ email })).error).toBeNull()
    const answer = await fetch((await scene.lastMail(email)).link, { redirect: 'manual' })
    const code = new URL(answer.headers.get('location') ?? '').searchParams.get('code') ?? ''
    expect((await client.exchangeCodeForSession(code)).data.user?.email).toBe(email)
    expect((await client.exchangeCodeForSession(code)).error).not.toBeNull()
  })

  it('by PKCE accepts the typed code as well, and then needs no exchange', async () => {
    const email = someone()
    const client = scene.client({ flowType: 'pkce' })
    for (const [begin, type] of [
      [() => client.signInWithOtp({ email }), 'email'],
      [() => client.resetPasswordForEmail(email), 'recovery'],
    ] as const) {
      expect((await begin()).error).toBeNull()
      const { code } = await scene.lastMail(email)
      const { data, error } = await client.verifyOtp({ email, token: code, type })
      expect(error).toBeNull()
      expect(data.session?.user.email).toBe(email)
    }
    scene.later(61)
    await client.resetPasswordForEmail(email)
    const hash = new URL((await scene.lastMail(email)).link).searchParams.get('token') ?? ''
    expect(hash).toMatch(/^pkce_/)
    const { data } = await scene.client().verifyOtp({ type: 'recovery', token_hash: hash })
    expect(data.session?.user.email).toBe(email)
  })

  it('resends the confirmation of a new address', async () => {
    const { client, email } = await signedIn(scene)
    const wished = someone()
    await client.updateUser({ email: wished })
    scene.later(61)
    expect((await scene.client().resend({ type: 'email_change', email })).error).toBeNull()
    expect(await scene.mailCount(wished)).toBe(2)
  })
})

describe('second factors', () => {
  it('of an account without any: none listed, no higher level', async () => {
    const { client } = await signedIn(scene)
    expect((await client.mfa.listFactors()).data).toMatchObject({ all: [], totp: [], phone: [] })
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    })
    const webauthn = await client.mfa.enroll({ factorType: 'webauthn', friendlyName: 'Schlüssel' })
    expect(webauthn.error?.code).toBe('mfa_webauthn_enroll_not_enabled')
  })

  it('are listed, challenged and verified in two steps, and removed', async () => {
    const { client } = await signedIn(scene)
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
    if (factor?.type !== 'totp') throw new Error('no factor')
    expect((await client.mfa.listFactors()).data?.totp).toEqual([])
    const { data: challenge } = await client.mfa.challenge({ factorId: factor.id })
    expect(challenge?.expires_at).toBeGreaterThan(scene.context.clock().getTime() / 1000)
    const code = new TOTP({ secret: factor.totp.secret }).generate({
      timestamp: scene.context.clock().getTime(),
    })
    const empty = await client.mfa.verify({ factorId: factor.id, challengeId: challenge?.id ?? '', code: '' })
    expect(empty.error).toMatchObject({ status: 400, code: 'validation_failed' })
    const { data } = await client.mfa.verify({
      factorId: factor.id,
      challengeId: challenge?.id ?? '',
      code,
    })
    expect(data?.access_token).toBeTruthy()
    expect((await client.mfa.listFactors()).data?.totp).toHaveLength(1)
    expect((await client.mfa.unenroll({ factorId: factor.id })).data?.id).toBe(factor.id)
    await client.refreshSession()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1')
  })
})

describe('the administrator', () => {
  it('pages to the end, and treats empty parameters as the first page', async () => {
    for (let count = 0; count < 3; count++) await scene.admin.createUser({ email: someone() })
    const { data } = await scene.admin.listUsers({ page: 1, perPage: 1 })
    if (!('total' in data)) throw new Error('no total')
    const last = await scene.admin.listUsers({ page: data.total, perPage: 1 })
    expect(last.data.users).toHaveLength(1)
    expect(last.data).toMatchObject({ nextPage: null, total: data.total })
    const all = await scene.admin.listUsers()
    expect(all.data.users.length).toBe(Math.min(50, data.total))
    expect(all.data.users[0]).toMatchObject({ identities: null })
    const empty = await fetch(`${scene.url}/admin/users?page=&per_page=`, {
      headers: { authorization: `Bearer ${await issueApiKey(scene.context, 'service_role')}` },
    })
    expect(empty.status).toBe(200)
  })

  it('gives an account its id, role and number, and refuses a taken number', async () => {
    const id = crypto.randomUUID()
    const phone = `4179${Math.floor(1_000_000 + Math.random() * 8_999_999)}`
    const { data } = await scene.admin.createUser({ id, phone, phone_confirm: true, role: 'leitung' })
    expect(data.user).toMatchObject({ id, phone, role: 'leitung', email: '' })
    expect((await scene.admin.createUser({ phone })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    })
    const bad = await scene.admin.createUser({})
    expect(bad.error).toMatchObject({ status: 400, code: 'validation_failed' })
  })

  it('is refused for invalid input, by the client itself or by us', async () => {
    expect((await scene.admin.getUserById(crypto.randomUUID())).error).toMatchObject({
      status: 404,
      code: 'user_not_found',
    })
    const answer = await fetch(`${scene.url}/admin/users/x`, {
      headers: { authorization: `Bearer ${await issueApiKey(scene.context, 'service_role')}` },
    })
    expect([answer.status, ((await answer.json()) as { error_code: string }).error_code]).toEqual([
      404,
      'validation_failed',
    ])
    expect((await scene.admin.inviteUserByEmail('keine Adresse')).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    })
    const link = await scene.admin.generateLink({ type: 'nonsense' as 'recovery', email: someone() })
    expect(link.error).toMatchObject({ status: 400, code: 'validation_failed' })
    const taken = await signedIn(scene)
    expect((await scene.admin.generateLink({ type: 'invite', email: taken.email })).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    })
  })

  it('creates links with their redirect target', async () => {
    const { email } = await signedIn(scene)
    const { data } = await scene.admin.generateLink({
      type: 'magiclink',
      email,
      options: { redirectTo: 'http://localhost:3000/login' },
    })
    const { action_link: link, redirect_to: to } = data.properties ?? {}
    expect(link).toMatch(/\?token=\w+&type=magiclink&redirect_to=/)
    expect(to).toBe('http://localhost:3000/login')
    const current = await scene.admin.generateLink({
      type: 'email_change_current',
      email,
      newEmail: someone(),
    })
    expect(current.data.properties?.action_link).toContain('type=email_change')
  })
})

describe('with anonymous users allowed', () => {
  it('somebody without an address is signed in, may add one, and cannot enrol a factor', async () => {
    const open = await openAuthScene({ anonymousUsers: true })
    try {
      const client = open.client()
      const { data, error } = await client.signInAnonymously({ options: { data: { farbe: 'gelb' } } })
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ is_anonymous: true, email: '', identities: [], app_metadata: {} })
      expect((await client.getClaims()).data?.claims['is_anonymous']).toBe(true)
      expect((await client.mfa.enroll({ factorType: 'totp' })).error?.code).toBe('no_authorization')
      expect((await client.reauthenticate()).error).toMatchObject({ status: 400, code: 'validation_failed' })
      const email = someone()
      await client.updateUser({ email })
      const { code } = await open.lastMail(email)
      const verified = await client.verifyOtp({ email, token: code, type: 'email_change' })
      expect(verified.data.user).toMatchObject({
        email,
        is_anonymous: false,
        app_metadata: { provider: 'email', providers: ['email'] },
        identities: [{ provider: 'email' }],
      })
    } finally {
      await open.close()
    }
  })
})

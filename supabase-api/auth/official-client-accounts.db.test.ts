import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { openAuthScene, signedIn, someone } from '#test/auth/auth-scene.ts'


const scene = await forThisFile(openAuthScene())

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

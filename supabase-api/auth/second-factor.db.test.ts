import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { authPasskeys } from '#features/account/passkeys/passkey.tables.server.ts'
import { removePasskeysOf } from '#features/account/passkeys/register-passkey.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { type AuthScene, openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'
import { softwareAuthenticator } from '#test/auth/software-authenticator.ts'
import { forThisFile } from '#test/for-this-file.ts'

const scene = await forThisFile(openAuthScene())

/** TOTP now, or some 30-second steps away. */
function codeOf(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: scene.context.clock().getTime() + steps * 30_000 })
}

async function enrolled() {
  const person = await signedIn(scene)
  const { data, error } = await person.client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
  expect(error).toBeNull()
  if (!data || data.type !== 'totp') throw new Error('no factor')
  const { secret } = data.totp
  const lifted = await person.client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(secret) })
  expect(lifted.error).toBeNull()
  scene.later(30)
  return { ...person, factorId: data.id, secret }
}

describe('a second factor', () => {
  it('is enrolled with a picture and a secret, and raises the session to aal2', async () => {
    const { client } = await signedIn(scene)
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
    if (data?.type !== 'totp') throw new Error('no factor')
    expect(data.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/)
    expect(data.totp.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(data.totp.uri).toMatch(/^otpauth:\/\/totp\/.*algorithm=SHA1&digits=6&period=30/)
    const { data: lifted } = await client.mfa.challengeAndVerify({
      factorId: data.id,
      code: codeOf(data.totp.secret),
    })
    expect(lifted?.user.factors).toHaveLength(1)
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(JSON.stringify(level.data?.currentAuthenticationMethods)).toMatch(/totp.*password/)
  })

  it('is required at the next sign-in, and a wrong code leaves the challenge usable', async () => {
    const { email, secret, factorId } = await enrolled()
    const client = scene.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    })
    const { data: challenge } = await client.mfa.challenge({ factorId })
    const challengeId = challenge?.id ?? ''
    const right = codeOf(secret)
    const wrong = right === '000000' ? '000001' : '000000'
    const refused = await client.mfa.verify({ factorId, challengeId, code: wrong })
    expect(refused.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
    expect(refused.error?.message).toContain('Invalid TOTP code')
    expect((await client.mfa.verify({ factorId, challengeId, code: right })).error).toBeNull()
    const again = await client.mfa.verify({ factorId, challengeId, code: right })
    expect(again.error?.code).toBe('mfa_ip_address_mismatch')
  })

  it('accepts a code only once, and a challenge for at most five minutes', async () => {
    const { client, secret, factorId } = await enrolled()
    const code = codeOf(secret)
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error).toBeNull()
    expect((await client.mfa.challengeAndVerify({ factorId, code })).error?.code).toBe(
      'mfa_verification_failed',
    )
    const { data: challenge } = await client.mfa.challenge({ factorId })
    scene.later(301)
    const late = await client.mfa.verify({ factorId, challengeId: challenge?.id ?? '', code: codeOf(secret) })
    expect(late.error?.code).toBe('mfa_challenge_expired')
  })

  it('protects password and address: the first level may not change them', async () => {
    const { email } = await enrolled()
    const client = scene.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    for (const change of [{ password: 'gestohlen und neu' }, { email: someone() }])
      expect((await client.updateUser(change)).error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Dieb' })).error?.code).toBe(
      'insufficient_aal',
    )
  })

  it('at its first success ends all sessions of the first level', async () => {
    const { client, email } = await signedIn(scene)
    const other = scene.client()
    await other.signInWithPassword({ email, password: PASSWORD })
    const { data } = await client.mfa.enroll({ factorType: 'totp' })
    if (data?.type !== 'totp') throw new Error('no factor')
    await client.mfa.challengeAndVerify({ factorId: data.id, code: codeOf(data.totp.secret) })
    expect((await other.getUser()).error).not.toBeNull()
    expect((await client.getUser()).error).toBeNull()
  })

  it('is removed from the second level only; an administrator removes a lost one', async () => {
    const { client, email, factorId, id } = await enrolled()
    const first = scene.client()
    await first.signInWithPassword({ email, password: PASSWORD })
    expect((await first.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
    })
    expect((await scene.admin.mfa.listFactors({ userId: id })).data?.factors).toHaveLength(1)
    expect((await scene.admin.mfa.deleteFactor({ userId: id, id: factorId })).error).toBeNull()
    expect((await client.mfa.listFactors()).data?.all).toEqual([])
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    })
  })

  it('of one account is not usable by another, and its secret is stored sealed', async () => {
    const { factorId, secret } = await enrolled()
    const { client } = await signedIn(scene)
    expect((await client.mfa.challenge({ factorId })).error).toMatchObject({ status: 404 })
    const { rows } = await scene.test.database.$client.query('select * from auth_factors')
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it('requires a unique name, and other kinds are off', async () => {
    const { client } = await enrolled()
    expect((await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })).error?.code).toBe(
      'mfa_factor_name_conflict',
    )
    expect((await client.mfa.enroll({ factorType: 'phone', phone: '+41790000000' })).error?.code).toBe(
      'mfa_phone_enroll_not_enabled',
    )
  })
})

type Client = ReturnType<AuthScene['client']>
type Device = ReturnType<typeof softwareAuthenticator>
const SITE = { rpId: 'localhost', origin: 'http://localhost:3000' }

async function register(client: Client, device: Device, more: { origin?: string; verified?: boolean } = {}) {
  const begun = await client.passkey.startRegistration()
  if (!begun.data) return begun
  const { challenge_id: challengeId, options } = begun.data
  const { verified, ...site } = more
  const ceremony = { ...SITE, ...site, challenge: String(options.challenge) }
  const credential = device.create(ceremony, verified === undefined ? {} : { verified })
  return client.passkey.verifyRegistration({ challengeId, credential: credential as never })
}

async function challengeOf(client: Client) {
  const { data } = await client.passkey.startAuthentication()
  if (!data) throw new Error('no challenge')
  return { challengeId: data.challenge_id, challenge: String(data.options.challenge) }
}

async function signIn(
  client: Client,
  device: Device,
  { counter, ...site }: { counter?: number; origin?: string } = {},
) {
  const { challengeId, challenge } = await challengeOf(client)
  const credential = device.get({ ...SITE, ...site, challenge }, counter === undefined ? {} : { counter })
  return client.passkey.verifyAuthentication({ challengeId, credential: credential as never })
}

const mailsTo = (to: string) =>
  scene.context.db.select().from(outgoingMails).where(eq(outgoingMails.recipient, to))

describe('a passkey', () => {
  it('is created by a signed-in user, and signs in without a password as two factors', async () => {
    const { client, email } = await signedIn(scene)
    const device = softwareAuthenticator()
    const made = await register(client, device)
    expect(made.error).toBeNull()
    expect((await client.passkey.list()).data).toMatchObject([
      { id: made.data && 'id' in made.data && made.data.id },
    ])
    expect((await mailsTo(email)).some(({ payload }) => payload['change'] === 'passkey_added')).toBe(true)
    const other = scene.client()
    const { data, error } = await signIn(other, device)
    expect(error).toBeNull()
    expect(data?.user?.email).toBe(email)
    const level = await other.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2' })
    expect(JSON.stringify(level.data?.currentAuthenticationMethods)).toContain('passkey')
  })

  it('answers each challenge once, from this site only, and not after five minutes', async () => {
    const { client } = await signedIn(scene)
    const device = softwareAuthenticator()
    await register(client, device)
    const { challengeId, challenge } = await challengeOf(client)
    const credential = device.get({ ...SITE, challenge }) as never
    const both = await Promise.all([
      scene.client().passkey.verifyAuthentication({ challengeId, credential }),
      scene.client().passkey.verifyAuthentication({ challengeId, credential }),
    ])
    expect(both.filter(({ error }) => error === null)).toHaveLength(1)
    expect(
      (await signIn(scene.client(), device, { origin: 'http://localhost.evil.example' })).error,
    ).toMatchObject({
      code: 'webauthn_verification_failed',
    })
    const late = await challengeOf(client)
    scene.later(301)
    const old = device.get({ ...SITE, challenge: late.challenge }) as never
    const refused = await client.passkey.verifyAuthentication({
      challengeId: late.challengeId,
      credential: old,
    })
    expect(refused.error).toMatchObject({ code: 'webauthn_challenge_expired' })
  })

  it('must identify its user itself, and an unknown or copied key is refused the same way', async () => {
    const { client } = await signedIn(scene)
    expect((await register(client, softwareAuthenticator(), { verified: false })).error).toMatchObject({
      code: 'webauthn_verification_failed',
    })
    const device = softwareAuthenticator()
    await register(client, device)
    expect((await signIn(scene.client(), device, { counter: 5 })).error).toBeNull()
    expect((await signIn(scene.client(), device, { counter: 4 })).error).toMatchObject({
      code: 'webauthn_verification_failed',
    })
    expect((await signIn(scene.client(), softwareAuthenticator())).error).toMatchObject({
      code: 'webauthn_verification_failed',
    })
  })

  it('belongs to one account, is named and removed by its owner only', async () => {
    const { client, id: userId } = await signedIn(scene)
    const { client: stranger } = await signedIn(scene)
    const device = softwareAuthenticator()
    await register(client, device)
    expect((await register(stranger, device)).error).toMatchObject({ code: 'webauthn_credential_exists' })
    const [own] = (await client.passkey.list()).data ?? []
    const passkeyId = own?.id ?? ''
    expect((await stranger.passkey.update({ passkeyId, friendlyName: 'x' })).error).toMatchObject({
      status: 404,
    })
    expect((await stranger.passkey.delete({ passkeyId })).error).toMatchObject({ status: 404 })
    const named = await client.passkey.update({ passkeyId, friendlyName: 'Telefon' })
    expect(named.data).toMatchObject({ friendly_name: 'Telefon' })
    const renamings = async () => {
      const rows = await scene.test.database.select().from(authAudit)
      return rows.filter((row) => row.action === 'passkey_renamed' && row.userId === userId)
    }
    expect(await renamings()).toEqual([])
    expect((await client.passkey.update({ passkeyId, friendlyName: '' })).error).not.toBeNull()
    expect((await client.passkey.update({ passkeyId, friendlyName: 'x'.repeat(121) })).error).not.toBeNull()
    expect((await client.passkey.update({ passkeyId, friendlyName: ' Annas Uhr ' })).data).toMatchObject({
      friendly_name: 'Annas Uhr',
    })
    expect(await renamings()).toHaveLength(1)
    expect(JSON.stringify(await renamings())).not.toContain('Annas Uhr')
    expect((await client.passkey.delete({ passkeyId })).error).toBeNull()
    expect((await signIn(scene.client(), device)).error).toMatchObject({
      code: 'webauthn_verification_failed',
    })
  })

  it('is not added by a session with an old sign-in, nor below an existing second factor', async () => {
    const { client, email } = await signedIn(scene)
    scene.later(13 * 3600)
    await client.refreshSession()
    expect((await client.passkey.startRegistration()).error).toMatchObject({
      code: 'reauthentication_needed',
    })
    const again = scene.client()
    await again.signInWithPassword({ email, password: PASSWORD })
    expect((await again.passkey.startRegistration()).error).toBeNull()
  })

  it('is removed by an administrator for a lost device', async () => {
    const { client, email } = await signedIn(scene)
    const device = softwareAuthenticator()
    await register(client, device)
    const [row] = await scene.context.db
      .select()
      .from(authPasskeys)
      .where(eq(authPasskeys.userId, (await client.getUser()).data.user?.id ?? ''))
    expect(row?.publicKey).toBeTruthy()
    expect(await removePasskeysOf(scene.context, row?.userId ?? '')).toBe(1)
    expect((await signIn(scene.client(), device)).error).toMatchObject({
      code: 'webauthn_verification_failed',
    })
    expect(email).toBeTruthy()
  })
})

const NEW = 'etwas ganz anderes'

async function withOldSession() {
  const account = await signedIn(scene)
  scene.later(13 * 3600)
  await account.client.refreshSession()
  return account
}

async function passwordFits(email: string, password: string) {
  return (await scene.client().signInWithPassword({ email, password })).error === null
}

describe('the current password', () => {
  it('is the proof that an old session lacks', async () => {
    const { client, email } = await withOldSession()
    const changed = await client.updateUser({ password: NEW, current_password: PASSWORD })
    expect(changed.error).toBeNull()
    expect(await passwordFits(email, NEW)).toBe(true)
  })

  it('is never ignored when it is wrong, whatever is changed and however fresh the session is', async () => {
    const { client, email } = await signedIn(scene)
    for (const change of [
      { password: NEW, current_password: 'falsch geraten' },
      { password: NEW, current_password: '' },
      { email: someone(), current_password: 'falsch geraten' },
      { data: { seen: true }, current_password: 'falsch geraten' },
    ])
      expect((await client.updateUser(change)).error).toMatchObject({
        status: 400,
        code: 'current_password_invalid',
      })
    expect(await passwordFits(email, PASSWORD)).toBe(true)
    expect((await client.getUser()).data.user?.user_metadata['seen']).toBeUndefined()
  })

  it('is not to be guessed: tries count as those of signing in do', async () => {
    const { client } = await withOldSession()
    const codes: (string | undefined)[] = []
    for (let n = 0; n < 8; n += 1)
      codes.push((await client.updateUser({ password: NEW, current_password: `geraten ${n}` })).error?.code)
    expect(codes.at(0)).toBe('current_password_invalid')
    expect(codes.at(-1)).toBe('over_request_rate_limit')
    const right = await client.updateUser({ password: NEW, current_password: PASSWORD })
    expect(right.error?.code).toBe('over_request_rate_limit')
  })
})

describe('the code of /reauthenticate', () => {
  it('is the proof that an old session lacks, once', async () => {
    const { client, email } = await withOldSession()
    expect((await client.reauthenticate()).error).toBeNull()
    const { code } = await scene.lastMail(email)
    expect((await client.updateUser({ password: NEW, nonce: code })).error).toBeNull()
    expect(await passwordFits(email, NEW)).toBe(true)
    expect((await client.updateUser({ password: PASSWORD, nonce: code })).error).toMatchObject({
      status: 422,
      code: 'reauthentication_not_valid',
    })
  })

  it('is never ignored when it is wrong, nor tried without end', async () => {
    const { client, email } = await signedIn(scene)
    await client.reauthenticate()
    const { code } = await scene.lastMail(email)
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let n = 0; n < 10; n += 1)
      expect((await client.updateUser({ password: NEW, nonce: wrong })).error).toMatchObject({
        code: 'reauthentication_not_valid',
      })
    expect((await client.updateUser({ password: NEW, nonce: code })).error).toMatchObject({
      code: 'reauthentication_not_valid',
    })
    expect(await passwordFits(email, PASSWORD)).toBe(true)
  })
})

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { authPasskeys } from '#features/account/passkeys/passkey.tables.server.ts'
import { removePasskeysOf } from '#features/account/passkeys/register-passkey.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { type AuthScene, openAuthScene, PASSWORD, signedIn } from '#test/auth/auth-scene.ts'
import { softwareAuthenticator } from '#test/auth/software-authenticator.ts'


const scene = await forThisFile(openAuthScene())

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

import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { authAudit } from '#features/account/database/account.tables.server.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { type AuthScene, openAuthScene, signedIn } from '#test/auth/auth-scene.ts'
import { asService, refusal } from '#test/auth/plain-requests.ts'
import { softwareAuthenticator } from '#test/auth/software-authenticator.ts'

const OTHER = 'http://localhost:5173'
const scene = await forThisFile(openAuthScene({ passkeyOrigins: [OTHER] }))

type Client = ReturnType<AuthScene['client']>

async function register(client: Client, origin: string, device = softwareAuthenticator()) {
  const { data } = await client.passkey.startRegistration()
  if (!data) throw new Error('no challenge')
  const ceremony = { rpId: data.options.rp.id ?? '', origin, challenge: String(data.options.challenge) }
  const credential = device.create(ceremony) as never
  return client.passkey.verifyRegistration({ challengeId: data.challenge_id, credential })
}

async function signIn(origin: string, device: ReturnType<typeof softwareAuthenticator>) {
  const client = scene.client()
  const { data } = await client.passkey.startAuthentication()
  if (!data) throw new Error('no challenge')
  const ceremony = { rpId: data.options.rpId ?? '', origin, challenge: String(data.options.challenge) }
  const credential = device.get(ceremony) as never
  return client.passkey.verifyAuthentication({ challengeId: data.challenge_id, credential })
}

describe('a page of a listed origin', () => {
  it('makes and uses passkeys of the site', async () => {
    const { client } = await signedIn(scene)
    const device = softwareAuthenticator()
    expect((await register(client, OTHER, device)).error).toBeNull()
    for (const origin of [OTHER, 'http://localhost:3000'])
      expect([origin, (await signIn(origin, device)).error]).toEqual([origin, null])
  })

  it('is the only other one that does', async () => {
    const { client } = await signedIn(scene)
    const device = softwareAuthenticator()
    const unverified = { code: 'webauthn_verification_failed' }
    for (const origin of ['http://localhost:5174', 'https://localhost:5173', 'https://evil.example'])
      expect((await register(client, origin, device)).error).toMatchObject(unverified)
    await register(client, OTHER, device)
    expect((await signIn('http://localhost:5174', device)).error).toMatchObject(unverified)
  })
})

describe('administrators', () => {
  const admin = () => scene.admin.passkey

  it("see and remove an account's passkeys, and their owner is told", async () => {
    const { client, id: userId, email } = await signedIn(scene)
    const device = softwareAuthenticator()
    const kept = await register(client, OTHER)
    const lost = await register(client, OTHER, device)
    const idOf = ({ data }: Awaited<ReturnType<typeof register>>) => (data && 'id' in data ? data.id : '')
    const listed = await admin().listPasskeys({ userId })
    expect(listed.error).toBeNull()
    expect(listed.data?.map(({ id }) => id)).toEqual([idOf(kept), idOf(lost)])
    expect(listed.data?.[0]).toEqual({ id: idOf(kept), created_at: expect.stringMatching(/^\d{4}-/) })
    expect((await admin().deletePasskey({ userId, passkeyId: idOf(lost) })).error).toBeNull()
    expect((await admin().listPasskeys({ userId })).data?.map(({ id }) => id)).toEqual([idOf(kept)])
    expect((await signIn(OTHER, device)).error).toMatchObject({ code: 'webauthn_verification_failed' })
    const mails = await scene.test.database
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, email))
    expect(mails.filter(({ payload }) => payload['change'] === 'passkey_removed')).toHaveLength(1)
    const audit = await scene.test.database.select().from(authAudit).where(eq(authAudit.userId, userId))
    expect(audit.filter(({ action }) => action === 'passkey_removed')).toEqual([
      expect.objectContaining({ actorId: null }),
    ])
  })

  it('find none that is not there, or of another account', async () => {
    const { client } = await signedIn(scene)
    const { id: stranger } = await signedIn(scene)
    const { data } = await register(client, OTHER)
    const passkeyId = data && 'id' in data ? data.id : ''
    const unknown = { status: 404, message: 'Passkey not found' }
    expect((await admin().deletePasskey({ userId: stranger, passkeyId })).error).toMatchObject(unknown)
    expect(
      await refusal(await asService(scene, `/admin/users/${stranger}/passkeys/x`, { method: 'DELETE' })),
    ).toEqual([404, 'validation_failed', 'Passkey not found'])
    const nobody = crypto.randomUUID()
    for (const answer of [
      await admin().listPasskeys({ userId: nobody }),
      await admin().deletePasskey({ userId: nobody, passkeyId }),
    ])
      expect(answer.error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect((await client.passkey.list()).data).toHaveLength(1)
  })

  it('are meant, and nobody else', async () => {
    const { id, session } = await signedIn(scene)
    const headers = { authorization: `Bearer ${session.access_token}` }
    for (const [method, path] of [
      ['GET', `/admin/users/${id}/passkeys`],
      ['DELETE', `/admin/users/${id}/passkeys/${id}`],
    ] as const)
      expect((await fetch(scene.url + path, { method, headers })).status).toBe(403)
  })
})

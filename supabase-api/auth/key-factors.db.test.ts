import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { type AuthScene, openAuthScene, PASSWORD, signedIn } from '#test/auth/auth-scene.ts'
import { refusal } from '#test/auth/plain-requests.ts'
import { softwareAuthenticator } from '#test/auth/software-authenticator.ts'

const scene = await forThisFile(openAuthScene({ keyFactors: true }))

type Client = ReturnType<AuthScene['client']>
type Device = ReturnType<typeof softwareAuthenticator>
const SITE = { rpId: 'localhost', origin: 'http://localhost:3000' }

/** As the official client is given it; the server reads neither host nor origin of it. */
function webauthnOf<Type extends 'create' | 'request'>(type: Type, made: object) {
  return {
    type,
    rpId: SITE.rpId,
    rpOrigins: [SITE.origin],
    credential_response: { toJSON: () => made } as never,
  }
}

async function challengeOf(client: Client, factorId: string) {
  const { data, error } = await client.mfa.challenge({ factorId, webauthn: SITE })
  if (error) throw error
  const { challenge } = data.webauthn.credential_options.publicKey
  return { ...data, signed: Buffer.from(challenge as ArrayBuffer).toString('base64url') }
}

/** The key signs what the server asks for, and answers as a browser does. */
async function answer(
  client: Client,
  factorId: string,
  device: Device,
  more: { counter?: number; origin?: string; verified?: boolean; challengeId?: string } = {},
) {
  const { challengeId, origin, ...behaviour } = more
  const challenge = await challengeOf(client, factorId)
  const ceremony = { ...SITE, ...(origin && { origin }), challenge: challenge.signed }
  const { type } = challenge.webauthn
  const made = type === 'create' ? device.create(ceremony, behaviour) : device.get(ceremony, behaviour)
  return client.mfa.verify({
    factorId,
    challengeId: challengeId ?? challenge.id,
    webauthn: webauthnOf(type, made),
  })
}

async function enrolled() {
  const person = await signedIn(scene)
  const device = softwareAuthenticator()
  const { data, error } = await person.client.mfa.webauthn.enroll({ friendlyName: 'Schlüssel' })
  if (error) throw error
  expect(data).toEqual({ id: expect.any(String), type: 'webauthn', friendly_name: 'Schlüssel' })
  const lifted = await answer(person.client, data.id, device, { counter: 1 })
  expect(lifted.error).toBeNull()
  return { ...person, device, factorId: data.id }
}

async function secondSession(email: string) {
  const client = scene.client()
  await client.signInWithPassword({ email, password: PASSWORD })
  return client
}

describe('a key as a second factor', () => {
  it('is made at its first use, raises the session, and is told to the owner', async () => {
    const { client, email, factorId } = await enrolled()
    const level = await client.mfa.getAuthenticatorAssuranceLevel()
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/webauthn' })
    expect((await client.mfa.listFactors()).data).toMatchObject({
      webauthn: [{ id: factorId, factor_type: 'webauthn', status: 'verified', friendly_name: 'Schlüssel' }],
      totp: [],
    })
    const mails = await scene.test.database
      .select()
      .from(outgoingMails)
      .where(eq(outgoingMails.recipient, email))
    expect(mails.filter(({ payload }) => payload['change'] === 'factor_added')).toHaveLength(1)
  })

  it('is asked for at the next sign-in, and signs for itself alone', async () => {
    const { email, device, factorId } = await enrolled()
    const client = await secondSession(email)
    const challenge = await challengeOf(client, factorId)
    expect(challenge).toMatchObject({ type: 'webauthn', expires_at: expect.any(Number) })
    expect(challenge.webauthn.type).toBe('request')
    const wrong = { status: 422, code: 'mfa_verification_failed' }
    expect((await answer(client, factorId, softwareAuthenticator())).error).toMatchObject(wrong)
    expect(
      (await answer(client, factorId, device, { origin: 'https://evil.example', counter: 2 })).error,
    ).toMatchObject(wrong)
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal1' })
    expect((await answer(client, factorId, device, { counter: 3, verified: false })).error).toBeNull()
    expect((await client.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({ currentLevel: 'aal2' })
    const third = await secondSession(email)
    expect((await answer(third, factorId, device, { counter: 2 })).error).toMatchObject(wrong)
  })

  it('answers a challenge once, of its own, and none of another session in another form', async () => {
    const { email, device, factorId } = await enrolled()
    const client = await secondSession(email)
    const { id } = await challengeOf(client, factorId)
    expect((await answer(client, factorId, device, { counter: 2, challengeId: id })).error).toMatchObject({
      code: 'mfa_verification_failed',
    })
    const { id: used, signed } = await challengeOf(client, factorId)
    const made = device.get({ ...SITE, challenge: signed }, { counter: 4 })
    const webauthn = webauthnOf('request', made)
    const verify = () => client.mfa.verify({ factorId, challengeId: used, webauthn })
    expect((await verify()).error).toBeNull()
    expect((await verify()).error).toMatchObject({ code: 'mfa_ip_address_mismatch' })
    const { id: late, signed: old } = await challengeOf(client, factorId)
    scene.later(301)
    const tooLate = device.get({ ...SITE, challenge: old }, { counter: 5 })
    const again = webauthnOf('request', tooLate)
    expect((await client.mfa.verify({ factorId, challengeId: late, webauthn: again })).error).toMatchObject({
      code: 'mfa_challenge_expired',
    })
  })

  it('is not replaced by another key, nor added twice or by a session without it', async () => {
    const { client, email, device, factorId } = await enrolled()
    const { id, signed } = await challengeOf(client, factorId)
    const other = softwareAuthenticator().create({ ...SITE, challenge: signed })
    const webauthn = webauthnOf('create', other)
    expect((await client.mfa.verify({ factorId, challengeId: id, webauthn })).error).toMatchObject({
      code: 'mfa_verification_failed',
    })
    const again = await client.mfa.webauthn.enroll({ friendlyName: 'Zweiter' })
    expect((await answer(client, again.data?.id ?? '', device)).error).toMatchObject({
      code: 'webauthn_credential_exists',
    })
    const below = await secondSession(email)
    expect((await below.mfa.webauthn.enroll({ friendlyName: 'Dritter' })).error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
    })
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
    const { rows } = await scene.test.database.$client.query(
      'select * from auth_factor_keys where factor_id = $1',
      [factorId],
    )
    expect(rows).toEqual([])
  })

  it('is no code, and a code is no key', async () => {
    const { client, session } = await signedIn(scene)
    const key = await client.mfa.webauthn.enroll({ friendlyName: 'Schlüssel' })
    const code = await client.mfa.enroll({ factorType: 'totp' })
    const bearer = { authorization: `Bearer ${session.access_token}` }
    const id = crypto.randomUUID()
    const verify = (factorId: string | undefined, body: object) =>
      scene.post(`/factors/${factorId}/verify`, { challenge_id: id, ...body }, bearer)
    const made = softwareAuthenticator().create({ ...SITE, challenge: 'x' })
    const webauthn = { type: 'create', credential_response: made }
    expect(await refusal(await verify(key.data?.id, { code: '123456' }))).toEqual([
      400,
      'validation_failed',
      'WebAuthn config required',
    ])
    expect(await refusal(await verify(code.data?.id, { webauthn }))).toEqual([
      400,
      'validation_failed',
      'Code needs to be non-empty',
    ])
    for (const unusable of [null, {}, { type: 'create' }, { ...webauthn, type: 'other' }, 'x'])
      expect((await refusal(await verify(key.data?.id, { webauthn: unusable }))).slice(0, 2)).toEqual([
        400,
        'validation_failed',
      ])
  })

  it('needs a recent sign-in, as every other factor does', async () => {
    const { client } = await signedIn(scene)
    scene.later(13 * 3600)
    await client.refreshSession()
    expect((await client.mfa.webauthn.enroll({ friendlyName: 'Schlüssel' })).error).toMatchObject({
      code: 'reauthentication_needed',
    })
  })
})

it('keys are not added unless they are switched on', async () => {
  const without = await openAuthScene()
  const { client } = await signedIn(without)
  const { error } = await client.mfa.webauthn.enroll({ friendlyName: 'Schlüssel' })
  await without.close()
  expect(error).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' })
})

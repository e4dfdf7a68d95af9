import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { sessionRoutes } from './session-routes.ts'
import { type AuthScene, openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'

const scene = await forThisFile(
  openAuthScene({ reauthentication: 'staff', anonymousUsers: true }, { more: sessionRoutes }),
)

type Client = ReturnType<AuthScene['client']>

async function aMember() {
  const member = await signedIn(scene)
  await setStaffRole(scene.context, member.email, 'owner')
  return member
}

/** The session goes on, its last proof is `hours` old. */
async function hoursLater(client: Client, hours: number) {
  scene.later(hours * 3600)
  await client.refreshSession()
}

const codeOf = (secret: string) =>
  new TOTP({ secret }).generate({ timestamp: scene.context.clock().getTime() })

async function enrol(client: Client) {
  const { data, error } = await client.mfa.enroll({ factorType: 'totp' })
  if (data?.type !== 'totp') throw new Error(error?.code ?? 'no factor')
  return { factorId: data.id, secret: data.totp.secret }
}

async function aFactor(client: Client) {
  const { factorId, secret } = await enrol(client)
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
  expect(error).toBeNull()
  return { factorId, secret }
}

async function endSession(client: Client, id: string) {
  const { data } = await client.getSession()
  const answer = await fetch(new URL(`/api/account/sessions/${id}`, scene.url), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${data.session?.access_token}` },
  })
  return { status: answer.status, body: answer.status === 204 ? null : await answer.json() }
}

function idOf(token = '') {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as {
    session_id: string
  }
  return claims.session_id
}

const NEEDED = { status: 400, code: 'reauthentication_needed' }

describe('a session of staff whose last proof is 13 hours old', () => {
  it('sets up no second factor', async () => {
    const { client } = await aMember()
    await hoursLater(client, 13)
    expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(NEEDED)
  })

  it('finishes no second factor that it began before', async () => {
    const { client } = await aMember()
    const { factorId, secret } = await enrol(client)
    await hoursLater(client, 13)
    const refused = await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
    expect(refused.error).toMatchObject(NEEDED)
    expect((await client.mfa.listFactors()).data?.totp).toEqual([])
  })

  it('removes no second factor, until a code of it has proven who it is', async () => {
    const { client } = await aMember()
    const { factorId, secret } = await aFactor(client)
    await hoursLater(client, 13)
    expect((await client.mfa.unenroll({ factorId })).error).toMatchObject(NEEDED)
    expect((await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull()
    expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
  })

  it('changes neither password nor address, and does not learn whether a password is the old one', async () => {
    const { client, email } = await aMember()
    await hoursLater(client, 13)
    for (const change of [
      { password: 'etwas ganz anderes' },
      { password: PASSWORD },
      { email: someone() },
      { email: (await aMember()).email },
    ])
      expect((await client.updateUser(change)).error).toMatchObject(NEEDED)
    expect((await client.updateUser({ data: { language: 'it' } })).error).toBeNull()
    const again = await scene.client().signInWithPassword({ email, password: PASSWORD })
    expect(again.data.user?.new_email).toBeUndefined()
  })

  it('adds no passkey', async () => {
    const { client } = await aMember()
    await hoursLater(client, 13)
    expect((await client.passkey.startRegistration()).error).toMatchObject(NEEDED)
  })

  it('signs out itself and everywhere, but not the others alone', async () => {
    const { client, email } = await aMember()
    await hoursLater(client, 13)
    const other = scene.client()
    const { data } = await other.signInWithPassword({ email, password: PASSWORD })
    expect((await client.signOut({ scope: 'others' })).error).toMatchObject(NEEDED)
    expect(await endSession(client, idOf(data.session?.access_token))).toEqual({
      status: 403,
      body: { status: 403, code: 'recent_sign_in_needed' },
    })
    expect((await other.getUser()).error).toBeNull()
    const { data: own } = await client.getSession()
    expect((await endSession(client, idOf(own.session?.access_token))).status).toBe(204)
    const third = scene.client()
    await third.signInWithPassword({ email, password: PASSWORD })
    await hoursLater(third, 13)
    expect((await third.signOut()).error).toBeNull()
    expect((await other.getUser()).error).not.toBeNull()
  })
})

it('a sign-in opens all of it again', async () => {
  const { client, email } = await aMember()
  await hoursLater(client, 13)
  await client.signInWithPassword({ email, password: PASSWORD })
  const { factorId } = await aFactor(client)
  expect((await client.mfa.unenroll({ factorId })).error).toBeNull()
  expect((await client.passkey.startRegistration()).error).toBeNull()
  expect((await client.updateUser({ email: someone() })).error).toBeNull()
  expect((await client.signOut({ scope: 'others' })).error).toBeNull()
  expect((await client.updateUser({ password: 'etwas ganz anderes' })).error).toBeNull()
})

it('the first code of a new second factor says nothing about who set it up', async () => {
  const { client } = await aMember()
  await hoursLater(client, 11)
  const { factorId, secret } = await aFactor(client)
  const level = await client.mfa.getAuthenticatorAssuranceLevel()
  expect(level.data).toMatchObject({ currentLevel: 'aal2' })
  await hoursLater(client, 2)
  expect((await client.passkey.startRegistration()).error).toMatchObject(NEEDED)
  await client.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })
  expect((await client.passkey.startRegistration()).error).toBeNull()
})

describe('with AUTH_REAUTHENTICATION=staff', () => {
  it('a visitor’s account keeps what the reference allows an old session', async () => {
    const { client, email } = await signedIn(scene)
    await hoursLater(client, 400)
    await aFactor(client)
    expect((await client.updateUser({ email: someone() })).error).toBeNull()
    expect((await client.signOut({ scope: 'others' })).error).toBeNull()
    expect((await client.updateUser({ password: 'etwas ganz anderes' })).error).toBeNull()
    await setStaffRole(scene.context, email, 'guide')
    expect((await client.updateUser({ password: PASSWORD })).error).toMatchObject(NEEDED)
  })
})

describe('with AUTH_REAUTHENTICATION=all', () => {
  it('every account needs the proof, but one without any address has nothing to prove by', async () => {
    const all = await openAuthScene({ anonymousUsers: true, mailIntervalSeconds: 0 }, { test: scene.test })
    try {
      const { client } = await signedIn(all)
      const anonymous = all.client()
      await anonymous.signInAnonymously()
      all.later(13 * 3600)
      await client.refreshSession()
      await anonymous.refreshSession()
      expect((await client.updateUser({ password: 'etwas ganz anderes' })).error).toMatchObject(NEEDED)
      expect((await client.mfa.enroll({ factorType: 'totp' })).error).toMatchObject(NEEDED)
      expect((await anonymous.updateUser({ email: someone() })).error).toBeNull()
    } finally {
      await all.close()
    }
  })
})

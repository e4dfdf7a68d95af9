import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, someone } from '#test/auth/auth-scene.ts'

const STRANGER = 'vom Fremden gewählt'
const OWNER = 'von mir selbst gewählt'

const scene = await forThisFile(openAuthScene({ autoconfirmEmail: false }))

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

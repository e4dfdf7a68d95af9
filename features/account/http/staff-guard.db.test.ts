import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { PASSWORD } from '#test/auth/auth-scene.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

/** What all routes refuse is in `staff-matrix.db.test.ts`. */
const scene = await forThisFile(openStaffScene())

const EXPORT = ['GET', '/newsletter.csv'] as const

it('an address that does not exist is refused like any other, and unknown to members', async () => {
  expect((await scene.get('/nothing-of-the-kind', '')).status).toBe(401)
  expect((await scene.get('/nothing-of-the-kind')).body).toMatchObject({ code: 'unknown_address' })
})

it('a renewed token proves nobody; the password does, and so does the code of a second factor, which is needed from then on', async () => {
  const { client, email } = await scene.signUp()
  const exported = async (token?: string) => (await scene.call(...EXPORT, undefined, token)).body
  const status = async (token?: string) => (await scene.call(...EXPORT, undefined, token)).status
  const halfADay = () => {
    scene.later(13 * 60)
    scene.auth.later(13 * 3600)
  }
  halfADay()
  const renewed = (await client.refreshSession()).data.session?.access_token
  expect(await exported(renewed)).toEqual({ statusCode: 403, code: 'recent_sign_in_needed' })
  expect((await scene.get('/events', renewed)).status).toBe(200)
  const signIn = async () =>
    (await client.signInWithPassword({ email, password: PASSWORD })).data.session?.access_token
  expect(await status(await signIn())).toBe(200)

  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
  if (factor?.type !== 'totp') throw new Error('no factor')
  const code = () =>
    new TOTP({ secret: factor.totp.secret }).generate({
      timestamp: scene.auth.context.clock().getTime(),
    })
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
  halfADay()
  expect(await status((await client.refreshSession()).data.session?.access_token)).toBe(403)
  const proven = await client.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
  expect(proven.error).toBeNull()
  expect(await status(proven.data?.access_token)).toBe(200)
  const byPasswordAlone = await signIn()
  expect(await exported(byPasswordAlone)).toEqual({ statusCode: 403, code: 'second_step_needed' })
  expect((await scene.get('/events', byPasswordAlone)).status).toBe(403)
})

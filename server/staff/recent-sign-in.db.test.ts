import { TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PASSWORD } from '#test/auth/auth-scene.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'
import { needsRecentSignIn } from './recent-sign-in.ts'

let scene: StaffScene
beforeAll(async () => {
  scene = await openStaffScene()
})
afterAll(() => scene.close())

const NEEDED = [403, { statusCode: 403, code: 'recent_sign_in_needed' }]
const ID = '00000000-0000-4000-8000-000000000000'
const EXPORT = ['GET', '/newsletter.csv'] as const

const PATHS = [
  ['POST', `/orders/1/refund`],
  ['POST', `/bookings/${ID}/refund`],
  ['POST', `/bookings/${ID}/refund-attempt`],
  ['POST', `/bookings/${ID}/cancellation`],
  ['POST', `/events/${ID}/cancellation`],
  ['GET', `/events/${ID}/bookings.csv`],
  EXPORT,
] as const

it('every route that returns money or exports is one of them, new ones too', async () => {
  await scene.app.ready()
  const risky = scene.routes.filter(({ url }) => /refund|\.csv$|cancellation|export/.test(url))
  expect(risky.length).toBeGreaterThanOrEqual(PATHS.length)
  for (const { method, url } of risky)
    expect(needsRecentSignIn(method, url.replace('/api/staff', '')), `${method} ${url}`).toBe(true)
})

it.each(PATHS)('%s %s wants a sign-in of the last 12 hours', async (method, path) => {
  const body = method === 'POST' ? {} : undefined
  for (const [hours, isNeeded] of [
    [0, false],
    [11.9, false],
    [12.1, true],
    [400, true],
  ] as const) {
    scene.later(hours * 60)
    const answer = await scene.call(method, path, body)
    if (isNeeded) expect([answer.status, answer.body]).toEqual(NEEDED)
    else expect(answer.status).not.toBe(403)
    scene.later(-hours * 60)
  }
})

it('a renewed token is no new proof; the password is, and so is the code of a factor', async () => {
  const { client, email } = await scene.signUp()
  scene.later(13 * 60)
  scene.auth.later(13 * 3600)
  const renewed = await client.refreshSession()
  const token = renewed.data.session?.access_token
  expect((await scene.call(...EXPORT, undefined, token)).body).toEqual(NEEDED[1])
  expect((await scene.get('/events', token)).status).toBe(200)
  const again = await client.signInWithPassword({ email, password: PASSWORD })
  const fresh = again.data.session?.access_token
  expect((await scene.call(...EXPORT, undefined, fresh)).status).toBe(200)

  const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
  if (factor?.type !== 'totp') throw new Error('no factor')
  const code = (steps = 0) =>
    new TOTP({ secret: factor.totp.secret }).generate({
      timestamp: scene.auth.context.clock().getTime() + steps * 30_000,
    })
  await client.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
  scene.later(13 * 60)
  scene.auth.later(13 * 3600)
  const later = (await client.refreshSession()).data.session?.access_token
  expect((await scene.call(...EXPORT, undefined, later)).status).toBe(403)
  const proven = await client.mfa.challengeAndVerify({ factorId: factor.id, code: code() })
  expect(proven.error).toBeNull()
  expect((await scene.call(...EXPORT, undefined, proven.data?.access_token)).status).toBe(200)
  scene.later(-26 * 60)
})

import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { openStaffScene, type StaffScene } from '#test/staff/staff-scene.ts'

let scene: StaffScene

beforeAll(async () => {
  scene = await openStaffScene()
})
afterAll(() => scene.close())

const PATHS = ['/events', `/events/${crypto.randomUUID()}`, '/nothing-of-the-kind'] as const

describe('the guard of the back office', () => {
  it('admits a signed-in user, and its answers are not cached', async () => {
    const answer = await scene.get('/events')
    expect(answer.status).toBe(200)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect((await scene.get('/nothing-of-the-kind')).body).toMatchObject({ code: 'unknown_address' })
  })

  it.each(PATHS)('refuses without a token: %s', async (path) => {
    const answer = await scene.get(path, '')
    expect([answer.status, answer.body]).toEqual([401, { statusCode: 401, code: 'not_signed_in' }])
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  })

  it('refuses every route and method without a token', async () => {
    for (const path of ['/events', '/events/x/cancellation', '/bookings/x/cancellation', '/bookings/x/note'])
      for (const method of ['POST', 'PUT', 'GET'] as const)
        expect((await scene.call(method, path, method === 'GET' ? undefined : {}, '')).status).toBe(401)
  })

  it('refuses both keys of the project', async () => {
    for (const role of ['anon', 'service_role'] as const) {
      const key = await issueApiKey(scene.auth.context, role)
      expect((await scene.get('/events', key)).status).toBe(401)
      expect((await scene.post('/events', scene.input(20), key)).status).toBe(401)
    }
  })

  it('refuses malformed, foreign and tampered tokens', async () => {
    const [head, payload, signature] = scene.token.split('.')
    const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object
    const foreign = await scene.auth.context.keys.sign({ ...claims, iss: 'https://elsewhere.example' })
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url')
    for (const token of ['x', foreign, none, `${head}.${changed}.${signature}`])
      expect((await scene.get('/events', token)).status).toBe(401)
  })

  it('refuses after the end of the session', async () => {
    const { client, token } = await scene.signUp()
    expect((await scene.get('/events', token)).status).toBe(200)
    await client.signOut()
    expect((await scene.get('/events', token)).status).toBe(401)
  })

  it('refuses banned users at once', async () => {
    const { token, userId } = await scene.signUp()
    await scene.auth.admin.updateUserById(userId, { ban_duration: '1h' })
    const answer = await scene.get('/events', token)
    expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed'])
  })

  it('refuses anonymous users', async () => {
    const { data } = await scene.auth.client().signInAnonymously()
    const answer = await scene.get('/events', data.session?.access_token)
    expect([answer.status, answer.body.code]).toEqual([403, 'not_allowed'])
  })

  it('requires the second factor of those who have one', async () => {
    const { client } = await scene.signUp()
    const { data: factor } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'Telefon' })
    if (factor?.type !== 'totp') throw new Error('no factor')
    const { data: challenge } = await client.mfa.challenge({ factorId: factor.id })
    const code = new TOTP({ secret: factor.totp.secret }).generate()
    await client.mfa.verify({ factorId: factor.id, challengeId: challenge?.id ?? '', code })
    const { data: lifted } = await client.getSession()
    expect((await scene.get('/events', lifted.session?.access_token)).status).toBe(200)
    const email = lifted.session?.user.email ?? ''
    const { data: again } = await scene.auth
      .client()
      .signInWithPassword({ email, password: 'drei Stufen, eine Richtung' })
    const answer = await scene.get('/events', again.session?.access_token)
    expect([answer.status, answer.body.code]).toEqual([403, 'second_step_needed'])
  })
})

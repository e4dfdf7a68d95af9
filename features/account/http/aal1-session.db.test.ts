import { TOTP } from 'otpauth'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { sessionRoutes } from './session-routes.ts'
import { type AuthScene, openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'

const scene = await forThisFile(openAuthScene({}, { more: sessionRoutes }))

async function tokenOf(client: ReturnType<AuthScene['client']>) {
  const { data } = await client.getSession()
  return data.session?.access_token ?? ''
}

async function cast() {
  const owner = await signedIn(scene)
  const { data } = await owner.client.mfa.enroll({ factorType: 'totp' })
  if (data?.type !== 'totp') throw new Error('no factor')
  const code = new TOTP({ secret: data.totp.secret }).generate({ timestamp: scene.context.clock().getTime() })
  await owner.client.mfa.challengeAndVerify({ factorId: data.id, code })
  const ownersToken = await tokenOf(owner.client)
  const thief = scene.client()
  await thief.signInWithPassword({ email: owner.email, password: PASSWORD })
  const thiefsToken = await tokenOf(thief)
  return { ...owner, factorId: data.id, ownersToken, thief, thiefsToken }
}

type Cast = Awaited<ReturnType<typeof cast>>
const sessionOf = (token: string) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { session_id: string })
    .session_id

async function send(method: string, path: string, token: string, body?: unknown) {
  return fetch(new URL(path, scene.url), {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

const isAlive = async (token: string) => (await send('GET', '/auth/v1/user', token)).status === 200

describe('a session without the second factor', () => {
  const tries: [string, (cast: Cast) => Promise<Response>, number][] = [
    ['signing out everywhere', ({ thiefsToken }) => send('POST', '/auth/v1/logout', thiefsToken), 204],
    [
      'signing out the others',
      ({ thiefsToken }) => send('POST', '/auth/v1/logout?scope=others', thiefsToken),
      422,
    ],
    [
      'signing out itself',
      ({ thiefsToken }) => send('POST', '/auth/v1/logout?scope=local', thiefsToken),
      204,
    ],
    [
      'ending that session by its id',
      ({ thiefsToken, ownersToken }) =>
        send('DELETE', `/api/account/sessions/${sessionOf(ownersToken)}`, thiefsToken),
      403,
    ],
    ['listing the sessions', ({ thiefsToken }) => send('GET', '/api/account/sessions', thiefsToken), 403],
    [
      'choosing another password',
      ({ thiefsToken }) => send('PUT', '/auth/v1/user', thiefsToken, { password: 'etwas ganz anderes' }),
      401,
    ],
    [
      'trying whether a password is the old one',
      ({ thiefsToken }) => send('PUT', '/auth/v1/user', thiefsToken, { password: PASSWORD }),
      401,
    ],
    [
      'changing the address',
      ({ thiefsToken }) => send('PUT', '/auth/v1/user', thiefsToken, { email: someone() }),
      401,
    ],
    [
      'changing the metadata',
      ({ thiefsToken }) => send('PUT', '/auth/v1/user', thiefsToken, { data: { a: 1 } }),
      200,
    ],
    [
      'removing the factor',
      ({ thiefsToken, factorId }) => send('DELETE', `/auth/v1/factors/${factorId}`, thiefsToken),
      422,
    ],
    [
      'enrolling a factor of its own',
      ({ thiefsToken }) => send('POST', '/auth/v1/factors', thiefsToken, { factor_type: 'totp' }),
      403,
    ],
    [
      'an administrator’s call',
      ({ thiefsToken, id }) => send('PUT', `/auth/v1/admin/users/${id}`, thiefsToken, { password: 'x' }),
      403,
    ],
  ]

  it.each(tries)('ends no session that has one by %s', async (_name, attempt, status) => {
    const people = await cast()
    expect((await attempt(people)).status).toBe(status)
    expect(await isAlive(people.ownersToken)).toBe(true)
  })

  it('ends no session with a second factor by a mailed link either, nor by the password chosen afterwards', async () => {
    const { email, ownersToken } = await cast()
    await scene.client().resetPasswordForEmail(email)
    const client = scene.client()
    const { code } = await scene.lastMail(email)
    await client.verifyOtp({ email, token: code, type: 'recovery' })
    const { error } = await client.updateUser({ password: 'etwas ganz anderes' })
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' })
    expect(await isAlive(ownersToken)).toBe(true)
  })

  it('ends itself, also by its own id, and with "everywhere" all that have no second factor', async () => {
    for (const [method, path] of [
      ['POST', '/auth/v1/logout'],
      ['POST', '/auth/v1/logout?scope=local'],
      ['DELETE', '/api/account/sessions/own'],
    ] as const) {
      const { thiefsToken, email } = await cast()
      const second = scene.client()
      await second.signInWithPassword({ email, password: PASSWORD })
      const secondsToken = await tokenOf(second)
      await send(method, path.replace('own', sessionOf(thiefsToken)), thiefsToken)
      expect([path, await isAlive(thiefsToken)]).toEqual([path, false])
      expect([path, await isAlive(secondsToken)]).toEqual([path, path !== '/auth/v1/logout'])
    }
  })

  it('is told by the official client that the others continue', async () => {
    const { thief, ownersToken, client } = await cast()
    const { error } = await thief.signOut({ scope: 'others' })
    expect(error).toMatchObject({ code: 'insufficient_aal' })
    expect((await client.signOut({ scope: 'others' })).error).toBeNull()
    expect(await isAlive(ownersToken)).toBe(true)
  })
})

it('a session with the second factor ends all', async () => {
  const { ownersToken, thiefsToken } = await cast()
  expect((await send('POST', '/auth/v1/logout?scope=others', ownersToken)).status).toBe(204)
  expect([await isAlive(ownersToken), await isAlive(thiefsToken)]).toEqual([true, false])
  expect((await send('POST', '/auth/v1/logout', ownersToken)).status).toBe(204)
  expect(await isAlive(ownersToken)).toBe(false)
})

import { TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, someone } from '#test/auth/auth-scene.ts'
import { type ListedSession, sessionRoutes } from './session-routes.ts'

const PASSWORD = 'drei Stufen, eine Richtung'

const scene = await forThisFile(openAuthScene({}, { more: sessionRoutes }))

const call = (method: 'GET' | 'DELETE', path: string, token?: string) =>
  fetch(new URL(`/api/account/sessions${path}`, scene.url), {
    method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

async function list(token: string): Promise<ListedSession[]> {
  return ((await (await call('GET', '', token)).json()) as { sessions: ListedSession[] }).sessions
}

async function account(email = someone()) {
  const client = scene.client()
  const { data } = await client.signUp({ email, password: PASSWORD })
  return { client, email, id: data.user?.id ?? '', token: data.session?.access_token ?? '' }
}

async function signIn(email: string, userAgent: string): Promise<string> {
  const answer = await scene.post(
    '/token?grant_type=password',
    { email, password: PASSWORD },
    { 'user-agent': userAgent },
  )
  return ((await answer.json()) as { access_token: string }).access_token
}

it('lists where the account is signed in, last used first, and no other accounts', async () => {
  const { email, token } = await account()
  await account()
  scene.later(60)
  const phone = await signIn(email, 'Mozilla/5.0 (iPhone)')
  const answer = await call('GET', '', token)
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const sessions = ((await answer.json()) as { sessions: ListedSession[] }).sessions
  expect(sessions.map(({ userAgent, isCurrent }) => [userAgent, isCurrent])).toEqual([
    ['Mozilla/5.0 (iPhone)', false],
    [expect.any(String), true],
  ])
  expect((await list(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false])
})

it('ends one of them at once and logs it', async () => {
  const { email, token, id } = await account()
  const phone = await signIn(email, 'Telefon')
  const other = (await list(token)).find(({ isCurrent }) => !isCurrent)
  expect((await call('DELETE', `/${other?.id}`, token)).status).toBe(204)
  expect((await call('GET', '', phone)).status).toBe(401)
  expect(await list(token)).toHaveLength(1)
  expect((await call('DELETE', `/${other?.id}`, token)).status).toBe(404)
  const { rows } = await scene.test.database.$client.query(
    `select actor_id, detail from auth_audit where action = 'session_ended' and user_id = $1`,
    [id],
  )
  expect(rows).toEqual([{ actor_id: id, detail: { sessionId: other?.id } }])
})

it('ends no session of others, and is refused without a session', async () => {
  const { token } = await account()
  const stranger = await account()
  const [own] = await list(token)
  expect((await call('DELETE', `/${own?.id}`, stranger.token)).status).toBe(404)
  expect(await list(token)).toHaveLength(1)
  for (const path of ['/nonsense', `/${crypto.randomUUID()}`])
    expect((await call('DELETE', path, token)).status).toBe(404)
  for (const bearer of [undefined, 'x']) {
    expect((await call('GET', '', bearer)).status).toBe(401)
    expect((await call('DELETE', `/${own?.id}`, bearer)).status).toBe(401)
  }
})

it('requires the second factor of accounts that have one', async () => {
  const { client, email } = await account()
  const { data } = await client.mfa.enroll({ factorType: 'totp' })
  if (data?.type !== 'totp') throw new Error('no factor')
  const code = new TOTP({ secret: data.totp.secret }).generate({
    timestamp: scene.context.clock().getTime(),
  })
  await client.mfa.challengeAndVerify({ factorId: data.id, code })
  const { data: lifted } = await client.getSession()
  const token = lifted.session?.access_token ?? ''
  const thief = await signIn(email, 'anderswo')
  const [owner] = (await list(token)).filter(({ isCurrent }) => isCurrent)
  expect((await call('GET', '', thief)).status).toBe(403)
  expect((await call('DELETE', `/${owner?.id}`, thief)).status).toBe(403)
  expect(await list(token)).toHaveLength(2)
})

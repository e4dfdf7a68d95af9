import { TOTP } from 'otpauth'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  mayDo,
  PERMISSIONS,
  type Permission,
  STAFF_ROLES,
  type StaffRole,
} from '#features/account/roles/permissions.ts'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { INQUIRY_ATTACHMENTS } from '#features/storage/rules/permission.ts'
import { identityProvider } from '#platform/identity-provider/identity-provider.ts'
import { openFakeProvider } from '#test/auth/fake-provider.ts'
import { openWholeSite } from '#test/hostile/open-whole-site.ts'
import { quarterOf } from '#test/sample.ts'

/** Every route that the composed site registers × every kind of account; of those without a role a sample per run. */
let site: Awaited<ReturnType<typeof openWholeSite>>
let provider: Awaited<ReturnType<typeof openFakeProvider>>
const bearers: Record<string, string | undefined> = {}

const KEY = 'a/b.txt'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const PASSWORD = 'drei Stufen, eine Richtung'
const SIGNED_OUT = { status: 401, code: 'not_signed_in' }
const NO_PERMISSION = { statusCode: 403, code: 'no_permission' }
const NOT_ALLOWED = { status: 403, code: 'not_allowed' }

/** A new kind of account is one more line. */
const OUTSIDERS: Record<string, { status: number; code: string }> = {
  nobody: SIGNED_OUT,
  'a made-up token': SIGNED_OUT,
  'the public key': SIGNED_OUT,
  'the service key': SIGNED_OUT,
  'a member of staff who signed out': SIGNED_OUT,
  'a removed member of staff': SIGNED_OUT,
  'an anonymous account': NOT_ALLOWED,
  'an account of open sign-up': NOT_ALLOWED,
  'an account of open sign-up by phone': NOT_ALLOWED,
  'an account that wrote itself a role': NOT_ALLOWED,
  'an account of the provider': NOT_ALLOWED,
  'an account that an administrator added': NOT_ALLOWED,
  'a banned member of staff': NOT_ALLOWED,
  'somebody whose role was taken': NOT_ALLOWED,
  'staff without their second factor': { status: 403, code: 'second_step_needed' },
}

beforeAll(async () => {
  site = await openWholeSite()
  provider = await openFakeProvider()
  const { accounts } = site
  const put = (token: string, payload: object) =>
    site.app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: { authorization: `Bearer ${token}` },
      payload,
    })
  bearers['a made-up token'] = 'e30.e30.e30'
  bearers['the public key'] = await issueApiKey(accounts, 'anon')
  bearers['the service key'] = site.serviceKey
  for (const role of STAFF_ROLES) bearers[role] = (await member(`${role}@example.ch`, role)).token

  const gone = await member('gone@example.ch')
  await post('/auth/v1/logout', {}, gone.token)
  bearers['a member of staff who signed out'] = gone.token
  const removed = await member('removed@example.ch')
  await admin('DELETE', `/admin/users/${removed.id}`)
  bearers['a removed member of staff'] = removed.token

  bearers['an anonymous account'] = tokenOf(await post('/auth/v1/signup', {}))
  bearers['an account of open sign-up'] = (await site.signUp('visitor@example.ch')).token
  accounts.config.autoconfirmPhone = true
  bearers['an account of open sign-up by phone'] = tokenOf(
    await post('/auth/v1/signup', { phone: '41790000000', password: PASSWORD }),
  )
  const forged = { role: 'staff', roles: ['staff'], staff_since: '2026-01-01', staffSince: '2026-01-01' }
  const forger = await post('/auth/v1/signup', {
    email: 'forger@example.ch',
    password: PASSWORD,
    data: { ...forged, app_metadata: forged },
    app_metadata: forged,
    role: 'service_role',
  })
  await put(tokenOf(forger), { data: forged, app_metadata: forged, ...forged, role: 'service_role' })
  const again = await post('/auth/v1/token?grant_type=password', {
    email: 'forger@example.ch',
    password: PASSWORD,
  })
  bearers['an account that wrote itself a role'] = tokenOf(again)
  bearers['an account of the provider'] = await byProvider()
  await admin('POST', '/admin/users', { email: 'added@example.ch', password: PASSWORD, email_confirm: true })
  bearers['an account that an administrator added'] = tokenOf(
    await post('/auth/v1/token?grant_type=password', { email: 'added@example.ch', password: PASSWORD }),
  )

  const banned = await member('banned@example.ch')
  await admin('PUT', `/admin/users/${banned.id}`, { ban_duration: '1h' })
  bearers['a banned member of staff'] = banned.token
  const former = await member('former@example.ch')
  await setStaffRole(accounts, 'former@example.ch', null)
  bearers['somebody whose role was taken'] = former.token
  // Uploads need a real socket, which `inject` lacks.
  const origin = await site.app.listen({ host: '127.0.0.1', port: 0 })
  const uploaded = await fetch(`${origin}/storage/v1/object/${INQUIRY_ATTACHMENTS}/${KEY}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${site.serviceKey}` },
    body: 'Guten Tag',
  })
  if (!uploaded.ok) throw new Error(await uploaded.text())
  bearers['staff without their second factor'] = await withUnusedFactor('factor@example.ch')
}, 60_000)
afterAll(async () => {
  await site.close()
  await provider.close()
})

describe('the routes of the back office', () => {
  const routes = () => site.routes.filter(({ url }) => url.startsWith('/api/staff'))

  it('are collected automatically', () => {
    const urls = new Set(routes().map(({ method, url }) => `${method} ${url}`))
    for (const known of [
      'POST /api/staff/orders/:id/refund',
      'GET /api/staff/newsletter.csv',
      'GET /api/staff/events/:id/bookings.csv',
      'GET /api/staff/inquiries/:id/attachments/:attachmentId',
      'HEAD /api/staff/newsletter.csv',
    ])
      expect(urls).toContain(known)
  })

  it.each(Object.entries(OUTSIDERS))('answer only a refusal to %s', async (kind, refusal) => {
    expect(kind === 'nobody' || bearers[kind], kind).toBeTruthy()
    for (const { method, url } of quarterOf(`staff routes for ${kind}`, routes())) {
      const answer = await ask(method, url, bearers[kind])
      const name = `${method} ${url} for ${kind}`
      expect(answer.statusCode, name).toBe(refusal.status)
      expect(answer.headers['cache-control'], name).toBe('no-store')
      if (method !== 'HEAD')
        expect(answer.json(), name).toEqual({ statusCode: refusal.status, code: refusal.code })
    }
  })

  it('each declare a permission of the table', () => {
    for (const { method, url, needs } of routes())
      expect(Object.keys(PERMISSIONS), `${method} ${url}`).toContain(needs)
  })

  it.each(STAFF_ROLES)('allow %s what the role may do, and refuse the rest', async (role) => {
    for (const { method, url, needs } of routes()) {
      const answer = await ask(method, url, bearers[role])
      const name = `${method} ${url} for ${role}`
      if (mayDo(role, needs as Permission)) {
        expect([401, 403], name).not.toContain(answer.statusCode)
        continue
      }
      expect(answer.statusCode, name).toBe(403)
      if (method !== 'HEAD') expect(answer.json(), name).toEqual(NO_PERMISSION)
    }
  })

  it('show a guide events, participants and other open tabs, and nothing else', () => {
    const open = routes().filter(({ needs }) => mayDo('guide', needs as Permission))
    expect(
      open.filter(({ method }) => method !== 'HEAD').map(({ method, url }) => `${method} ${url}`),
    ).toEqual([
      'GET /api/staff/events',
      'GET /api/staff/events.csv',
      'GET /api/staff/events/:id/roster',
      'POST /api/staff/events/:id/roster-marks',
      'GET /api/staff/search',
      'GET /api/staff/overview',
      'GET /api/staff/today',
      // Of what the role sees there.
      'POST /api/staff/put-offs',
      'POST /api/staff/put-off-reversals',
      'POST /api/staff/presence',
    ])
  })

  it('apply a change of role at once, for any older token', async () => {
    const { token } = await member('changing@example.ch', 'owner')
    const status = async () => (await ask('GET', '/api/staff/prices', token)).statusCode
    expect(await status()).toBe(200)
    await site.grant('changing@example.ch', 'office')
    expect(await status()).toBe(403)
    await site.grant('changing@example.ch', 'owner')
    expect(await status()).toBe(200)
  })
})

describe('the bucket of attachments', () => {
  const outsiders = Object.keys(OUTSIDERS).filter((kind) => kind !== 'the service key')

  it('returns nothing to outsiders, at any address', async () => {
    const routes = site.routes.filter(({ url }) => /^\/storage\/v1\/.*(:bucket|:id|\*)/.test(url))
    expect(routes.length).toBeGreaterThan(15)
    for (const { method, url } of routes)
      for (const kind of outsiders) {
        if (method === 'OPTIONS') continue
        const { statusCode, body } = await ask(method, url, bearers[kind])
        const isEmptyList = body === '[]' || /"objects":\[\]/.test(body)
        expect(statusCode >= 400 || isEmptyList, `${method} ${url} for ${kind}: ${statusCode} ${body}`).toBe(
          true,
        )
      }
  })

  it('lists its content for the office, and nothing for anybody else', async () => {
    const list = `/storage/v1/object/list/${INQUIRY_ATTACHMENTS}`
    const read = `/storage/v1/object/authenticated/${INQUIRY_ATTACHMENTS}/${KEY}`
    const listed = await post(list, { prefix: 'a' }, bearers['office'])
    expect([listed.statusCode, listed.body]).toEqual([200, expect.stringContaining('b.txt')])
    expect((await ask('GET', read, bearers['office'])).body).toBe('Guten Tag')
    for (const kind of [...outsiders, 'guide']) {
      expect((await post(list, { prefix: 'a' }, bearers[kind])).body, kind).not.toContain('b.txt')
      expect((await ask('GET', read, bearers[kind])).statusCode, kind).toBe(400)
    }
  })
})

function ask(method: string, url: string, bearer: string | undefined): Promise<LightMyRequestResponse> {
  const path = url
    .replace(':bucket', INQUIRY_ATTACHMENTS)
    .replace('/bucket/:id', `/bucket/${INQUIRY_ATTACHMENTS}`)
    .replace(/:\w+/g, NOBODY)
    .replace('*', KEY)
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(method)
  return site.app.inject({
    method: method as 'GET',
    url: path,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    ...(hasBody && { payload: {} }),
  })
}

function post(url: string, payload: object, bearer?: string): Promise<LightMyRequestResponse> {
  const headers = bearer ? { authorization: `Bearer ${bearer}` } : {}
  return site.app.inject({ method: 'POST', url, headers, payload })
}

async function admin(method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}): Promise<void> {
  const headers = { authorization: `Bearer ${site.serviceKey}` }
  const answer = await site.app.inject({ method, url: `/auth/v1${path}`, headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
}

async function member(email: string, role: StaffRole = 'owner'): Promise<{ token: string; id: string }> {
  const signedUp = await site.signUp(email)
  expect(await site.grant(email, role)).toMatchObject({ ok: true, value: true })
  return signedUp
}

function tokenOf(answer: LightMyRequestResponse): string {
  const { access_token: token } = answer.json<{ access_token?: string }>()
  expect(token, answer.body).toBeTruthy()
  return token ?? ''
}

async function byProvider(): Promise<string> {
  site.accounts.provider = identityProvider({
    name: 'verein',
    issuer: provider.issuer,
    clientId: 'gratweg',
    clientSecret: 'geheim',
    redirectUri: `${site.accounts.config.apiUrl}/callback`,
  })
  const person = { sub: 'one', email: 'one@example.ch', email_verified: true, name: 'Eins' }
  provider.current.person = person
  const begun = await site.app.inject({ url: '/auth/v1/authorize?provider=verein' })
  const cookie = String([begun.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const sent = await fetch(String(begun.headers.location), { redirect: 'manual' })
  const { pathname, search } = new URL(sent.headers.get('location') ?? '')
  const back = await site.app.inject({ url: pathname + search, headers: { cookie } })
  const token = new URLSearchParams(new URL(String(back.headers.location)).hash.slice(1)).get('access_token')
  expect(token, String(back.headers.location)).toBeTruthy()
  return token ?? ''
}

/** A session without the account's second factor. */
async function withUnusedFactor(email: string): Promise<string> {
  const { token } = await member(email)
  const enrolled = await post('/auth/v1/factors', { factor_type: 'totp', friendly_name: 'Telefon' }, token)
  const { id, totp } = enrolled.json<{ id: string; totp: { secret: string } }>()
  const challenged = await post(`/auth/v1/factors/${id}/challenge`, {}, token)
  const body = {
    challenge_id: challenged.json<{ id: string }>().id,
    code: new TOTP({ secret: totp.secret }).generate(),
  }
  expect((await post(`/auth/v1/factors/${id}/verify`, body, token)).statusCode).toBe(200)
  return tokenOf(await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD }))
}

import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { authFactors } from '#features/account/database/account.tables.server.ts'
import { identityProvider } from '#platform/identity-provider/identity-provider.ts'
import { openFakeProvider } from '../auth/fake-provider.ts'
import type { openWholeSite } from '../hostile/open-whole-site.ts'
import { insertAccount } from './insert-account.ts'

const PASSWORD = 'drei Stufen, eine Richtung'
const SIGNED_OUT = { status: 401, code: 'not_signed_in' }
const NOT_ALLOWED = { status: 403, code: 'not_allowed' }

/** Every kind of account without access to the back office, and how it is refused. A new kind is one more line. */
export const OUTSIDERS: Record<string, { status: number; code: string }> = {
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

type Site = Awaited<ReturnType<typeof openWholeSite>>

/**
 * A bearer token of each kind but nobody. Accounts that outsiders can make are made through the addresses that make them,
 * with whatever they may write there; members of staff are inserted and lose their access the way it is taken.
 */
export async function openOutsiders(site: Site): Promise<Record<string, string>> {
  const { accounts } = site
  const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object, bearer = '') =>
    site.app.inject({
      method,
      url: `/auth/v1${path}`,
      headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      payload,
    })
  const administer = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload: object = {}) => {
    const answer = await send(method, `/admin/users${path}`, payload, site.serviceKey)
    if (answer.statusCode !== 200) throw new Error(answer.body)
  }
  const signIn = (email: string) =>
    send('POST', '/token?grant_type=password', { email, password: PASSWORD }).then(tokenOf)
  const owner = (email: string) => insertAccount(accounts, { email, staffRole: 'owner' })

  const gone = await owner('gone@example.ch')
  await send('POST', '/logout', {}, gone.token)
  const removed = await owner('removed@example.ch')
  await administer('DELETE', `/${removed.id}`)
  const banned = await owner('banned@example.ch')
  await administer('PUT', `/${banned.id}`, { ban_duration: '1h' })
  const former = await owner('former@example.ch')
  await setStaffRole(accounts, 'former@example.ch', null)
  const unproven = await owner('factor@example.ch')
  const at = accounts.clock()
  const factor = {
    type: 'totp',
    status: 'verified',
    sealedSecret: 'x',
    createdAt: at,
    updatedAt: at,
  } as const
  await accounts.db.insert(authFactors).values({ id: randomUUID(), userId: unproven.id, ...factor })

  const anonymous = await send('POST', '/signup', {}).then(tokenOf)
  const visitor = await send('POST', '/signup', { email: 'visitor@example.ch', password: PASSWORD })
  accounts.config.autoconfirmPhone = true
  const phone = await send('POST', '/signup', { phone: '41790000000', password: PASSWORD })
  const forged = { role: 'staff', roles: ['staff'], staff_since: '2026-01-01', staffSince: '2026-01-01' }
  const forging = { app_metadata: forged, role: 'service_role' }
  const email = 'forger@example.ch'
  const forger = await send('POST', '/signup', { email, password: PASSWORD, data: forged, ...forging })
  await send('PUT', '/user', { data: forged, ...forged, ...forging }, tokenOf(forger))
  await administer('POST', '', { email: 'added@example.ch', password: PASSWORD, email_confirm: true })
  return {
    'a made-up token': 'e30.e30.e30',
    'the public key': await issueApiKey(accounts, 'anon'),
    'the service key': site.serviceKey,
    'a member of staff who signed out': gone.token,
    'a removed member of staff': removed.token,
    'an anonymous account': anonymous,
    'an account of open sign-up': tokenOf(visitor),
    'an account of open sign-up by phone': tokenOf(phone),
    'an account that wrote itself a role': await signIn(email),
    'an account of the provider': await signInByProvider(site),
    'an account that an administrator added': await signIn('added@example.ch'),
    'a banned member of staff': banned.token,
    'somebody whose role was taken': former.token,
    'staff without their second factor': unproven.token,
  }
}

function tokenOf(answer: LightMyRequestResponse): string {
  const { access_token: token } = answer.json<{ access_token?: string }>()
  if (!token) throw new Error(answer.body)
  return token
}

async function signInByProvider(site: Site): Promise<string> {
  const provider = await openFakeProvider()
  site.accounts.provider = identityProvider({
    name: 'verein',
    issuer: provider.issuer,
    clientId: 'gratweg',
    clientSecret: 'geheim',
    redirectUri: `${site.accounts.config.apiUrl}/callback`,
  })
  provider.current.person = { sub: 'one', email: 'one@example.ch', email_verified: true, name: 'Eins' }
  const begun = await site.app.inject({ url: '/auth/v1/authorize?provider=verein' })
  const cookie = String([begun.headers['set-cookie']].flat()[0]).split(';')[0] ?? ''
  const sent = await fetch(String(begun.headers.location), { redirect: 'manual' })
  const { pathname, search } = new URL(sent.headers.get('location') ?? '')
  const back = await site.app.inject({ url: pathname + search, headers: { cookie } })
  await provider.close()
  const token = new URLSearchParams(new URL(String(back.headers.location)).hash.slice(1)).get('access_token')
  if (!token) throw new Error(String(back.headers.location))
  return token
}

import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  mayDo,
  PERMISSIONS,
  type Permission,
  STAFF_ROLES,
  type StaffRole,
} from '#features/account/roles/permissions.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { INQUIRY_ATTACHMENTS } from '#features/storage/rules/permission.ts'
import { openWholeSite } from '#test/hostile/open-whole-site.ts'
import { REACHED, type Route, STOP_AT_HANDLER } from '#test/routes/collect-routes.ts'
import { quarterOf } from '#test/sample.ts'
import { insertAccount } from '#test/staff/insert-account.ts'
import { openOutsiders, OUTSIDERS } from '#test/staff/open-outsiders.ts'
import type { Risk } from '#kit/contract.ts'
import { needsRecentSignIn } from './recent-sign-in.ts'

/** Every route that the composed site registers × every kind of account. */
let site: Awaited<ReturnType<typeof openWholeSite>>
let routes: Route[]
/** Of the HEAD routes, which Fastify makes from their GET routes with the same checks, a quarter. */
let sampled: Route[]
let outsiders: Record<string, string>
const members: Partial<Record<StaffRole, string>> = {}

const KEY = 'a/b.txt'
const NOBODY = '00000000-0000-4000-8000-000000000000'
const NO_PERMISSION = { statusCode: 403, code: 'no_permission' }
const RECENT_SIGN_IN_NEEDED = { statusCode: 403, code: 'recent_sign_in_needed' }

beforeAll(async () => {
  site = await openWholeSite()
  routes = site.routes.filter(({ url }) => url.startsWith('/api/staff'))
  const heads = routes.filter(({ method }) => method === 'HEAD')
  sampled = [...routes.filter(({ method }) => method !== 'HEAD'), ...quarterOf('HEAD routes', heads)]
  for (const role of STAFF_ROLES)
    members[role] = (
      await insertAccount(site.accounts, { email: `${role}@example.ch`, staffRole: role })
    ).token
  outsiders = await openOutsiders(site)
}, 60_000)
afterAll(() => site.close())

describe('the routes of the back office', () => {
  it('are what was reviewed, each with its permission, its risk and the roles that may use it', async () => {
    const declared = routes
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url, needs, risk }) => `${url} ${method} ${needs} ${risk} ${rolesOf(needs)}`)
    expect(Object.keys(PERMISSIONS)).toEqual(expect.arrayContaining(routes.map(({ needs }) => needs)))
    // Run with -u after a change, and review the difference.
    await expect(`${declared.toSorted().join('\n')}\n`).toMatchFileSnapshot('./staff-routes.txt')
  })

  it.each(Object.entries(OUTSIDERS))('answer only a refusal to %s', async (kind, refusal) => {
    expect(kind === 'nobody' || outsiders[kind], kind).toBeTruthy()
    // Whether somebody is let in is decided in one place: each route for nobody, a quarter of them for each other kind.
    const taken = kind === 'nobody' ? routes : quarterOf(`staff routes for ${kind}`, routes)
    await each(taken, async ({ method, url }) => {
      const answer = await ask(method, url, outsiders[kind])
      const name = `${method} ${url} for ${kind}`
      expect(answer.statusCode, name).toBe(refusal.status)
      expect(answer.headers['cache-control'], name).toBe('no-store')
      expect(answer.headers['www-authenticate'], name).toBe(refusal.status === 401 ? 'Bearer' : undefined)
      if (method !== 'HEAD')
        expect(answer.json(), name).toEqual({ statusCode: refusal.status, code: refusal.code })
    })
  })

  it.each(STAFF_ROLES)('are reached by %s as the permission says, and refuse the rest', async (role) => {
    await each(sampled, async ({ method, url, needs }) => {
      const answer = await ask(method, url, members[role], STOP_AT_HANDLER)
      const name = `${method} ${url} for ${role}`
      const isAllowed = mayDo(role, needs as Permission)
      expect(answer.statusCode, name).toBe(isAllowed ? REACHED : 403)
      if (!isAllowed && method !== 'HEAD') expect(answer.json(), name).toEqual(NO_PERMISSION)
    })
  })

  it('refuse nobody further on whom they let in, down to the least powerful role', async () => {
    await each(routes, async ({ method, url, needs }) => {
      if (method === 'HEAD') return
      const roles = STAFF_ROLES.filter((each) => mayDo(each, needs as Permission))
      // Guides see their own events only.
      const role = roles.findLast((each) => each !== 'guide' || !url.includes('/events/:id/'))
      const answer = await ask(method, url, role && members[role])
      const name = `${method} ${url} for ${role}: ${answer.body.slice(0, 200)}`
      // Guides are told of no event that is not theirs, whether there is one or not.
      if (role === 'guide' && url.endsWith('/events/:id/roster'))
        return expect(answer.json(), name).toEqual(NO_PERMISSION)
      expect([401, 403], name).not.toContain(answer.statusCode)
      expect(answer.statusCode, name).toBeLessThan(500)
    })
  })

  it('show a guide events, participants and other open tabs, and nothing else', () => {
    const open = routes.filter(({ needs }) => mayDo('guide', needs as Permission))
    expect(
      open
        .filter(({ method }) => method !== 'HEAD')
        .map(({ method, url }) => `${method} ${url}`)
        .toSorted(),
    ).toEqual([
      'GET /api/staff/events',
      'GET /api/staff/events.csv',
      'GET /api/staff/events/:id/roster',
      'GET /api/staff/overview',
      'GET /api/staff/search',
      'GET /api/staff/today',
      'POST /api/staff/events/:id/roster-marks',
      'POST /api/staff/presence',
      // Of what the role sees there.
      'POST /api/staff/put-off-reversals',
      'POST /api/staff/put-offs',
    ])
  })

  it('refuse tokens that were issued elsewhere, changed or not signed', async () => {
    const token = members.owner ?? ''
    const [head, payload = '', signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
    const foreign = await site.accounts.keys.sign({ ...claims, iss: 'https://elsewhere.example' })
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${payload}.`
    const changed = Buffer.from(JSON.stringify({ ...claims, sub: NOBODY })).toString('base64url')
    const status = async (bearer: string) => (await ask('GET', '/api/staff/events', bearer)).statusCode
    expect(await status(token)).toBe(200)
    for (const other of ['x', foreign, none, `${head}.${changed}.${signature}`])
      expect(await status(other), other).toBe(401)
  })

  it('apply a change of role at once, for any older token', async () => {
    const email = 'changing@example.ch'
    const { token } = await insertAccount(site.accounts, { email, staffRole: 'owner' })
    const status = async () => (await ask('GET', '/api/staff/prices', token)).statusCode
    expect(await status()).toBe(200)
    await setStaffRole(site.accounts, email, 'office')
    expect(await status()).toBe(403)
    await setStaffRole(site.accounts, email, 'owner')
    expect(await status()).toBe(200)
  })
})

describe('a sign-in', () => {
  const ownerSince = async (hours: number) => {
    const provenAt = new Date(site.accounts.clock().getTime() - hours * 3_600_000)
    const email = `${hours}-hours@example.ch`
    return (await insertAccount(site.accounts, { email, staffRole: 'owner', provenAt })).token
  }

  it('of more than 12 hours ago opens every route but those that declare a risk', async () => {
    const token = await ownerSince(12.1)
    await each(sampled, async ({ method, url, risk }) => {
      const answer = await ask(method, url, token, STOP_AT_HANDLER)
      const name = `${method} ${url}`
      const isRefused = needsRecentSignIn(risk as Risk)
      expect(answer.statusCode, name).toBe(isRefused ? 403 : REACHED)
      if (isRefused && method !== 'HEAD') expect(answer.json(), name).toEqual(RECENT_SIGN_IN_NEEDED)
    })
  })

  it('of less than 12 hours ago opens those too; one of weeks ago does not', async () => {
    const [recent, old] = [await ownerSince(11.9), await ownerSince(400)]
    const risky = routes.filter(({ risk }) => needsRecentSignIn(risk as Risk))
    expect(risky.length).toBeGreaterThan(40)
    await each(risky, async ({ method, url }) => {
      const name = `${method} ${url}`
      expect((await ask(method, url, recent, STOP_AT_HANDLER)).statusCode, name).toBe(REACHED)
      expect((await ask(method, url, old, STOP_AT_HANDLER)).statusCode, name).toBe(403)
    })
  })
})

describe('a route that returns money, exports, deletes or changes access', () => {
  /** By address, whatever the route declares; with what looks alike but needs no recent sign-in, and why. */
  const RULES: [pattern: RegExp, risk: Risk, except: Record<string, string>][] = [
    [
      /\.csv$/,
      'exports_data',
      {
        'GET /figures.csv': 'sums, of nobody in particular',
        'GET /products.csv': 'what the shop shows or soon will, and its stock',
        'GET /texts.csv': 'texts that everybody reads, or soon',
      },
    ],
    [
      /refund|payback|returns?$|replacement$|cancellation$|(bookings|events)\/:id\/(people|move|choice|plan)$/,
      'returns_money',
      {
        'GET /events/:id/plan': 'one date on the screen',
        'POST /orders/:id/cancellation': 'sends no money',
        'POST /products/:id/return': 'of a withdrawn product to the shop',
      },
    ],
    [/^POST \/accounts|\/email$/, 'changes_access', {}],
    [/^POST \/company/, 'changes_company', {}],
    [
      /removal$|^POST \/(retention|clock)/,
      'deletes_data',
      {
        'POST /blocked-days/:id/removal': 'can be entered again',
        'POST /events/:id/removal': 'nobody has booked it',
        'POST /legal/:id/draft-removal': 'nobody has seen it',
        'POST /products/:id/removal': 'can be undone',
        'POST /services/:id/removal': 'drafts that never were on the site',
      },
    ],
  ]

  it.each(RULES)('declares it: %s', (pattern, risk, except) => {
    const alike = routes
      .filter(({ method }) => method !== 'HEAD')
      .map((route) => ({ ...route, name: `${route.method} ${route.url.replace('/api/staff', '')}` }))
      .filter(({ name }) => pattern.test(name))
    expect(alike.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(except)))
    for (const { name, risk: declared } of alike) expect(declared, name).toBe(name in except ? 'none' : risk)
  })
})

describe('outside the back office', () => {
  /** Stubs, and the storage service, which answers 400 instead of 403 and whose files are tested below. */
  const OTHERS = /^\/(api\/staff|rest|functions|realtime|storage)\b/

  it('every address that does not refuse nobody was reviewed', async () => {
    const open: string[] = []
    await each(site.routes, async ({ method, url }) => {
      if (['HEAD', 'OPTIONS'].includes(method) || OTHERS.test(url)) return
      const { statusCode } = await ask(method, url)
      if (![401, 403].includes(statusCode))
        open.push(`${url.replace(/-[0-9a-f]{12}\./, '-:hash.')} ${method}`)
    })
    // Run with -u after a change, and review the difference.
    await expect(`${open.toSorted().join('\n')}\n`).toMatchFileSnapshot('./public-routes.txt')
  })
})

describe('the bucket of attachments', () => {
  const kinds = Object.keys(OUTSIDERS).filter((kind) => kind !== 'the service key')
  beforeAll(async () => {
    // Uploads need a real socket, which `inject` lacks.
    const origin = await site.app.listen({ host: '127.0.0.1', port: 0 })
    const uploaded = await fetch(`${origin}/storage/v1/object/${INQUIRY_ATTACHMENTS}/${KEY}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${site.serviceKey}` },
      body: 'Guten Tag',
    })
    if (!uploaded.ok) throw new Error(await uploaded.text())
  })

  it('returns nothing to outsiders, at any address', async () => {
    const addresses = site.routes.filter(({ url }) => /^\/storage\/v1\/.*(:bucket|:id|\*)/.test(url))
    expect(addresses.length).toBeGreaterThan(15)
    for (const { method, url } of addresses)
      for (const kind of kinds) {
        if (method === 'OPTIONS') continue
        const { statusCode, body } = await ask(method, url, outsiders[kind])
        const isEmptyList = body === '[]' || /"objects":\[\]/.test(body)
        expect(statusCode >= 400 || isEmptyList, `${method} ${url} for ${kind}: ${statusCode} ${body}`).toBe(
          true,
        )
      }
  })

  it('lists its content for the office, and nothing for anybody else', async () => {
    const list = `/storage/v1/object/list/${INQUIRY_ATTACHMENTS}`
    const read = `/storage/v1/object/authenticated/${INQUIRY_ATTACHMENTS}/${KEY}`
    const listed = await ask('POST', list, members.office, {}, { prefix: 'a' })
    expect([listed.statusCode, listed.body]).toEqual([200, expect.stringContaining('b.txt')])
    expect((await ask('GET', read, members.office)).body).toBe('Guten Tag')
    for (const bearer of [...kinds.map((kind) => outsiders[kind]), members.guide]) {
      expect((await ask('POST', list, bearer, {}, { prefix: 'a' })).body).not.toContain('b.txt')
      expect((await ask('GET', read, bearer)).statusCode).toBe(400)
    }
  })
})

const rolesOf = (needs: string | undefined) =>
  STAFF_ROLES.filter((role) => mayDo(role, needs as Permission)).join(',')

/** Eight at a time. */
async function each(all: Route[], check: (route: Route) => Promise<void>): Promise<void> {
  const waiting = all.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const route of waiting) await check(route)
    }),
  )
}

function ask(
  method: string,
  url: string,
  bearer?: string,
  headers: Record<string, string> = {},
  payload: object = {},
): Promise<LightMyRequestResponse> {
  const path = url
    .replace(':bucket', INQUIRY_ATTACHMENTS)
    .replace('/bucket/:id', `/bucket/${INQUIRY_ATTACHMENTS}`)
    .replace(/:\w+/g, NOBODY)
    .replace('*', KEY)
  const hasBody = !['GET', 'HEAD', 'DELETE'].includes(method)
  return site.app.inject({
    method: method as 'GET',
    url: path,
    headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) },
    ...(hasBody && { payload }),
  })
}

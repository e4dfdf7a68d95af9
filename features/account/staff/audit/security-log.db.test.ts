import { sql } from 'drizzle-orm'
import Fastify, { type FastifyInstance } from 'fastify'
import { beforeEach, describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { maskAddress, recordRefusal } from '#features/account/security/record-refusal.server.ts'
import { serveSecurity } from '#features/account/staff/security.serve.server.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import { openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'
import { insertAccount } from '#test/staff/insert-account.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'

const auth = await forThisFile(openAuthScene())
const staff = await forThisFile(openStaffScene())
beforeEach(async () => {
  await auth.test.database.execute(sql`delete from auth_audit`)
})

async function log(filter = 'all', position = '') {
  const app: FastifyInstance = Fastify()
  const { database: db } = auth.test
  serveSecurity(
    (_method, url, _permission, _risk, schema, run) => {
      if (url !== '/security') return
      app.get(url, (request, reply) =>
        run({
          member: { id: '', role: 'owner' },
          params: {},
          body: undefined,
          query: schema.parse(request.query),
          language: 'de',
          reply,
        }),
      )
    },
    { db, clock: auth.context.clock, messages: fileMessageSource } as unknown as StaffDeps,
  )
  const answer = await app.inject({ url: `/security?filter=${filter}${position}` })
  await app.close()
  return answer.json<{ entries: Record<string, unknown>[]; previous: string | null; next: string | null }>()
}

describe('the security log', () => {
  it('has refused sign-ins with their account, masked where there is none, and without network addresses', async () => {
    const { email } = await signedIn(auth)
    await auth.post('/token?grant_type=password', { email, password: 'falsch geraten' })
    const [known] = (await log('refused')).entries
    expect(known).toMatchObject({ action: 'sign_in_refused', who: email, times: 1 })
    expect(known?.['network']).toMatch(/^[\w-]{12}$/)
    await auth.test.database.execute(sql`delete from auth_audit`)
    await auth.post('/token?grant_type=password', { email: 'stranger@example.ch', password: 'falsch' })
    expect((await log('refused')).entries).toMatchObject([{ who: 's…@example.ch', whom: null }])
    const { rows } = await auth.test.database.execute(sql`select * from auth_audit`)
    expect(JSON.stringify(rows)).not.toMatch(/stranger@|127\.0\.0|::1|falsch/)
  })

  it('has wrong codes of mails and factors too', async () => {
    await auth.post('/verify', { type: 'email', email: 'stranger@example.ch', token: '123456' })
    expect((await log('refused')).entries).toMatchObject([{ action: 'sign_in_refused' }])
  })

  it('counts repeated refusals of a network in one row a minute; of several accounts it names none', async () => {
    const now = auth.context.clock()
    const deps = { ...auth.context, clock: () => now }
    const refusal = {
      action: 'sign_in_refused',
      network: '203.0.113.7',
      reason: 'invalid_credentials',
    } as const
    for (const email of ['a@example.ch', 'a@example.ch', 'b@example.ch', 'c@example.ch'])
      await recordRefusal(deps, { ...refusal, email })
    expect((await log('refused')).entries).toMatchObject([{ times: 4, who: null }])
  })

  it('is limited to 61 rows a minute, for any number of networks', async () => {
    const now = auth.context.clock()
    const deps = { ...auth.context, clock: () => now }
    for (let index = 0; index < 90; index++)
      await recordRefusal(deps, {
        action: 'access_denied',
        network: `203.0.113.${index}`,
        reason: 'not_allowed',
      })
    const { rows } = await auth.test.database.execute(
      sql`select count(*)::int as rows, sum(times)::int as refusals from auth_audit`,
    )
    expect(rows).toEqual([{ rows: 61, refusals: 90 }])
  })

  it('has sign-ins, roles and changes of accounts, by kind, the newest first and by pages', async () => {
    const { email, client } = await signedIn(auth)
    await setStaffRole(auth.context, email, 'owner')
    await client.signInWithPassword({ email, password: PASSWORD })
    expect((await log('accounts')).entries.map(({ action }) => action)).toEqual([
      'staff_role_granted',
      'signed_up',
    ])
    expect((await log('signIns')).entries).toMatchObject([{ action: 'signed_in', who: email, whom: null }])
    for (let index = 0; index < 60; index++)
      await auth.test.database.execute(
        sql`insert into auth_audit (at, action) values (date_trunc('milliseconds', now()), 'signed_in')`,
      )
    const first = await log('signIns')
    const second = await log('signIns', `&after=${first.next}`)
    expect([first.entries.length, first.previous, second.entries.length, second.next]).toEqual([
      50,
      null,
      11,
      null,
    ])
    expect(await log('signIns', `&before=${second.previous}`)).toEqual(first)
    await auth.test.database.execute(sql`update auth_audit set at = now() - interval '23 months'`)
    expect((await log()).entries).toHaveLength(50)
    await auth.test.database.execute(sql`update auth_audit set at = now() - interval '25 months'`)
    expect((await log()).entries).toEqual([])
  })

  it('has denied access to the back office, and exports', async () => {
    const visitor = await insertAccount(staff.auth.context, { email: someone() })
    expect((await staff.get('/orders', visitor.token)).status).toBe(403)
    expect((await staff.get('/newsletter.csv')).status).toBe(200)
    const event = await staff.event()
    expect((await staff.get(`/events/${event}/bookings.csv`)).status).toBe(200)
    const { body } = await staff.get('/security')
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual([
      'bookings_exported',
      'newsletter_exported',
      'access_denied',
    ])
    expect((await staff.get('/security?filter=nonsense')).status).toBe(422)
  })
})

it.each([
  ['Lia.Rossi@Example.ch', 'l…@example.ch'],
  [' x@y ', 'x…@y'],
  ['no address', '…'],
  [`a@${'b'.repeat(300)}`, `a…@${'b'.repeat(60)}`],
  ['<script>@x', '<…@x'],
])('masks %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked)
})

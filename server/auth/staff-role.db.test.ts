import { readdirSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { authAudit, authUsers } from '#features/account/database/account.tables.server.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { type AuthScene, openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'
import { setUpNotice } from './set-up-link.ts'

let scene: AuthScene
beforeAll(async () => {
  scene = await openAuthScene({ anonymousUsers: true })
})
afterAll(() => scene.close())

async function isStaff(id: string): Promise<boolean> {
  const [user] = await scene.test.database.select().from(authUsers).where(eq(authUsers.id, id))
  return user?.staffSince instanceof Date
}

it('the set-up link exists while there is no staff, regardless of sign-ups', async () => {
  await signedIn(scene)
  expect(await setUpNotice(scene.context, 'Gratweg <owner@example.ch>')).toMatch(/https?:\S+verify/)
  const owner = await signedIn(scene)
  expect(await setUpNotice(scene.context, owner.email)).toContain(`npm run account -- grant ${owner.email}`)
  await setStaffRole(scene.context, owner.email, 'owner')
  expect(await setUpNotice(scene.context, owner.email)).toBeUndefined()
})

it('an invitation gives the role, and ends sign-ups that others began at that address', async () => {
  const email = someone()
  const { data } = await scene.admin.inviteUserByEmail(email)
  expect(await isStaff(data.user?.id ?? '')).toBe(true)
  const link = await scene.admin.generateLink({ type: 'invite', email: someone() })
  expect(await isStaff(link.data.user?.id ?? '')).toBe(true)
  const added = await scene.admin.createUser({ email: someone(), password: PASSWORD, email_confirm: true })
  expect(await isStaff(added.data.user?.id ?? '')).toBe(false)
})

it('the command gives and revokes it, once each, and logs both', async () => {
  const { email, id } = await signedIn(scene)
  expect(await isStaff(id)).toBe(false)
  for (const [role, expected] of [
    ['office', true],
    [null, false],
  ] as const) {
    expect(await setStaffRole(scene.context, ` ${email.toUpperCase()} `, role)).toEqual({
      ok: true,
      value: true,
    })
    expect(await isStaff(id)).toBe(expected)
    expect(await setStaffRole(scene.context, email, role)).toEqual({ ok: true, value: false })
  }
  const trail = await scene.test.database.select().from(authAudit).where(eq(authAudit.userId, id))
  expect(
    trail
      .map(({ action }) => action)
      .filter((action) => action.startsWith('staff_role'))
      .sort(),
  ).toEqual(['staff_role_granted', 'staff_role_revoked'])
  expect(await setStaffRole(scene.context, someone(), 'owner')).toEqual({
    ok: false,
    refusal: { code: 'unknown_account' },
  })
})

it('an unconfirmed address gets no role', async () => {
  const { data } = await scene.admin.createUser({ email: someone(), password: PASSWORD })
  expect(await setStaffRole(scene.context, data.user?.email ?? '', 'owner')).toEqual({
    ok: false,
    refusal: { code: 'unconfirmed_address' },
  })
})

it('the migration keeps who was invited or added, and no other accounts', async () => {
  const { database: db } = scene.test
  const invited = (await scene.admin.inviteUserByEmail(someone())).data.user?.id ?? ''
  const added = (await scene.admin.createUser({ email: someone(), email_confirm: true })).data.user?.id ?? ''
  const { id: alone } = await signedIn(scene)
  const guest = (await scene.client().signInAnonymously()).data.user?.id ?? ''
  await db.execute(sql`alter table auth_users drop constraint auth_users_staff_since`)
  await db.update(authUsers).set({ staffRole: null, staffSince: null })
  const folder = new URL('../../db/migrations/', import.meta.url)
  const file = readdirSync(folder).find((name) => name.endsWith('_staff-role.sql')) ?? ''
  const text = readFileSync(new URL(file, folder), 'utf8')
  await db.execute(sql.raw(text.split('--> statement-breakpoint').at(-1) ?? ''))
  expect(await Promise.all([invited, added, alone, guest].map(isStaff))).toEqual([true, true, false, false])
})

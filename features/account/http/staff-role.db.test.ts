import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { authAudit, authUsers } from '#features/account/database/account.tables.server.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'
import { setUpNotice } from './set-up-link.ts'

const scene = await forThisFile(openAuthScene({ anonymousUsers: true }))

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

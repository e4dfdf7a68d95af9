import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { authUsers } from '#features/account/database/account.tables.server.ts'
import { changeStaffRole, setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { openAuthScene, signedIn } from '#test/auth/auth-scene.ts'

const scene = await forThisFile(openAuthScene({ anonymousUsers: true }))
beforeEach(() => scene.test.database.delete(authUsers))

async function owner() {
  const account = await signedIn(scene)
  await setStaffRole(scene.context, account.email, 'owner')
  return account
}

const owners = () => scene.test.database.$count(authUsers, eq(authUsers.staffRole, 'owner'))
const LAST = { ok: false, refusal: { code: 'last_owner' } }

it('the last owner keeps the role', async () => {
  const { email } = await owner()
  expect(await setStaffRole(scene.context, email, null)).toEqual(LAST)
  expect(await setStaffRole(scene.context, email, 'office')).toEqual(LAST)
  expect(await owners()).toBe(1)
})

it('invited owners who never signed in, and banned ones, do not count as owners', async () => {
  const { email } = await owner()
  await scene.admin.inviteUserByEmail('never@example.ch')
  const banned = await owner()
  await scene.admin.updateUserById(banned.id, { ban_duration: '1h' })
  expect(await setStaffRole(scene.context, email, 'guide')).toEqual(LAST)
})

it('of two owners who remove each other’s role simultaneously, one remains', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [one, two] = [await owner(), await owner()]
    const take = ({ id }: { id: string }) =>
      scene.test.database.transaction((tx) =>
        changeStaffRole(tx, { id, role: null, now: scene.context.clock() }),
      )
    const results = await Promise.all([take(one), take(two)])
    expect(results.map((result) => result.ok).sort()).toEqual([false, true])
    expect(await owners()).toBe(1)
    await scene.test.database.delete(authUsers)
  }
})

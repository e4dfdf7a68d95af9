import { expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { setStaffRole } from '#features/account/roles/staff-role.server.ts'
import { openAuthScene, signedIn } from '#test/auth/auth-scene.ts'
import { localSignedInGuard } from './staff-member.ts'
import { ownRoleRoute } from './own-role-route.ts'

const scene = await forThisFile(
  openAuthScene(
    {},
    {
      more: (app, context) => ownRoleRoute(app, { signedIn: localSignedInGuard(context), limited: false }),
    },
  ),
)

async function roleOf(token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(new URL('/api/account/role', scene.url), { headers })
  return { status: answer.status, body: await answer.json() }
}

it('an account learns its own role, a visitor that there is none, and nobody else anything', async () => {
  const { email, session } = await signedIn(scene)
  expect(await roleOf(session.access_token)).toEqual({ status: 200, body: { role: null } })
  await setStaffRole(scene.context, email, 'guide')
  expect(await roleOf(session.access_token)).toEqual({ status: 200, body: { role: 'guide' } })
  for (const token of [undefined, 'x']) expect((await roleOf(token)).status).toBe(401)
})

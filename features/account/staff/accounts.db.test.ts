import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { authAudit, authUsers } from '#features/account/database/account.tables.server.ts'
import type { StaffAccount } from '#features/account/roles/staff-account.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { openStaffScene } from '#test/staff/staff-scene.ts'

const scene = await forThisFile(openStaffScene())

const invite = (email: string, role: string) => scene.post('/accounts', { email, role, language: 'fr' })

async function accountOf(email: string): Promise<StaffAccount | undefined> {
  const { accounts } = (await scene.get('/accounts')).body as { accounts: StaffAccount[] }
  return accounts.find((each) => each.email === email)
}

async function mailsTo(email: string) {
  const { database: db } = scene.auth.test
  return db.select().from(outgoingMails).where(eq(outgoingMails.recipient, email))
}

describe('an invitation by an owner', () => {
  it('is mailed in a language, gives the role, and its link opens the account', async () => {
    const { status, body } = await invite('invited@example.ch', 'office')
    expect(status).toBe(200)
    expect(await mailsTo('invited@example.ch')).toMatchObject([{ kind: 'account', language: 'fr' }])
    expect(await accountOf('invited@example.ch')).toMatchObject({
      role: 'office',
      isConfirmed: false,
      lastSignInAt: null,
      hasSecondFactor: false,
    })
    const { link } = body as { link: string }
    const token = new URL(link).searchParams.get('token') ?? ''
    const opened = await scene.auth.client().verifyOtp({ type: 'invite', token_hash: token })
    expect(opened.data.user?.email).toBe('invited@example.ch')
    expect(await accountOf('invited@example.ch')).toMatchObject({ isConfirmed: true, role: 'office' })
  })

  it('is not sent again once it is accepted', async () => {
    const { id } = (await accountOf('invited@example.ch')) ?? { id: '' }
    const again = await scene.post(`/accounts/${id}/invitation`, { language: 'de' })
    expect(again.body).toMatchObject({ code: 'already_confirmed' })
  })

  it('is refused to somebody who is staff already, and for an invalid address', async () => {
    expect((await invite('Invited@example.ch', 'guide')).body).toMatchObject({ code: 'already_staff' })
    expect((await invite('nowhere', 'guide')).status).toBe(422)
    expect((await invite('x@example.ch', 'emperor')).status).toBe(422)
  })

  it('can be sent again while it is unused, and then the newest link is valid', async () => {
    const first = (await invite('office@example.ch', 'office')).body as { link: string }
    const { id } = (await accountOf('office@example.ch')) ?? { id: '' }
    const again = await scene.post(`/accounts/${id}/invitation`, { language: 'de' })
    expect(again.status).toBe(200)
    expect(again.body).not.toEqual(first)
    expect(await mailsTo('office@example.ch')).toHaveLength(2)
  })

  it('gives an existing account the role at once, without a link', async () => {
    const { client, email } = await visitor()
    expect((await invite(email, 'guide')).body).toEqual({ link: null })
    const { data } = await client.getSession()
    expect((await scene.get('/events', data.session?.access_token)).status).toBe(200)
    expect((await scene.get('/orders', data.session?.access_token)).body).toMatchObject({
      code: 'no_permission',
    })
  })
})

describe('a role', () => {
  it('changes once, if the present one was seen, and both are logged', async () => {
    const { token, userId, email } = await scene.staff('owner')
    const change = (role: string, seen: string) => scene.post(`/accounts/${userId}/role`, { role, seen })
    expect((await change('office', 'owner')).status).toBe(200)
    expect((await change('guide', 'owner')).body).toMatchObject({ code: 'changed_meanwhile' })
    expect(await accountOf(email)).toMatchObject({ role: 'office' })
    expect((await scene.get('/prices', token)).body).toMatchObject({ code: 'no_permission' })
    const [entry] = await scene.auth.test.database
      .select()
      .from(authAudit)
      .where(and(eq(authAudit.userId, userId), eq(authAudit.actorId, scene.userId)))
      .orderBy(desc(authAudit.at))
      .limit(1)
    expect(entry).toMatchObject({ action: 'staff_role_granted', detail: { from: 'owner', to: 'office' } })
  })

  it('is revoked at once; the account stays, without access', async () => {
    const { token, userId } = await scene.staff('owner')
    expect((await scene.post(`/accounts/${userId}/revocation`, { seen: 'owner' })).status).toBe(200)
    expect((await scene.get('/events', token)).body).toMatchObject({ code: 'not_allowed' })
    const { database: db } = scene.auth.test
    expect(await db.$count(authUsers, eq(authUsers.id, userId))).toBe(1)
  })

  it('is not revoked from the last owner, not even by themselves', async () => {
    const { accounts } = (await scene.get('/accounts')).body as { accounts: StaffAccount[] }
    for (const { id, role } of accounts)
      if (role === 'owner' && id !== scene.userId)
        await scene.post(`/accounts/${id}/revocation`, { seen: 'owner' })
    const own = `/accounts/${scene.userId}`
    expect((await scene.post(`${own}/revocation`, { seen: 'owner' })).body).toMatchObject({
      code: 'last_owner',
    })
    expect((await scene.post(`${own}/role`, { role: 'guide', seen: 'owner' })).body).toMatchObject({
      code: 'last_owner',
    })
  })

  it('is not given to an unknown account', async () => {
    for (const id of ['nobody', crypto.randomUUID()])
      expect((await scene.post(`/accounts/${id}/revocation`, { seen: 'owner' })).body).toMatchObject({
        code: 'unknown_account',
      })
  })
})

/** Signed up alone. */
async function visitor() {
  const { client, email, userId } = await scene.signUp()
  await scene.post(`/accounts/${userId}/revocation`, { seen: 'owner' })
  return { client, email }
}

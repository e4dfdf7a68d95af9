import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, PASSWORD, someone } from '#test/auth/auth-scene.ts'
import { asService, newPhoneNumber, refusal } from '#test/auth/plain-requests.ts'


const scene = await forThisFile(openAuthScene({ autoconfirmPhone: true }))
const closed = await forThisFile(openAuthScene({ signupOpen: false, autoconfirmEmail: false }))

describe('user_metadata', () => {
  it('gets the four copied keys on sign-up, beside what the caller gives', async () => {
    const email = someone()
    const { data } = await scene.client().signUp({ email, password: PASSWORD, options: { data: { a: 1 } } })
    expect(data.user?.user_metadata).toEqual({
      a: 1,
      email,
      email_verified: true,
      phone_verified: false,
      sub: data.user?.id,
    })
  })

  it('has only the keys that the caller gives when an administrator adds, invites or creates a link', async () => {
    const added = await scene.admin.createUser({
      email: someone(),
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { a: 1 },
    })
    expect(added.data.user?.user_metadata).toEqual({ a: 1 })
    const bare = await scene.admin.createUser({ email: someone() })
    expect(bare.data.user?.user_metadata).toEqual({})
    const invited = await scene.admin.inviteUserByEmail(someone(), { data: { b: 2 } })
    expect(invited.data.user?.user_metadata).toEqual({ b: 2 })
    for (const type of ['signup', 'invite', 'magiclink'] as const) {
      const link = { email: someone(), password: PASSWORD, options: { data: { c: 3 } } }
      const made = await scene.admin.generateLink({ ...link, type } as Parameters<
        typeof scene.admin.generateLink
      >[0])
      expect([type, made.error, made.data.user?.user_metadata]).toEqual([type, null, { c: 3 }])
    }
  })

  it('is unchanged when an address is changed', async () => {
    const { data } = await scene.admin.createUser({ email: someone(), email_confirm: true })
    const changed = await scene.admin.updateUserById(data.user?.id ?? '', { email: someone() })
    expect(changed.data.user?.user_metadata).toEqual({})
  })
})

describe('the list of accounts', () => {
  const ids = (users: { id: string }[]) => users.map(({ id }) => id)

  it('starts with the newest', async () => {
    const made: string[] = []
    for (let count = 0; count < 3; count++) {
      const { data } = await closed.admin.createUser({ email: someone() })
      made.push(data.user?.id ?? '')
      closed.later(1)
    }
    const { data } = await closed.admin.listUsers({ page: 1, perPage: 3 })
    expect(ids(data.users)).toEqual(made.toReversed())
    const oldest = await asService(closed, '/admin/users?sort=created_at%20asc&per_page=3')
    expect(ids(((await oldest.json()) as { users: { id: string }[] }).users)).toEqual(made)
  })

  it('refuses another order and bad pages with the texts of the reference', async () => {
    expect(await refusal(await asService(closed, '/admin/users?sort=email'))).toEqual([
      400,
      'validation_failed',
      "Bad Sort Parameters: bad field for sort 'email'",
    ])
    const [status, code, message] = await refusal(await asService(closed, '/admin/users?page=x'))
    expect([status, code]).toEqual([400, 'validation_failed'])
    expect(message).toMatch(/^Bad Pagination Parameters: /)
  })
})

describe('an administrator', () => {
  it('changes an address without confirming it, unless requested', async () => {
    const { data } = await scene.admin.createUser({ email: someone(), password: PASSWORD })
    const id = data.user?.id ?? ''
    const email = someone()
    const changed = await scene.admin.updateUserById(id, { email })
    expect([changed.data.user?.email, changed.data.user?.email_confirmed_at]).toEqual([email, undefined])
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'email_not_confirmed',
    )
    const confirmed = await scene.admin.updateUserById(id, { email_confirm: true })
    expect(confirmed.data.user?.email_confirmed_at).toBeTruthy()
  })

  it('gives address and number each an identity of its own', async () => {
    const phone = newPhoneNumber()
    const { data } = await scene.admin.createUser({ email: someone(), phone })
    const email = someone()
    const other = newPhoneNumber()
    const id = data.user?.id ?? ''
    await scene.admin.updateUserById(id, { email })
    const changed = await scene.admin.updateUserById(id, { phone: `+${other}` })
    const byProvider = new Map(changed.data.user?.identities?.map((each) => [each.provider, each]))
    expect(byProvider.get('email')?.identity_data).toMatchObject({ email, sub: id })
    expect(byProvider.get('phone')?.identity_data).toMatchObject({ phone: other, sub: id })
    expect(changed.data.user?.phone).toBe(other)
  })

  it('sets a password with a sign-up link', async () => {
    const made = await asService(scene, '/admin/generate_link', {
      method: 'POST',
      body: JSON.stringify({ type: 'signup', email: someone() }),
    })
    expect(await refusal(made)).toEqual([400, 'validation_failed', 'Signup requires a valid password'])
  })
})

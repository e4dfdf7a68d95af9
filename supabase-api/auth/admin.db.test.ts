import bcrypt from 'bcryptjs'
import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, someone } from '#test/auth/auth-scene.ts'

const PASSWORD = 'drei Stufen, eine Richtung'

const scene = await forThisFile(openAuthScene({ signupOpen: false, autoconfirmEmail: false }))

async function added(email = someone()) {
  const { data, error } = await scene.admin.createUser({ email, password: PASSWORD, email_confirm: true })
  expect(error).toBeNull()
  if (!data.user) throw new Error('no user')
  return { email, id: data.user.id }
}

describe('with sign-ups closed', () => {
  it('sign-up requires an invitation', async () => {
    const { error } = await scene.client().signUp({ email: someone(), password: PASSWORD })
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
    expect(error?.message).toBe('Signups not allowed for this instance')
    const stranger = someone()
    expect((await scene.client().signInWithOtp({ email: stranger })).error).toBeNull()
    expect(await scene.mailCount(stranger)).toBe(0)
    const { data } = await scene.admin.listUsers()
    expect(data.users.map(({ email }) => email)).not.toContain(stranger)
  })

  it('an invited person opens the mailed link, sets a password and signs in', async () => {
    const email = someone()
    const { data, error } = await scene.admin.inviteUserByEmail(email, { data: { rolle: 'Leitung' } })
    expect(error).toBeNull()
    expect(data.user?.invited_at).toBeTruthy()
    expect(data.user?.confirmation_sent_at).toBeTruthy()
    const { link, subject } = await scene.lastMail(email)
    expect(subject).toBe('Ihre Einladung')
    const target = await fetch(link, { redirect: 'manual' })
    const fragment = new URLSearchParams(new URL(target.headers.get('location') ?? '').hash.slice(1))
    expect(fragment.get('type')).toBe('invite')
    const client = scene.client()
    await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect((await client.updateUser({ password: PASSWORD })).error).toBeNull()
    const signedIn = await scene.client().signInWithPassword({ email, password: PASSWORD })
    expect(signedIn.data.user?.user_metadata['rolle']).toBe('Leitung')
    expect((await scene.admin.inviteUserByEmail(email)).error?.code).toBe('email_exists')
  })
})

describe('the service key', () => {
  it('only opens the administration', async () => {
    const { email } = await added()
    const client = scene.client()
    const { data } = await client.signInWithPassword({ email, password: PASSWORD })
    for (const bearer of [data.session?.access_token, undefined]) {
      const answer = await fetch(`${scene.url}/admin/users`, {
        headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
      })
      expect(answer.status).toBe(bearer ? 403 : 401)
      expect(await answer.json()).toMatchObject({ error_code: bearer ? 'not_admin' : 'no_authorization' })
    }
  })

  it('does not act as a user', async () => {
    const { error } = await scene.admin.signOut('kein.echtes.token')
    expect(error?.message).toMatch(/^invalid JWT/)
  })
})

describe('an administrator', () => {
  it('adds, reads, changes and removes accounts', async () => {
    const { email, id } = await added()
    expect((await scene.admin.getUserById(id)).data.user?.email).toBe(email)
    const changed = await scene.admin.updateUserById(id, {
      user_metadata: { name: 'Leitung' },
      app_metadata: { staff: true },
    })
    expect(changed.data.user?.user_metadata['name']).toBe('Leitung')
    expect(changed.data.user?.app_metadata).toMatchObject({ provider: 'email', staff: true })
    expect((await scene.admin.createUser({ email, password: PASSWORD })).error?.code).toBe('email_exists')
    expect((await scene.admin.deleteUser(id)).error).toBeNull()
    const gone = await scene.admin.getUserById(id)
    expect(gone.error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('keeps the row of a softly removed account without its address', async () => {
    const { email, id } = await added()
    expect((await scene.admin.deleteUser(id, true)).error).toBeNull()
    const { rows } = await scene.test.database.$client.query('select * from auth_users where id = $1', [id])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(email)
    await added(email)
  })

  it('bans an account at once, for refreshes too, and lifts the ban', async () => {
    const { email, id } = await added()
    const client = scene.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    await scene.admin.updateUserById(id, { ban_duration: '24h' })
    expect((await client.getUser()).error?.code).toBe('user_banned')
    expect((await client.refreshSession()).error).toMatchObject({ status: 400, code: 'user_banned' })
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error?.code).toBe(
      'user_banned',
    )
    await scene.admin.updateUserById(id, { ban_duration: 'none' })
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    expect((await scene.admin.updateUserById(id, { ban_duration: 'lange' })).error?.code).toBe(
      'validation_failed',
    )
  })

  it('sets a password: all sessions of the account end', async () => {
    const { email, id } = await added()
    const client = scene.client()
    await client.signInWithPassword({ email, password: PASSWORD })
    await scene.admin.updateUserById(id, { password: 'von der Leitung gesetzt' })
    expect((await client.getUser()).error).not.toBeNull()
  })

  it('imports accounts with their bcrypt hashes; they sign in and get a stronger hash', async () => {
    const email = someone()
    const { data } = await scene.admin.createUser({
      email,
      email_confirm: true,
      password_hash: await bcrypt.hash(PASSWORD, 4),
    })
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
    const { rows } = await scene.test.database.$client.query(
      'select password_hash from auth_users where id = $1',
      [data.user?.id],
    )
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$/)
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error).toBeNull()
  })

  it('pages through all accounts', async () => {
    for (let count = 0; count < 5; count++) await added()
    const first = await scene.admin.listUsers({ page: 1, perPage: 2 })
    expect(first.error).toBeNull()
    if (first.error) return
    expect(first.data.users).toHaveLength(2)
    expect(first.data.nextPage).toBe(2)
    expect(first.data.total).toBeGreaterThanOrEqual(5)
    expect(first.data.lastPage).toBe(Math.ceil(first.data.total / 2))
    const bad = await fetch(`${scene.url}/admin/users?page=-1`, {
      headers: { authorization: `Bearer ${await serviceKey()}` },
    })
    expect(bad.status).toBe(400)
  })

  it('creates links of each kind that work without a mail', async () => {
    const { email } = await added()
    const fresh = someone()
    const before = await scene.mailCount(email)
    const signup = await scene.admin.generateLink({ type: 'signup', email: fresh, password: PASSWORD })
    expect(signup.data.properties?.action_link).toMatch(/\?token=\w+&type=signup&redirect_to=/)
    const recovery = await scene.admin.generateLink({ type: 'recovery', email })
    const { hashed_token: hash, email_otp: code } = recovery.data.properties ?? {}
    expect(code).toMatch(/^\d{6}$/)
    const verified = await scene.client().verifyOtp({ type: 'recovery', token_hash: hash ?? '' })
    expect(verified.data.user?.email).toBe(email)
    const magic = await scene.admin.generateLink({ type: 'magiclink', email: someone() })
    expect(magic.data.properties?.verification_type).toBe('signup')
    const change = await scene.admin.generateLink({ type: 'email_change_new', email, newEmail: someone() })
    expect(change.data.properties?.action_link).toContain('type=email_change')
    const unknown = await scene.admin.generateLink({ type: 'recovery', email: someone() })
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' })
    expect(await scene.mailCount(email)).toBe(before)
  })
})

it('every change of an account is in the audit log, without its address', async () => {
  const { email, id } = await added()
  await scene.client().signInWithPassword({ email, password: PASSWORD })
  await scene.admin.updateUserById(id, { password: 'von der Leitung gesetzt' })
  await scene.admin.deleteUser(id)
  const { rows } = await scene.test.database.$client.query(
    'select action, detail from auth_audit where user_id = $1 order by at',
    [id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['user_added', 'signed_in', 'user_edited', 'user_removed'])
  expect(JSON.stringify(rows)).not.toContain(email)
})

async function serviceKey(): Promise<string> {
  const { issueApiKey } = await import('#features/account/sessions/access-token.server.ts')
  return issueApiKey(scene.context, 'service_role')
}

describe('several administrators simultaneously', () => {
  it('remove an account once, and the others are told that it is gone', async () => {
    const { id, email } = await added()
    await scene.client().signInWithPassword({ email, password: PASSWORD })
    const removed = async (soft: boolean) => {
      const answers = await Promise.all(Array.from({ length: 12 }, () => scene.admin.deleteUser(id, soft)))
      return answers.map(({ error }) => error?.code ?? 'removed').toSorted()
    }
    expect(new Set(await removed(true))).toEqual(new Set(['removed']))
    expect(await removed(false)).toEqual(['removed', ...Array.from({ length: 11 }, () => 'user_not_found')])
    const { rows } = await scene.test.database.$client.query(
      "select detail->'soft' as soft from auth_audit where user_id = $1 and action = 'user_removed' order by at",
      [id],
    )
    expect(rows.map(({ soft }) => soft)).toEqual([true, false])
  })

  it('send an open invitation again', async () => {
    const email = someone()
    expect((await scene.admin.inviteUserByEmail(email)).error).toBeNull()
    const again = await Promise.all(Array.from({ length: 12 }, () => scene.admin.inviteUserByEmail(email)))
    expect(again.filter(({ error }) => error)).toEqual([])
  })
})

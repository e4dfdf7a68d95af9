import { describe, expect, it } from 'vitest'
import { forThisFile } from '#test/for-this-file.ts'
import { openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'
import { asService } from '#test/auth/plain-requests.ts'

const scene = await forThisFile(openAuthScene())

async function closed() {
  const account = await signedIn(scene)
  expect((await scene.admin.deleteUser(account.id, true)).error).toBeNull()
  return account
}

describe('an account that was softly removed', () => {
  it('stays in the list and by its id, with the time and without what it held', async () => {
    const { id } = await closed()
    const { data, error } = await scene.admin.getUserById(id)
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      id,
      email: '',
      phone: '',
      user_metadata: {},
      app_metadata: {},
      identities: [],
      deleted_at: expect.stringMatching(/^\d{4}-/),
    })
    const listed = await scene.admin.listUsers({ perPage: 1000 })
    expect(listed.data.users.find((user) => user.id === id)).toMatchObject({
      deleted_at: data.user?.deleted_at,
    })
    expect((await scene.admin.mfa.listFactors({ userId: id })).data?.factors).toEqual([])
  })

  it('is edited by administrators, and gives no access for it', async () => {
    const { id, email } = await closed()
    const { data, error } = await scene.admin.updateUserById(id, {
      email,
      password: PASSWORD,
      email_confirm: true,
      user_metadata: { note: 'left' },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({ id, user_metadata: { note: 'left' } })
    expect((await scene.client().signInWithPassword({ email, password: PASSWORD })).error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
    })
  })

  it('may be removed once more, and then for good', async () => {
    const { id } = await closed()
    expect((await scene.admin.deleteUser(id, true)).error).toBeNull()
    expect((await scene.admin.deleteUser(id)).error).toBeNull()
    expect((await scene.admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' })
  })

  it('has no session any more', async () => {
    const { client, session } = await closed()
    expect((await client.getUser(session.access_token)).error).toMatchObject({
      name: 'AuthSessionMissingError',
    })
    expect((await client.refreshSession(session)).error).toMatchObject({ code: 'refresh_token_not_found' })
  })

  it('is unknown to sign-ins, links and invitations, which open a new account', async () => {
    const { id, email } = await closed()
    const code = async (answer: Promise<{ error: { code?: string | undefined } | null }>) =>
      (await answer).error?.code
    expect(await code(scene.client().signInWithPassword({ email, password: PASSWORD }))).toBe(
      'invalid_credentials',
    )
    expect(await code(scene.admin.generateLink({ type: 'recovery', email }))).toBe('user_not_found')
    const { data } = await scene.admin.generateLink({ type: 'magiclink', email })
    expect(data.properties?.verification_type).toBe('signup')
    expect(data.user?.id).not.toBe(id)
  })
})

describe('the list of accounts', () => {
  it('has as many as it can where more are asked for', async () => {
    await signedIn(scene)
    for (const query of [
      'per_page=1001',
      'per_page=99999999999999999999',
      'page=0',
      'page=1&per_page=1000000',
    ]) {
      const answer = await asService(scene, `/admin/users?${query}`)
      expect([query, answer.status]).toEqual([query, 200])
      expect(((await answer.json()) as { users: unknown[] }).users.length).toBeGreaterThan(0)
    }
    for (const query of ['per_page=0', 'per_page=x', 'per_page=1.5', 'page=-1', 'page=x'])
      expect([query, (await asService(scene, `/admin/users?${query}`)).status]).toEqual([query, 400])
    const beyond = await asService(scene, '/admin/users?page=99999999999999999999')
    expect(await beyond.json()).toMatchObject({ users: [] })
  })

  it('says how many there are on a single page, too', async () => {
    await signedIn(scene)
    const { data } = await scene.admin.listUsers({ perPage: 1000 })
    expect(data).toMatchObject({ total: data.users.length, lastPage: 1, nextPage: null })
  })
})

/** Every control character but null. */
const CONTROLS = Array.from({ length: 32 }, (_, code) => String.fromCodePoint(code || 0x7f)).join('')

describe('text with control characters', () => {
  it('is kept as it is: metadata, names of factors', async () => {
    const email = someone()
    const client = scene.client()
    const data = { [CONTROLS]: CONTROLS, list: [CONTROLS] }
    expect((await client.signUp({ email, password: PASSWORD, options: { data } })).error).toBeNull()
    expect((await client.getUser()).data.user?.user_metadata).toMatchObject(data)
    const friendlyName = ` a\t${CONTROLS}\n`
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName })
    expect(enrolled.data?.friendly_name).toBe(friendlyName)
  })

  it('is refused with a sentence where it has a null character', async () => {
    const { session } = await signedIn(scene)
    const bearer = { authorization: `Bearer ${session.access_token}` }
    for (const [path, body] of [
      ['/signup', { email: someone(), password: PASSWORD, data: { a: 'x\0y' } }],
      ['/factors', { factor_type: 'totp', friendly_name: 'x\0y' }],
      ['/signup', { email: someone(), password: PASSWORD, data: { 'x\0y': 1 } }],
    ] as const) {
      const answer = await scene.post(path, body, bearer)
      expect([answer.status, await answer.json()]).toEqual([
        400,
        expect.objectContaining({
          error_code: 'validation_failed',
          msg: 'Text must not contain null characters or half surrogate pairs',
        }),
      ])
    }
  })
})

describe('a magic link and a recovery', () => {
  it('do not wait for each other', async () => {
    const { email } = await signedIn(scene)
    const stranger = scene.client()
    await stranger.signInWithOtp({ email })
    await stranger.resetPasswordForEmail(email)
    expect(await scene.mailCount(email)).toBe(2)
    await stranger.signInWithOtp({ email })
    await stranger.resetPasswordForEmail(email)
    expect(await scene.mailCount(email)).toBe(2)
    scene.later(61)
    await stranger.resetPasswordForEmail(email)
    await stranger.signInWithOtp({ email })
    expect(await scene.mailCount(email)).toBe(4)
  })

  it('are both told as sent to recover', async () => {
    const { email, client } = await signedIn(scene)
    const sent = async () => (await client.getUser()).data.user?.recovery_sent_at
    expect(await sent()).toBeUndefined()
    await scene.client().signInWithOtp({ email })
    const first = await sent()
    expect(first).toMatch(/^\d{4}-/)
    scene.later(1)
    await scene.client().resetPasswordForEmail(email)
    expect((await sent()) ?? '').toSatisfy((second: string) => second > (first ?? ''))
  })
})

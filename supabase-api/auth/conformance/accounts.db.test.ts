import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthScene, openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'
import { asService, newPhoneNumber, refusal } from '#test/auth/plain-requests.ts'
import { forThisFile } from '#test/for-this-file.ts'

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

const INVALID_NUMBER = [400, 'validation_failed', 'Invalid phone number format (E.164 required)']

describe('a phone number', () => {
  it('is stored as digits: a leading plus and spaces are removed', async () => {
    const digits = newPhoneNumber()
    const written = `+${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
    const { data, error } = await scene.client().signUp({ phone: written, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user?.phone).toBe(digits)
    for (const phone of [written, digits, `+${digits}`]) {
      const signed = await scene.client().signInWithPassword({ phone, password: PASSWORD })
      expect([phone, signed.data.user?.id]).toEqual([phone, data.user?.id])
    }
    const other = newPhoneNumber()
    const added = await scene.admin.createUser({ phone: `+${other.slice(0, 4)} ${other.slice(4)}` })
    expect(added.data.user?.phone).toBe(other)
    expect((await scene.admin.createUser({ phone: '+41' })).error).toBeNull()
  })

  it('that is invalid is refused with the text of the reference', async () => {
    for (const phone of ['keine', '041790000000', '+', '41-79-000', '4', '1234567890123456']) {
      expect([phone, await refusal(await scene.post('/signup', { phone, password: PASSWORD }))]).toEqual([
        phone,
        INVALID_NUMBER,
      ])
      const added = await asService(scene, '/admin/users', {
        method: 'POST',
        body: JSON.stringify({ phone }),
      })
      expect(await refusal(added)).toEqual(INVALID_NUMBER)
      const verified = await scene.post('/verify', { phone, token: '123456', type: 'sms' })
      expect(await refusal(verified)).toEqual(INVALID_NUMBER)
      const resent = await scene.post('/resend', { phone, type: 'sms' })
      expect(await refusal(resent)).toEqual(INVALID_NUMBER)
      const signed = await scene.post('/token?grant_type=password', { phone, password: PASSWORD })
      expect(await refusal(signed)).toEqual([400, 'invalid_credentials', 'Invalid login credentials'])
    }
  })

  it('that is taken is refused with the text of the reference', async () => {
    const phone = newPhoneNumber()
    await scene.admin.createUser({ phone })
    const again = await scene.admin.createUser({ phone: `+${phone}` })
    expect(again.error).toMatchObject({
      status: 422,
      code: 'phone_exists',
      message: 'Phone number already registered by another user',
    })
  })

  it('of the own account is changed at once where numbers need no confirmation, and refused when it is taken', async () => {
    const { client, id } = await signedIn(scene)
    const [first, second, taken] = [newPhoneNumber(), newPhoneNumber(), newPhoneNumber()]
    await scene.admin.createUser({ phone: taken })
    for (const phone of [first, second]) {
      const { data, error } = await client.updateUser({ phone: `+${phone}` })
      expect(error).toBeNull()
      expect(data.user).toMatchObject({ id, phone, phone_confirmed_at: expect.any(String) })
      const ofPhone = data.user?.identities?.filter(({ provider }) => provider === 'phone')
      expect(ofPhone).toMatchObject([{ identity_data: { phone, phone_verified: true } }])
    }
    expect((await client.updateUser({ phone: taken })).error).toMatchObject({
      status: 422,
      code: 'phone_exists',
    })
    const signed = await scene.client().signInWithPassword({ phone: second, password: PASSWORD })
    expect(signed.data.user?.id).toBe(id)
    expect((await scene.client().signInWithPassword({ phone: first, password: PASSWORD })).error?.code).toBe(
      'invalid_credentials',
    )
  })

  it('is refused where numbers are off, for any value', async () => {
    const { client, session } = await signedIn(scene)
    for (const phone of ['keine', '+41 79 000 00 00']) {
      expect(await refusal(await scene.post('/otp', { phone }))).toEqual([
        400,
        'phone_provider_disabled',
        'Unsupported phone provider',
      ])
      const signed = await closed.post('/token?grant_type=password', { phone, password: PASSWORD })
      expect(await refusal(signed)).toEqual([422, 'phone_provider_disabled', 'Phone logins are disabled'])
      const resent = await closed.post('/resend', { phone, type: 'sms' })
      expect(await refusal(resent)).toEqual([400, 'phone_provider_disabled', 'Phone logins are disabled'])
    }
    expect((await client.updateUser({ phone: 'keine' })).error?.message).toBe(INVALID_NUMBER[2])
    expect(session.user.phone).toBe('')
  })

  it('is refused together with incompatible fields', async () => {
    const phone = newPhoneNumber()
    const cases: [string, object, string][] = [
      [
        '/signup',
        { phone, email: someone(), password: PASSWORD },
        'Only an email address or phone number should be provided on signup.',
      ],
      ['/signup', { phone, password: '' }, 'Signup requires a valid password'],
      ['/otp', { phone, email: someone() }, 'Only an email address or phone number should be provided'],
      ['/otp', { email: someone(), channel: 'sms' }, 'Channel should only be specified with Phone OTP'],
      ['/otp', {}, 'One of email or phone must be set'],
      [
        '/token?grant_type=password',
        { phone, email: someone(), password: 'x' },
        'Only an email address or phone number should be provided on login.',
      ],
      ['/token?grant_type=password', { password: 'x' }, 'missing email or phone'],
      ['/resend', { type: 'sms' }, 'Type provided requires a phone number'],
      ['/resend', { type: 'signup' }, 'Type provided requires an email address'],
      [
        '/resend',
        { type: 'nichts', phone },
        'Missing one of these types: signup, email_change, sms, phone_change',
      ],
      [
        '/resend',
        { type: 'signup', email: someone(), phone },
        'Only an email address or phone number should be provided.',
      ],
      ['/resend', { type: 'email_change' }, 'Missing email address or phone number'],
      ['/verify', { type: 'sms', phone }, 'Verify requires either a token or a token hash'],
      [
        '/verify',
        { type: 'sms', token: '123456' },
        'Only an email address or phone number should be provided on verify',
      ],
      [
        '/verify',
        { type: 'email', token: '1', token_hash: '2' },
        'Verify requires either a token or a token hash',
      ],
      [
        '/verify',
        { type: 'email', token_hash: '2', phone },
        'Only the token_hash and type should be provided',
      ],
    ]
    for (const [path, body, message] of cases)
      expect([path, body, await refusal(await scene.post(path, body))]).toEqual([
        path,
        body,
        [400, 'validation_failed', message],
      ])
  })
})

describe('numbers that are taken, though no message can be sent', () => {
  let silent: AuthScene
  beforeAll(async () => {
    silent = await openAuthScene({ phoneLogins: true })
  })
  afterAll(() => silent.close())

  it('are told as a way to sign in, without believing them', async () => {
    expect(await (await fetch(`${silent.url}/settings`)).json()).toMatchObject({
      external: { phone: true },
      phone_autoconfirm: false,
    })
  })

  it('get no code again, whether there is an account or not', async () => {
    const phone = newPhoneNumber()
    await silent.admin.createUser({ phone, password: PASSWORD })
    for (const number of [phone, newPhoneNumber()])
      for (const type of ['sms', 'phone_change'] as const)
        expect((await silent.client().resend({ type, phone: number })).error).toBeNull()
    expect((await silent.client().resend({ type: 'sms', phone: 'x' })).error).toMatchObject({
      code: 'validation_failed',
    })
  })

  it('sign in with a password once an administrator has confirmed them', async () => {
    const phone = newPhoneNumber()
    const { data } = await silent.admin.createUser({ phone, password: PASSWORD })
    const signIn = async () => (await silent.client().signInWithPassword({ phone, password: PASSWORD })).error
    expect(await signIn()).toMatchObject({ status: 400, code: 'phone_not_confirmed' })
    await silent.admin.updateUserById(data.user?.id ?? '', { phone_confirm: true })
    expect(await signIn()).toBeNull()
  })

  it('open no account, get no code and replace no number', async () => {
    const phone = newPhoneNumber()
    const client = silent.client()
    const disabled = { status: 400, code: 'phone_provider_disabled' }
    const { data, error } = await client.signUp({ phone, password: PASSWORD })
    expect([data.session, error]).toEqual([null, expect.objectContaining(disabled)])
    expect((await client.signInWithOtp({ phone })).error).toMatchObject(disabled)
    const { client: owner } = await signedIn(silent)
    expect((await owner.updateUser({ phone })).error).toMatchObject(disabled)
    const wrong = { status: 403, message: 'Token has expired or is invalid' }
    expect((await client.verifyOtp({ phone, type: 'phone_change', token: '123456' })).error).toMatchObject(
      wrong,
    )
  })
})

import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { issueApiKey } from '#features/account/sessions/access-token.server.ts'
import { authRoutes } from './auth-routes.ts'
import { type AuthScene, openAuthScene, PASSWORD, signedIn, someone } from '#test/auth/auth-scene.ts'

let scene: AuthScene
let closed: AuthScene

beforeAll(async () => {
  scene = await openAuthScene({ autoconfirmPhone: true }, (app) => {
    // Like the site's page routes.
    app.get('/*', async (_request, reply) => reply.code(404).type('text/html').send('<h1>Seite</h1>'))
  })
  closed = await openAuthScene({ signupOpen: false, autoconfirmEmail: false })
})
afterAll(async () => {
  await scene.close()
  await closed.close()
})

let numbers = 0
/** Without the plus. */
function number(): string {
  numbers += 1
  return `4179${String(Date.now()).slice(-5)}${String(numbers).padStart(2, '0')}`
}

async function refusal(answer: Response): Promise<[number, string, string]> {
  const body = (await answer.json()) as { error_code: string; msg: string }
  return [answer.status, body.error_code, body.msg]
}

async function asService(of: AuthScene, path: string, init: RequestInit = {}) {
  const headers = {
    authorization: `Bearer ${await issueApiKey(of.context, 'service_role')}`,
    'content-type': 'application/json',
  }
  return fetch(of.url + path, { ...init, headers })
}

const INVALID_NUMBER = [400, 'validation_failed', 'Invalid phone number format (E.164 required)']

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

  it('is only what the caller gives when an administrator adds, invites or makes a link', async () => {
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

  it('stays so when an address is changed', async () => {
    const { data } = await scene.admin.createUser({ email: someone(), email_confirm: true })
    const changed = await scene.admin.updateUserById(data.user?.id ?? '', { email: someone() })
    expect(changed.data.user?.user_metadata).toEqual({})
  })
})

describe('the list of accounts', () => {
  const ids = (users: { id: string }[]) => users.map(({ id }) => id)

  it('begins with the newest', async () => {
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

describe('a phone number', () => {
  it('is kept as digits: a plus before it and spaces in it are taken away', async () => {
    const digits = number()
    const written = `+${digits.slice(0, 2)} ${digits.slice(2, 4)} ${digits.slice(4, 7)} ${digits.slice(7)}`
    const { data, error } = await scene.client().signUp({ phone: written, password: PASSWORD })
    expect(error).toBeNull()
    expect(data.user?.phone).toBe(digits)
    for (const phone of [written, digits, `+${digits}`]) {
      const signed = await scene.client().signInWithPassword({ phone, password: PASSWORD })
      expect([phone, signed.data.user?.id]).toEqual([phone, data.user?.id])
    }
    const other = number()
    const added = await scene.admin.createUser({ phone: `+${other.slice(0, 4)} ${other.slice(4)}` })
    expect(added.data.user?.phone).toBe(other)
    expect((await scene.admin.createUser({ phone: '+41' })).error).toBeNull()
  })

  it('that is none is refused word for word', async () => {
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

  it('that is taken is refused word for word', async () => {
    const phone = number()
    await scene.admin.createUser({ phone })
    const again = await scene.admin.createUser({ phone: `+${phone}` })
    expect(again.error).toMatchObject({
      status: 422,
      code: 'phone_exists',
      message: 'Phone number already registered by another user',
    })
  })

  it('of one’s own is changed at once where numbers are believed, and refused when it is taken', async () => {
    const { client, id } = await signedIn(scene)
    const [first, second, taken] = [number(), number(), number()]
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

  it('where they are off is refused for that, whatever it is', async () => {
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

  it('goes with nothing that it does not go with', async () => {
    const phone = number()
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

describe('an address below /auth/v1', () => {
  it('that is not known answers 404 in plain text, to a GET too', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'])
      for (const path of ['/nichts', '/admin/nichts', '', '/', '/user/x/y']) {
        const answer = await fetch(scene.url + path, { method })
        expect([method, path, answer.status, await answer.text()]).toEqual([
          method,
          path,
          404,
          '404 page not found\n',
        ])
        expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
    expect((await fetch(`${scene.url}x`)).headers.get('content-type')).toBe('text/html')
  })

  it('asked in another way than it is served answers 405 with what is allowed and nothing else', async () => {
    const cases = [
      ['GET', '/signup', 'POST'],
      ['GET', '/token?grant_type=password', 'POST'],
      ['GET', '/otp', 'POST'],
      ['GET', '/logout', 'POST'],
      ['GET', '/factors/x/verify', 'POST'],
      ['POST', '/user', 'GET, PUT'],
      ['DELETE', '/admin/users', 'GET, POST'],
      ['PATCH', '/admin/users/x', 'GET, PUT, DELETE'],
      ['POST', '/health', 'GET'],
    ] as const
    for (const [method, path, allowed] of cases) {
      const answer = await fetch(scene.url + path, { method })
      expect([path, answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([
        path,
        405,
        allowed,
        '',
      ])
    }
  })
})

describe('a page of another origin', () => {
  const asked = {
    origin: 'https://app.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers':
      'apikey,authorization,content-type,x-client-info,x-supabase-api-version',
  }

  it('may ask first, anywhere', async () => {
    for (const path of ['/token', '/user', '/admin/users', '/factors/x', '/nichts']) {
      const answer = await fetch(scene.url + path, { method: 'OPTIONS', headers: asked })
      expect([path, answer.status, await answer.text()]).toEqual([path, 204, ''])
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      const methods = answer.headers.get('access-control-allow-methods')?.split(', ')
      expect(methods).toEqual(expect.arrayContaining(['GET', 'POST', 'PUT', 'DELETE']))
      const headers = answer.headers.get('access-control-allow-headers')?.split(', ')
      expect(headers).toEqual(expect.arrayContaining(asked['access-control-request-headers'].split(',')))
    }
  })

  it('may read every answer, refusals too, and the headers that the client reads', async () => {
    const { origin } = asked
    for (const answer of [
      await fetch(`${scene.url}/settings`, { headers: { origin } }),
      await fetch(`${scene.url}/user`, { headers: { origin } }),
      await fetch(`${scene.url}/nichts`, { headers: { origin } }),
      await fetch(`${scene.url}/signup`, { headers: { origin } }),
      await fetch(`${scene.url}/signup`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json' },
        body: '{',
      }),
    ]) {
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('access-control-expose-headers')?.toLowerCase().split(', ')).toEqual(
        expect.arrayContaining(['x-total-count', 'link', 'x-supabase-api-version']),
      )
    }
  })
})

describe('what is refused first', () => {
  it('anonymous sign-in while it is off: for that, also where nobody may sign up', async () => {
    for (const of of [scene, closed]) {
      const { error } = await of.client().signInAnonymously()
      expect(error).toMatchObject({
        status: 422,
        code: 'anonymous_provider_disabled',
        message: 'Anonymous sign-ins are disabled',
      })
    }
  })

  it('anonymous sign-in where nobody may sign up', async () => {
    const both = await openAuthScene({ signupOpen: false, anonymousUsers: true })
    const { error } = await both.client().signInAnonymously()
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' })
    await both.close()
  })

  it('nobody without a bearer, before anything else of the request is looked at', async () => {
    for (const [method, path] of [
      ['POST', '/logout?scope=nobody'],
      ['GET', '/user/identities/authorize'],
      ['DELETE', '/user/identities/x'],
      ['POST', '/factors'],
      ['PUT', '/user'],
      ['GET', '/admin/users?page=x'],
    ] as const) {
      const answer = await fetch(scene.url + path, { method })
      expect([path, (await refusal(answer)).slice(0, 2)]).toEqual([path, [401, 'no_authorization']])
    }
  })

  it('an id that is none', async () => {
    const { session, id } = await signedIn(scene)
    const bearer = { authorization: `Bearer ${session.access_token}` }
    for (const answer of [
      await fetch(`${scene.url}/factors/x`, { method: 'DELETE', headers: bearer }),
      await scene.post('/factors/x/challenge', {}, bearer),
      await scene.post('/factors/x/verify', { challenge_id: id, code: '123456' }, bearer),
      await asService(scene, `/admin/users/${id}/factors/x`, { method: 'DELETE' }),
    ])
      expect(await refusal(answer)).toEqual([404, 'validation_failed', 'factor_id must be an UUID'])
  })

  it('single sign-on, whatever is sent', async () => {
    const [status, code] = await refusal(await scene.post('/sso', { domain: 7 }))
    expect([status, code]).toEqual([404, 'saml_provider_disabled'])
  })

  it('a password for an address that is none: as a wrong one', async () => {
    const { error } = await scene.client().signInWithPassword({ email: 'niemand', password: PASSWORD })
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
  })
})

describe('an administrator', () => {
  it('changes an address without confirming it, unless they say so', async () => {
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
    const phone = number()
    const { data } = await scene.admin.createUser({ email: someone(), phone })
    const email = someone()
    const other = number()
    const id = data.user?.id ?? ''
    await scene.admin.updateUserById(id, { email })
    const changed = await scene.admin.updateUserById(id, { phone: `+${other}` })
    const byProvider = new Map(changed.data.user?.identities?.map((each) => [each.provider, each]))
    expect(byProvider.get('email')?.identity_data).toMatchObject({ email, sub: id })
    expect(byProvider.get('phone')?.identity_data).toMatchObject({ phone: other, sub: id })
    expect(changed.data.user?.phone).toBe(other)
  })

  it('gives a password with a link that signs up', async () => {
    const made = await asService(scene, '/admin/generate_link', {
      method: 'POST',
      body: JSON.stringify({ type: 'signup', email: someone() }),
    })
    expect(await refusal(made)).toEqual([400, 'validation_failed', 'Signup requires a valid password'])
  })
})

it('a request that takes too long is cut off with 504, which the client takes for passing', async () => {
  const { session, id } = await signedIn(scene)
  const app = Fastify()
  authRoutes(app, { ...scene.context, requestMs: 300 })
  const holder = await scene.test.database.$client.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from auth_users where id = $1 for update', [id])
    const answer = await app.inject({
      method: 'PUT',
      url: '/auth/v1/user',
      headers: {
        authorization: `Bearer ${session.access_token}`,
        'x-supabase-api-version': '2024-01-01',
      },
      payload: { data: { rolle: 'Leitung' } },
    })
    expect([answer.statusCode, answer.json()]).toEqual([
      504,
      {
        code: 'request_timeout',
        message: 'Processing this request timed out, please retry after a moment.',
      },
    ])
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const once = { method: 'GET', url: '/auth/v1/settings' } as const
  expect((await app.inject(once)).statusCode).toBe(200)
  await app.close()
})

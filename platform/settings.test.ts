import { isAbsolute } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { settingDescriptions } from './setting-descriptions.ts'
import { parseSettings, settingsSchema } from './settings.ts'

function settingsOf(env: Record<string, string>) {
  const parsed = parseSettings(env)
  if (!parsed.ok) throw new Error(parsed.refusal.join('\n'))
  return parsed.value
}

function problemsOf(env: Record<string, string>): string[] {
  const parsed = parseSettings(env)
  return parsed.ok ? [] : parsed.refusal
}

test('passwords may follow the limits of other clients', () => {
  const habits = { AUTH_PASSWORD_MIN_LENGTH: '6', AUTH_PASSWORD_COMMON: 'allow' }
  expect(settingsOf(habits)).toMatchObject({ authPasswordMinLength: 6, authRefuseCommonPasswords: false })
  expect(problemsOf({ AUTH_PASSWORD_COMMON: 'no' })[0]).toContain('give refuse or allow')
})

test('there is one process, unless a number or one for each core is set', () => {
  expect(settingsOf({}).processes).toBe(1)
  expect(settingsOf({ PROCESSES: '4' }).processes).toBe(4)
  expect(settingsOf({ PROCESSES: 'auto' }).processes).toBeGreaterThanOrEqual(1)
  for (const PROCESSES of ['0', '-1', '1.5', '65', '1e9', 'all'])
    expect(problemsOf({ PROCESSES })).toEqual([
      `PROCESSES: "${PROCESSES}" cannot be used; give auto (one for each core) or a whole number from 1 to 64, for example PROCESSES=auto.`,
    ])
})

describe('without any variable', () => {
  test('everything has a default that runs on this machine only', () => {
    const settings = settingsOf({})
    expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000' })
    expect(settings).toMatchObject({
      storeId: 'gratweg',
      trustProxy: false,
      logLevel: 'info',
      production: false,
    })
    expect(settings).toMatchObject({ authPasswordMinLength: 10, authRefuseCommonPasswords: true })
    expect(isAbsolute(settings.dataDir)).toBe(true)
    expect(settings.databaseUrl).toBeUndefined()
  })

  test('an empty variable counts as not set', () => {
    const names = ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'SMTP_URL', 'STORE_ID', 'TRUST_PROXY', 'LOG_LEVEL']
    expect(settingsOf(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(settingsOf({}))
  })
})

describe('the public address', () => {
  test('follows host and port unless it is set', () => {
    expect(settingsOf({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(settingsOf({ HOST: '0.0.0.0', TESTKASSE: 'on' }).publicUrl).toBe('http://localhost:3000')
    expect(settingsOf({ HOST: '2001:db8::1', TESTKASSE: 'on' }).publicUrl).toBe('http://[2001:db8::1]:3000')
    expect(settingsOf({ PUBLIC_URL: 'https://Www.Example.ch/', TESTKASSE: 'on' }).publicUrl).toBe(
      'https://www.example.ch',
    )
  })

  test('may not have a path, because our paths start at the root', () => {
    expect(problemsOf({ PUBLIC_URL: 'https://example.ch/shop' })).toEqual([
      'PUBLIC_URL: "https://example.ch/shop" cannot be used; give scheme, host and port only, without a path, for example PUBLIC_URL=https://www.example.ch.',
    ])
  })
})

describe('an invalid value', () => {
  test.each([
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PUBLIC_URL', 'example.ch'],
    ['DATABASE_URL', 'mysql://localhost/shop'],
    ['SMTP_URL', 'https://mail.example.ch'],
    ['SMTP_STARTTLS', 'off'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_OWNER', 'a@b, c@d'],
    ['STORE_API_BASE', '/store'],
    ['STORE_ID', 'a/b'],
    ['TESTKASSE', 'off'],
    ['STRIPE_SECRET_KEY', 'pk_test_123'],
    ['STRIPE_WEBHOOK_SECRET', 'secret'],
    ['APP_SECRET', 'abc'],
    ['INVOICE_FOR', 'friends'],
    ['SEED_DEMO', 'maybe'],
    ['TRUST_PROXY', 'perhaps'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s is refused in one line that names the variable and an example', (name, value) => {
    const [problem = '', ...others] = problemsOf({ [name]: value })
    expect(others).toEqual([])
    expect(problem).toMatch(new RegExp(`^${name}: .+ cannot be used; .+\\.$`))
    expect(problem).not.toContain('\n')
  })

  test('all problems are reported at once', () => {
    expect(problemsOf({ PORT: 'x', LOG_LEVEL: 'y' })).toHaveLength(2)
  })

  test('a secret is never printed', () => {
    const secrets = ['DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'APP_SECRET']
    fc.assert(
      fc.property(fc.constantFrom(...secrets), fc.stringMatching(/^[a-z0-9]{12,20}$/), (name, secret) => {
        const problems = problemsOf({ [name]: `wrong:${secret}` })
        expect(problems).toHaveLength(1)
        expect(problems.join('')).not.toContain(secret)
      }),
    )
  })
})

test('whatever is called a secret, key or passphrase is one, but for public keys and names of files', () => {
  const secret = Object.entries(settingsSchema.shape)
    .filter(([, schema]) => settingDescriptions.get(schema)?.secret)
    .map(([name]) => name)
  const named = Object.keys(settingsSchema.shape).filter((name) => /SECRET|KEY|PASSPHRASE/.test(name))
  const open = ['AUTH_KEYS_FILE', 'AUTH_PASSKEY_ORIGINS', 'SUPABASE_ANON_KEY']
  const inAddresses = ['DATABASE_URL', 'SMTP_URL']
  expect(secret.toSorted()).toEqual(
    [...named.filter((name) => !open.includes(name)), ...inAddresses].toSorted(),
  )
})

describe('dependent values', () => {
  test('passkeys are for the host of the site and below it', () => {
    const PUBLIC_URL = 'https://example.ch'
    const problems = (origins: string) =>
      problemsOf({ PUBLIC_URL, TESTKASSE: 'on', AUTH_PASSKEY_ORIGINS: origins })
    expect(problems('https://app.example.ch, https://example.ch:8443/')).toEqual([])
    expect(problems('https://notexample.ch')[0]).toMatch(
      /^AUTH_PASSKEY_ORIGINS: https:\/\/notexample.ch is not at/,
    )
    for (const unusable of [
      'http://app.example.ch',
      'https://app.example.ch/path',
      'app.example.ch',
      'https://*.example.ch',
    ])
      expect(problems(unusable)[0]).toMatch(/^AUTH_PASSKEY_ORIGINS: .+ cannot be used/)
    const local = { PUBLIC_URL: 'http://localhost:3000', AUTH_PASSKEY_ORIGINS: 'http://localhost:5173' }
    expect(settingsOf(local).authPasskeyOrigins).toEqual(['http://localhost:5173'])
  })

  test('Stripe requires the secret of its webhook', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1' })[0]).toMatch(/^STRIPE_WEBHOOK_SECRET is missing/)
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toEqual([])
  })

  test.each(['https://www.gratweg.test', 'https://localhost.gratweg.test', 'http://192.168.1.20:3000'])(
    'visitors at %s can use the Testkasse only with TESTKASSE=on',
    (publicUrl) => {
      const [problem = '', ...others] = problemsOf({ PUBLIC_URL: publicUrl })
      expect(others).toEqual([])
      expect(problem).toMatch(
        /^TESTKASSE: .+ STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET .+ TESTKASSE=on .+\.$/,
      )
      expect(settingsOf({ PUBLIC_URL: publicUrl, TESTKASSE: 'on' }).testNotice).toBe(true)
      const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
      expect(settingsOf({ PUBLIC_URL: publicUrl, ...stripe }).testNotice).toBe(false)
      expect(settingsOf({ PUBLIC_URL: publicUrl, ...stripe, TESTKASSE: 'on' }).testNotice).toBe(false)
    },
  )

  test.each(['0.0.0.0', '::', '192.168.1.20'])(
    'listening on %s offers the Testkasse to the network only with TESTKASSE=on, for any public address',
    (host) => {
      for (const env of [{ HOST: host }, { HOST: host, PUBLIC_URL: 'http://localhost:3000' }]) {
        expect(problemsOf(env)).toEqual([
          expect.stringMatching(
            /^TESTKASSE: .+ STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET .+ TESTKASSE=on .+\.$/,
          ),
        ])
        expect(settingsOf({ ...env, TESTKASSE: 'on' }).testNotice).toBe(true)
        expect(
          problemsOf({ ...env, STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }),
        ).toEqual([])
      }
    },
  )

  test.each(['127.0.0.1', '127.0.0.2', '::1', 'localhost'])(
    'the Testkasse needs no setting when only this machine is reachable, on %s',
    (host) => expect(settingsOf({ HOST: host }).testNotice).toBe(false),
  )

  test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:8080'])(
    'the Testkasse needs no setting on %s, and prints no notice',
    (publicUrl) => expect(settingsOf({ PUBLIC_URL: publicUrl }).testNotice).toBe(false),
  )

  test('an external project has an address and a key', () => {
    const project = { SUPABASE_URL: 'https://abc.example/', SUPABASE_ANON_KEY: 'public' }
    expect(settingsOf(project)).toMatchObject({
      supabaseUrl: 'https://abc.example',
      supabaseAnonKey: 'public',
    })
    expect(problemsOf({ SUPABASE_URL: project.SUPABASE_URL })[0]).toMatch(/^SUPABASE_ANON_KEY is missing/)
    expect(problemsOf({ SUPABASE_ANON_KEY: 'public' })[0]).toMatch(/^SUPABASE_URL is missing/)
    expect(problemsOf({ ...project, SUPABASE_URL: 'abc.example' })[0]).toMatch(
      /^SUPABASE_URL: .* cannot be used/,
    )
  })

  test('a mail server requires real addresses instead of placeholders', () => {
    const smtp = { SMTP_URL: 'smtp://localhost:25' }
    const placeholders = { ...smtp, MAIL_OWNER: 'hallo@example.ch' }
    expect(problemsOf(placeholders).map((line) => line.split(':')[0])).toEqual(['MAIL_FROM', 'MAIL_OWNER'])
    expect(
      problemsOf({ ...smtp, MAIL_FROM: 'Shop <shop@gratweg.test>', MAIL_OWNER: 'du@gratweg.test' }),
    ).toEqual([])
  })

  test.each(['shop@example.ch', 'Shop <shop@Example.com>', 'shop@mail.example.org', 'shop@shop.example'])(
    'MAIL_FROM=%s is refused as an example domain, not as missing',
    (sender) => {
      const variables = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: sender, MAIL_OWNER: 'du@gratweg.test' }
      const [problem = '', ...others] = problemsOf(variables)
      expect(others).toEqual([])
      expect(problem).toMatch(
        /^MAIL_FROM: (mail\.|shop\.)?example(\.\w+)? is a domain for examples, .+ give the sender, .+\.$/i,
      )
      expect(problem).not.toContain('missing')
    },
  )

  test.each(['shop@example-shop.ch', 'shop@myexample.ch', 'example@gratweg.test'])(
    'MAIL_FROM=%s is accepted like any other address',
    (sender) => {
      const variables = { SMTP_URL: 'smtp://localhost:25', MAIL_FROM: sender, MAIL_OWNER: 'du@gratweg.test' }
      expect(problemsOf(variables)).toEqual([])
    },
  )
})

test.each([
  ['true', true],
  ['false', false],
  ['1', 1],
  ['10.0.0.0/8, ::1', '10.0.0.0/8, ::1'],
  ['loopback', 'loopback'],
])('TRUST_PROXY=%s', (text, expected) => {
  expect(settingsOf({ TRUST_PROXY: text }).trustProxy).toBe(expected)
})

test('any environment returns settings or problems, never an exception', () => {
  const names = [
    'PORT',
    'HOST',
    'PUBLIC_URL',
    'DATABASE_URL',
    'SMTP_URL',
    'MAIL_FROM',
    'STORE_API_BASE',
    'TRUST_PROXY',
  ]
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.string(), fc.webUrl())), (env) => {
      const parsed = parseSettings(env)
      expect(parsed.ok || parsed.refusal.length > 0).toBe(true)
    }),
  )
})

import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopbackName } from './http/loopback-name.ts'
import { projectFolder } from './project-folder.ts'
import { settingDescriptions } from './setting-descriptions.ts'

const seconds = (most: number, example: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `give whole seconds, for example ${example}`)
    .transform(Number)
    .refine((value) => value <= most, `give at most ${most} seconds`)
const onOff = (example: string) => z.enum(['on', 'off'], `give on or off, for example ${example}`)

/** Defaults follow the reference implementation. */
export const authSettingsShape = {
  AUTH_SIGNUP: z
    .enum(['open', 'closed'], 'give open or closed; closed lets nobody in without an invitation')
    .default('closed')
    .register(settingDescriptions, {
      meaning:
        "`open`: anybody opens a visitor's account, and `/signup` tells, as the reference does, whether an address has one; `closed`: by invitation.",
      example: 'open',
    }),
  AUTH_AUTOCONFIRM_EMAIL: onOff('AUTH_AUTOCONFIRM_EMAIL=off')
    .default('off')
    .register(settingDescriptions, { meaning: '`on` believes an e-mail address without a mail.' }),
  AUTH_PHONE: onOff('AUTH_PHONE=off').default('off').register(settingDescriptions, {
    meaning:
      '`on` lets people sign in with a password and a number that an administrator has confirmed. No messages are sent.',
  }),
  AUTH_AUTOCONFIRM_PHONE: onOff('AUTH_AUTOCONFIRM_PHONE=off').default('off').register(settingDescriptions, {
    meaning: '`on` allows accounts by phone number, believed without a message.',
  }),
  AUTH_ANONYMOUS_USERS: onOff('AUTH_ANONYMOUS_USERS=off')
    .default('off')
    .register(settingDescriptions, { meaning: '`on` allows accounts without any address.' }),
  AUTH_HIDE_ACCOUNTS: onOff('AUTH_HIDE_ACCOUNTS=on').default('on').register(settingDescriptions, {
    meaning:
      '`off` tells who asks for a code or a link, as the reference does, that an address has no account, or when to ask again; `on` tells nothing.',
  }),
  AUTH_OAUTH_CLIENTS: onOff('AUTH_OAUTH_CLIENTS=off').default('off').register(settingDescriptions, {
    meaning:
      '`on` lets the service key keep a list of OAuth clients (`auth.admin.oauth`). Signing in to them is not offered.',
  }),
  AUTH_REFRESH_REUSE_SECONDS: seconds(3600, 'AUTH_REFRESH_REUSE_SECONDS=10')
    .default(10)
    .register(settingDescriptions, { meaning: 'How long a used refresh token is still answered.' }),
  AUTH_MAIL_INTERVAL_SECONDS: seconds(86_400, 'AUTH_MAIL_INTERVAL_SECONDS=60')
    .default(60)
    .register(settingDescriptions, { meaning: 'Shortest time between two mails of a kind to one account.' }),
  AUTH_PASSWORD_MIN_LENGTH: z
    .string()
    .regex(/^\d{1,2}$/, 'give 6 to 72 characters, for example AUTH_PASSWORD_MIN_LENGTH=12')
    .transform(Number)
    .refine((length) => length >= 6 && length <= 72, 'give 6 to 72 characters')
    .default(10)
    .register(settingDescriptions, { meaning: 'Characters that a new password needs, 6 to 72.' }),
  AUTH_PASSWORD_COMMON: z
    .enum(['refuse', 'allow'], 'give refuse or allow, for example AUTH_PASSWORD_COMMON=refuse')
    .default('refuse')
    .register(settingDescriptions, {
      meaning:
        '`allow` lets people choose passwords that are tried first, or their own address; both leave passwords in use alone.',
    }),
  AUTH_REAUTHENTICATION: z
    .enum(['all', 'staff'], 'give all or staff, for example AUTH_REAUTHENTICATION=all')
    .default('all')
    .register(settingDescriptions, {
      meaning:
        'Who must have signed in within 12 hours to change their password, address, second factor or passkeys: `all`, or only `staff`, as other clients of visitors’ accounts may expect.',
    }),
  AUTH_TOKEN_SECONDS: seconds(604_800, 'AUTH_TOKEN_SECONDS=3600')
    .refine((value) => value >= 60, 'give at least 60 seconds')
    .default(3600)
    .register(settingDescriptions, { meaning: 'Lifetime of an access token.' }),
  AUTH_REDIRECT_URLS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(
      (globs) => globs.length <= 50 && globs.every((glob) => /^[a-z][a-z0-9+.-]*:\/\/\S+$/i.test(glob)),
      'give addresses separated by commas, * and ** stand for parts, for example AUTH_REDIRECT_URLS=https://*.example.ch/**',
    )
    .default([])
    .register(settingDescriptions, {
      meaning:
        'Addresses beside the site to which mailed links may redirect, separated by commas; `*` and `**` stand for parts.',
      unset: '(the site)',
    }),
  AUTH_MFA_WEBAUTHN: onOff('AUTH_MFA_WEBAUTHN=off').default('off').register(settingDescriptions, {
    meaning:
      '`on` lets other programs add security keys as second factors (`auth.mfa.webauthn`). The page `/login` asks for them, and adds none.',
  }),
  AUTH_PASSKEY_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim().replace(/\/$/, '')))
    .refine(
      (origins) => origins.length <= 50 && origins.every(isPasskeyOrigin),
      'give https addresses without a path, separated by commas, for example AUTH_PASSKEY_ORIGINS=https://app.example.ch',
    )
    .default([])
    .register(settingDescriptions, {
      meaning:
        "Addresses beside the site whose pages make and use its passkeys, separated by commas; at the site's host or below it.",
      unset: '(the site)',
    }),
  AUTH_KEYS_FILE: z
    .string()
    .transform((file) => resolve(projectFolder, file))
    .optional()
    .register(settingDescriptions, {
      meaning:
        'JWKS with private ES256 or RS256 keys, exactly one with `sign` in `key_ops`. Several machines share one file.',
      unset: '`DATA_DIR/secrets/auth-keys.json`',
    }),
  AUTH_JWT_SECRET: z
    .string()
    .min(32, 'give a shared secret of at least 32 characters')
    .optional()
    .register(settingDescriptions, {
      meaning: 'HS256 secret (32 characters or more) of keys made elsewhere; it verifies, it never signs.',
      secret: true,
    }),
  AUTH_OIDC_NAME: z
    .string()
    .regex(/^[a-z][a-z0-9_-]{1,30}$/, 'give a short name in small letters, for example AUTH_OIDC_NAME=google')
    .default('oidc')
    .register(settingDescriptions, {
      meaning: 'What `?provider=` calls it, and the button on `/login` (`google`: Google).',
    }),
  AUTH_OIDC_ISSUER: z
    .url({
      protocol: /^https?$/,
      error: 'give the address of the provider, for example https://accounts.example.ch',
    })
    .optional()
    .register(settingDescriptions, {
      meaning:
        'Lets people sign in by an OpenID Connect provider too; needs its client id and secret. Its redirect address is `PUBLIC_URL/auth/v1/callback`.',
    }),
  AUTH_OIDC_CLIENT_ID: z
    .string()
    .max(500)
    .optional()
    .register(settingDescriptions, { meaning: 'Client id that the provider gave out for this site.' }),
  AUTH_OIDC_CLIENT_SECRET: z.string().max(500).optional().register(settingDescriptions, {
    meaning: 'Client secret that the provider gave out for this site.',
    secret: true,
  }),
  SUPABASE_URL: z
    .string()
    .trim()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'give the address of the project, for example SUPABASE_URL=https://abc.supabase.co',
    )
    .transform((text) => text.replace(/\/+$/, ''))
    .optional()
    .register(settingDescriptions, {
      meaning:
        'Address of a Supabase project whose accounts sign in on `/login` instead of ours. See [accounts of a Supabase project](operations.md#accounts-of-a-supabase-project).',
      unset: '(our own)',
    }),
  SUPABASE_ANON_KEY: z
    .string()
    .trim()
    .max(2000)
    .optional()
    .register(settingDescriptions, { meaning: 'Public key of that project; needed with its address.' }),
  AUTH_RATE_LIMITS: onOff('AUTH_RATE_LIMITS=on').default('on').register(settingDescriptions, {
    meaning: '`off` only where tests or benchmarks come from one address.',
  }),
}

/** Browsers offer passkeys to encrypted pages, and to those of the machine itself. */
function isPasskeyOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes('*')) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && isLoopbackName(hostname)))
}

type AuthEnvironment = z.output<z.ZodObject<typeof authSettingsShape>>

export function toAuthSettings(env: AuthEnvironment) {
  return {
    authSignupOpen: env.AUTH_SIGNUP === 'open',
    authAutoconfirmEmail: env.AUTH_AUTOCONFIRM_EMAIL === 'on',
    authPhone: env.AUTH_PHONE === 'on',
    authAutoconfirmPhone: env.AUTH_AUTOCONFIRM_PHONE === 'on',
    authAnonymousUsers: env.AUTH_ANONYMOUS_USERS === 'on',
    authHidesAccounts: env.AUTH_HIDE_ACCOUNTS === 'on',
    authOauthClients: env.AUTH_OAUTH_CLIENTS === 'on',
    authRefreshReuseSeconds: env.AUTH_REFRESH_REUSE_SECONDS,
    authMailIntervalSeconds: env.AUTH_MAIL_INTERVAL_SECONDS,
    authPasswordMinLength: env.AUTH_PASSWORD_MIN_LENGTH,
    authRefuseCommonPasswords: env.AUTH_PASSWORD_COMMON === 'refuse',
    authReauthentication: env.AUTH_REAUTHENTICATION,
    authTokenSeconds: env.AUTH_TOKEN_SECONDS,
    authKeyFactors: env.AUTH_MFA_WEBAUTHN === 'on',
    authPasskeyOrigins: env.AUTH_PASSKEY_ORIGINS,
    authRedirectUrls: env.AUTH_REDIRECT_URLS,
    /** Absolute; undefined: keys generated in DATA_DIR/secrets. */
    authKeysFile: env.AUTH_KEYS_FILE,
    /** Verifies HS256 tokens issued elsewhere; never signs. */
    authJwtSecret: env.AUTH_JWT_SECRET,
    authOidc:
      env.AUTH_OIDC_ISSUER && env.AUTH_OIDC_CLIENT_ID && env.AUTH_OIDC_CLIENT_SECRET
        ? {
            name: env.AUTH_OIDC_NAME,
            issuer: env.AUTH_OIDC_ISSUER,
            clientId: env.AUTH_OIDC_CLIENT_ID,
            clientSecret: env.AUTH_OIDC_CLIENT_SECRET,
          }
        : undefined,
    /** External Supabase project whose accounts sign in; undefined: our own auth service. */
    supabaseUrl: env.SUPABASE_URL,
    supabaseAnonKey: env.SUPABASE_ANON_KEY,
    authRateLimits: env.AUTH_RATE_LIMITS === 'on',
  }
}

export type Metadata = Record<string, unknown>
export type AssuranceLevel = 'aal1' | 'aal2'

/** An entry of the token's `amr`. */
export interface AuthenticationStep {
  method: string
  timestamp: number
}

export const ONE_TIME_TOKEN_KINDS = [
  'confirmation',
  'invite',
  'recovery',
  'magic_link',
  'email_change_current',
  'email_change_new',
  'reauthentication',
] as const
export type OneTimeTokenKind = (typeof ONE_TIME_TOKEN_KINDS)[number]

/** Of argon2id. */
export interface PasswordCost {
  /** KiB, at least 8 per lane. */
  memory: number
  passes: number
  /** Lanes. */
  parallelism: number
}

export interface AccountConfig {
  /** Replaces redirect targets that are refused. */
  siteUrl: string
  /** `<public address>/auth/v1`: issuer of tokens and base of mailed links. */
  apiUrl: string
  signupOpen: boolean
  autoconfirmEmail: boolean
  /** Whether numbers are a way to sign in, also without `autoconfirmPhone`. */
  phoneLogins: boolean
  autoconfirmPhone: boolean
  anonymousUsers: boolean
  /** Whether requests for mails are answered alike for every address (ADR-014). */
  hidesAccounts: boolean
  /** Whether administrators keep a list of OAuth clients. */
  oauthClients: boolean
  refreshReuseSeconds: number
  /** Minimum seconds between two mails of one kind to an account. */
  mailIntervalSeconds: number
  passwordMinLength: number
  refuseCommonPasswords: boolean
  /** Whose accounts need a recent proof before what proves identity changes; staff's always do. */
  reauthentication: 'all' | 'staff'
  /** Of new password hashes; one stored at another cost is renewed by the next sign-in. */
  passwordCost: PasswordCost
  tokenSeconds: number
  /** Whether keys may be added as second factors; those that are there can be used anyway. */
  keyFactors: boolean
  /** Origins at the site's host or below that use its passkeys, beside the site itself. */
  passkeyOrigins: readonly string[]
  /** Globs allowed besides the site itself. */
  redirectTargets: readonly string[]
}

export const ONE_TIME_TOKEN_HOURS = 24
/** A six-digit code is invalidated after this many wrong tries. */
export const MAX_WRONG_CODES = 10
export const FLOW_MINUTES = 5

/** Whether people may sign in by number. */
export function takesNumbers(config: Pick<AccountConfig, 'phoneLogins' | 'autoconfirmPhone'>): boolean {
  return config.phoneLogins || config.autoconfirmPhone
}

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Shallow merge: null deletes a key, other values replace. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const merged = { ...current, ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/** The account's verified address, else null. */
export function confirmedAddress({
  email,
  emailConfirmedAt,
}: {
  email: string | null
  emailConfirmedAt: Date | null
}): string | null {
  return emailConfirmedAt ? email : null
}

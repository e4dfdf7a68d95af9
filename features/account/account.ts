export type Metadata = Record<string, unknown>
export type AssuranceLevel = 'aal1' | 'aal2'

/** One proof that a session rests on, as it stands in the token's `amr`. */
export interface AuthenticationStep {
  method: string
  /** Unix seconds. */
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

/** What the owner can decide about accounts; see the README's settings. */
export interface AccountConfig {
  /** Where refused redirect targets end: the public address of the site. */
  siteUrl: string
  /** `<public address>/auth/v1`: issuer of tokens and base of mailed links. */
  apiUrl: string
  signupOpen: boolean
  autoconfirmEmail: boolean
  autoconfirmPhone: boolean
  anonymousUsers: boolean
  /** Seconds in which a used refresh token is still answered. */
  refreshReuseSeconds: number
  /** Shortest time between two mails of a kind to one account, in seconds. */
  mailIntervalSeconds: number
  /** Characters. */
  passwordMinLength: number
  /** Whether a new password must not be one of those that everybody tries first. */
  refuseCommonPasswords: boolean
  /** Lifetime of an access token in seconds. */
  tokenSeconds: number
  /** Globs beside the site's own address. */
  redirectTargets: readonly string[]
}

/** Lifetime of mailed codes and links. */
export const ONE_TIME_TOKEN_HOURS = 24
/** Six digits must not be guessed: so many wrong ones burn the code. */
export const MAX_WRONG_CODES = 10
/** Lifetime of a PKCE code, from the moment it was handed out. */
export const FLOW_MINUTES = 5

export function normaliseEmail(email: string): string {
  return email.trim().toLowerCase()
}

/** Short metadata changes: keys set to null go, all others replace what was there. */
export function mergeMetadata(current: Metadata, change: Metadata): Metadata {
  const merged = { ...current, ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/** The address whose mailbox the account's owner is known to read; null when there is none. */
export function confirmedAddress({
  email,
  emailConfirmedAt,
}: {
  email: string | null
  emailConfirmedAt: Date | null
}): string | null {
  return emailConfirmedAt ? email : null
}

import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'

/** Tokens are 43 characters of base64url; anything else is not looked up. */
const TOKEN = /^[\w-]{43}$/

/** What the link of a confirmation mail carries; the table keeps its hash. */
export function confirmToken(key: AppKey, signUpId: string): string {
  return deriveToken(key, 'newsletter-confirm', signUpId)
}

/** What the unsubscribe link of one subscriber carries, for as long as they are kept. */
export function unsubscribeToken(key: AppKey, subscriberId: string): string {
  return deriveToken(key, 'newsletter-unsubscribe', subscriberId)
}

/** The hash to look a token up by; undefined for what cannot be one. */
export function tokenHashOf(token: string): string | undefined {
  return TOKEN.test(token) ? hashToken(token) : undefined
}

/** Tells two networks apart without telling which they are. */
export function networkHashOf(key: AppKey, network: string | undefined): string | null {
  return network ? deriveToken(key, 'newsletter-network', network).slice(0, 22) : null
}

import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'

/** Format of tokens; anything else is not queried. */
const TOKEN = /^[\w-]{43}$/

/** Token of a confirmation link; the table stores its hash. */
export function confirmToken(key: AppKey, signUpId: string): string {
  return deriveToken(key, 'newsletter-confirm', signUpId)
}

/** Token of a subscriber's unsubscribe link; never expires. */
export function unsubscribeToken(key: AppKey, subscriberId: string): string {
  return deriveToken(key, 'newsletter-unsubscribe', subscriberId)
}

/** Hash for the look-up; undefined for malformed tokens. */
export function tokenHashOf(token: string): string | undefined {
  return TOKEN.test(token) ? hashToken(token) : undefined
}

export function networkHashOf(key: AppKey, network: string | undefined): string | null {
  return network ? deriveToken(key, 'newsletter-network', network).slice(0, 22) : null
}

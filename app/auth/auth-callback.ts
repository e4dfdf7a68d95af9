import { paths } from '../paths.ts'

/** With what a link from a mail led here. */
export type AuthCallback =
  | { kind: 'session'; type: string | null }
  /** `code` of the wire, for example `otp_expired`. */
  | { kind: 'refused'; code: string }

/** The part of an address that no server sees, as the auth service writes it; null when it is something else. */
export function parseAuthCallback(hash: string): AuthCallback | null {
  const fragment = new URLSearchParams(hash.slice(1))
  const code = fragment.get('error_code') ?? fragment.get('error')
  if (code) return { kind: 'refused', code }
  return fragment.has('access_token') ? { kind: 'session', type: fragment.get('type') } : null
}

// Read once, as soon as the document is there: the client takes the fragment out of the address.
let arrival =
  typeof window !== 'undefined' && window.location.pathname === paths.login
    ? parseAuthCallback(window.location.hash)
    : null

/** How this document was reached, until somebody has forgotten it. */
export function currentAuthCallback(): AuthCallback | null {
  return arrival
}

/** True on another page than the one that mailed links are for. */
export function isMisplacedAuthCallback(): boolean {
  return window.location.pathname !== paths.login && parseAuthCallback(window.location.hash) !== null
}

export function clearAuthCallback(): void {
  arrival = null
}

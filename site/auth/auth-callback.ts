import { paths } from '#content/paths.ts'

export type AuthCallback =
  | { kind: 'session'; type: string | null }
  /** Supabase error code, for example `otp_expired`. */
  | { kind: 'refused'; code: string }

/** Parses the auth service's URL fragment; null for anything else. */
export function parseAuthCallback(hash: string): AuthCallback | null {
  const fragment = new URLSearchParams(hash.slice(1))
  const code = fragment.get('error_code') ?? fragment.get('error')
  if (code) return { kind: 'refused', code }
  return fragment.has('access_token') ? { kind: 'session', type: fragment.get('type') } : null
}

// Read at import time, because the client removes the fragment from the URL.
let arrival =
  typeof window !== 'undefined' && window.location.pathname === paths.login
    ? parseAuthCallback(window.location.hash)
    : null

export function currentAuthCallback(): AuthCallback | null {
  return arrival
}

export function isMisplacedAuthCallback(): boolean {
  return window.location.pathname !== paths.login && parseAuthCallback(window.location.hash) !== null
}

export function clearAuthCallback(): void {
  arrival = null
}

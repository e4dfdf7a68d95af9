import type { Session } from '@supabase/auth-js'

/** The password was correct but a verified device or key has not yet confirmed the sign-in. */
export function needsSecondFactor({
  access_token: token,
  user,
}: Pick<Session, 'access_token' | 'user'>): boolean {
  const hasFactor = verifiedDevices(user).length > 0 || verifiedKeys(user).length > 0
  return hasFactor && levelOf(token) !== 'aal2'
}

type Factors = Pick<Session['user'], 'factors'>

/** Those that show codes. */
export function verifiedDevices({ factors = [] }: Factors) {
  return factors
    .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
    .sort((a, b) => a.created_at.localeCompare(b.created_at))
}

/** Security keys, which other programs set up (`AUTH_MFA_WEBAUTHN`). */
export function verifiedKeys({ factors = [] }: Factors) {
  return factors
    .filter(({ factor_type, status }) => factor_type === 'webauthn' && status === 'verified')
    .sort((a, b) => a.created_at.localeCompare(b.created_at))
}

/** Unverified claim, for display only; the server decides. */
function levelOf(token: string): unknown {
  try {
    const claims = token.split('.')[1] ?? ''
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}

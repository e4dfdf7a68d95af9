import type { Session } from '@supabase/auth-js'

/** The password was correct but a verified device has not yet confirmed the sign-in. */
export function needsSecondFactor({
  access_token: token,
  user,
}: Pick<Session, 'access_token' | 'user'>): boolean {
  return verifiedDevices(user).length > 0 && levelOf(token) !== 'aal2'
}

export function verifiedDevices({ factors = [] }: Pick<Session['user'], 'factors'>) {
  return factors
    .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
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

import type { Session } from '@supabase/auth-js'

/** True when the password was right and a verified device still has to show its code. */
export function needsSecondFactor({
  access_token: token,
  user,
}: Pick<Session, 'access_token' | 'user'>): boolean {
  return verifiedDevices(user).length > 0 && levelOf(token) !== 'aal2'
}

/** Devices whose codes count, in the order in which they were set up. */
export function verifiedDevices({ factors = [] }: Pick<Session['user'], 'factors'>) {
  return factors
    .filter(({ factor_type, status }) => factor_type === 'totp' && status === 'verified')
    .sort((a, b) => a.created_at.localeCompare(b.created_at))
}

/** The level that a token claims, not verified here: the server decides, the page only asks what it has to. */
function levelOf(token: string): unknown {
  try {
    const claims = token.split('.')[1] ?? ''
    return (JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { aal?: unknown }).aal
  } catch {
    return undefined
  }
}

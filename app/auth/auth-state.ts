import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import type { AuthState } from './auth-context.ts'

/** Initial state on server and browser. */
export const BEFORE_LOOKUP: AuthState = { session: null, user: null, loading: true }

export const SIGNED_OUT: AuthState = { session: null, user: null, loading: false }

/** Every event carries the current session. */
export function afterAuthEvent(
  before: AuthState,
  event: AuthChangeEvent,
  session: Session | null,
): AuthState {
  switch (event) {
    case 'SIGNED_OUT':
      return SIGNED_OUT
    case 'INITIAL_SESSION':
    case 'SIGNED_IN':
    case 'TOKEN_REFRESHED':
    case 'USER_UPDATED':
    case 'PASSWORD_RECOVERY':
    case 'MFA_CHALLENGE_VERIFIED':
      return session ? { session, user: session.user, loading: false } : SIGNED_OUT
    default:
      return before
  }
}

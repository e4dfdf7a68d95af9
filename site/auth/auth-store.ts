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

let state = BEFORE_LOOKUP
const listeners = new Set<() => void>()

export const authStore = {
  get: (): AuthState => state,
  getAtFirst: (): AuthState => BEFORE_LOOKUP,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  follow(event: AuthChangeEvent, session: Session | null): void {
    state = afterAuthEvent(state, event, session)
    for (const listener of listeners) listener()
  },
}

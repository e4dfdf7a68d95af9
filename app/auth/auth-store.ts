import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import type { AuthState } from './auth-context.ts'
import { afterAuthEvent, BEFORE_LOOKUP } from './auth-state.ts'

let state = BEFORE_LOOKUP
const listeners = new Set<() => void>()

/** Who is signed in, for `useSyncExternalStore`. */
export const authStore = {
  get: (): AuthState => state,
  /** Server and hydration: nobody has looked yet. */
  getAtFirst: (): AuthState => BEFORE_LOOKUP,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Takes over what the client tells. */
  follow(event: AuthChangeEvent, session: Session | null): void {
    state = afterAuthEvent(state, event, session)
    for (const listener of listeners) listener()
  },
}

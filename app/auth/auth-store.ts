import type { AuthChangeEvent, Session } from '@supabase/auth-js'
import type { AuthState } from './auth-context.ts'
import { afterAuthEvent, BEFORE_LOOKUP } from './auth-state.ts'

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

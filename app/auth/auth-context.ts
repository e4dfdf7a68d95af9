import type { Session, User } from '@supabase/auth-js'
import { createContext, useContext } from 'react'

export interface AuthState {
  session: Session | null
  user: User | null
  /** True until the first session lookup has finished. */
  loading: boolean
}

export const AuthContext = createContext<AuthState | null>(null)

/**
 * Whether somebody is signed in. `session.access_token` is kept fresh; send it as `Authorization: Bearer …`.
 * @throws outside of an `AuthProvider`.
 */
export function useAuth(): AuthState {
  const state = useContext(AuthContext)
  if (!state) throw new Error('useAuth must be used within an AuthProvider')
  return state
}

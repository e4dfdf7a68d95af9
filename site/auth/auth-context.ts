import type { Session, User } from '@supabase/auth-js'
import { createContext, useContext } from 'react'

export interface AuthState {
  session: Session | null
  user: User | null
  loading: boolean
}

export const AuthContext = createContext<AuthState | null>(null)

/** `session.access_token` is kept fresh. @throws outside an `AuthProvider`. */
export function useAuth(): AuthState {
  const state = useContext(AuthContext)
  if (!state) throw new Error('useAuth must be used within an AuthProvider')
  return state
}

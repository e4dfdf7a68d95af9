import type { Session } from '@supabase/auth-js'
import { needsSecondFactor } from './second-factor/needs-second-factor.ts'

export type LoginView =
  | 'waiting'
  | 'expired'
  | 'confirm'
  | 'sign-in'
  | 'forgotten'
  | 'sent'
  | 'second-step'
  | 'choose-password'
  | 'account'

interface LoginState {
  loading: boolean
  session: Pick<Session, 'access_token' | 'user'> | null
  /** A mailed link was refused and not yet dismissed. */
  refused: boolean
  /** A mailed link waits for its button. */
  mailed: boolean
  /** A mailed link asks for a new password. */
  choosing: boolean
  screen: 'sign-in' | 'forgotten' | 'sent'
}

/** The server requires the second factor before a new password. */
export function loginView({ loading, session, refused, mailed, choosing, screen }: LoginState): LoginView {
  if (loading) return 'waiting'
  if (refused) return 'expired'
  if (mailed) return 'confirm'
  if (!session) return screen
  if (needsSecondFactor(session)) return 'second-step'
  return choosing ? 'choose-password' : 'account'
}

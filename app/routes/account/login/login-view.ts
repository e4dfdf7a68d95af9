import type { Session } from '@supabase/auth-js'
import { needsSecondFactor } from './needs-second-factor.ts'

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
  /** A link from a mail was not accepted, and nobody has gone on from there. */
  refused: boolean
  /** A link from a mail waits for its button to be pressed. */
  mailed: boolean
  /** A link from a mail wants a password to be chosen. */
  choosing: boolean
  /** What somebody without a session has turned to. */
  screen: 'sign-in' | 'forgotten' | 'sent'
}

/** What `/login` shows. A password is chosen only after the second step: the server wants it so. */
export function loginView({ loading, session, refused, mailed, choosing, screen }: LoginState): LoginView {
  if (loading) return 'waiting'
  if (refused) return 'expired'
  if (mailed) return 'confirm'
  if (!session) return screen
  if (needsSecondFactor(session)) return 'second-step'
  return choosing ? 'choose-password' : 'account'
}

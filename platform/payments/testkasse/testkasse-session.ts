import type { SessionRequest } from '../payments.ts'

export type TestkasseState = 'open' | 'paid' | 'cancelled' | 'expired'

/** The request as JSON keeps it; sessions of earlier versions have no description. */
export type StoredRequest = Omit<SessionRequest, 'expiresAt' | 'description' | 'subject'> & {
  description?: string
  subject?: SessionRequest['subject']
}

export interface TestkasseSession {
  id: string
  state: TestkasseState
  request: StoredRequest
  expiresAt: Date
}

/** The state a visitor meets: an open session past its time counts as expired. */
export function stateAt(session: Pick<TestkasseSession, 'state' | 'expiresAt'>, now: Date): TestkasseState {
  return session.state === 'open' && session.expiresAt <= now ? 'expired' : session.state
}

import type { SessionRequest } from '../payments.ts'

export type TestkasseState = 'open' | 'paid' | 'cancelled' | 'expired'

/** Sessions of earlier versions lack description and subject. */
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

/** The effective state: an open session past its time counts as expired. */
export function stateAt(session: Pick<TestkasseSession, 'state' | 'expiresAt'>, now: Date): TestkasseState {
  return session.state === 'open' && session.expiresAt <= now ? 'expired' : session.state
}

import type { AccountConfig, AuthenticationStep } from '../account.ts'
import { refuseAccount } from '../account-refusal.ts'

const MOST_HOURS = 12

/** Latest time in `amr`, in whole seconds; the epoch when there is none. */
export function lastProofAt(steps: unknown): Date {
  const times = (Array.isArray(steps) ? steps : []).map((step: unknown) =>
    typeof step === 'object' && step !== null && 'timestamp' in step ? Number(step.timestamp) : 0,
  )
  const latest = Math.max(0, ...times.filter((time) => Number.isSafeInteger(time) && time < 1e11))
  return new Date(latest * 1000)
}

/** Sessions live for weeks: the last password, code, factor or passkey counts, never a token refresh. */
export function isRecentProof(provenAt: Date, now: Date): boolean {
  return now.getTime() - provenAt.getTime() <= MOST_HOURS * 3_600_000
}

interface Prover {
  user: { staffRole: unknown; isAnonymous: boolean }
  session: { steps: AuthenticationStep[] }
}

/**
 * Whoever changes what proves identity proves it first by what was there before (ADR-065): a session alone, which a thief
 * may have, must not make its own proof. Anonymous accounts have nothing to prove by.
 */
export function lacksProof(
  { user, session }: Prover,
  { reauthentication }: Pick<AccountConfig, 'reauthentication'>,
  now: Date,
): boolean {
  if (user.isAnonymous || (reauthentication === 'staff' && user.staffRole === null)) return false
  return !isRecentProof(lastProofAt(session.steps), now)
}

export function proofNeeded() {
  return refuseAccount('reauthentication_needed', 'This change requires reauthentication')
}

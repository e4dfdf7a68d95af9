import type { Session } from '@supabase/auth-js'
import type { Client } from '../../../auth/auth-client.ts'
import { authProblem, type LoginRefusal } from './auth-problem.ts'
import { verifiedDevices } from './needs-second-factor.ts'

/** Nobody has to say which of their devices they hold: the code fits one of them or none. */
export async function verifyAnyFactor(
  client: Client,
  session: Session,
  code: string,
): Promise<LoginRefusal | undefined> {
  let refusal: LoginRefusal | undefined
  for (const { id: factorId } of verifiedDevices(session.user)) {
    const { error } = await client.mfa.challengeAndVerify({ factorId, code })
    if (!error) return undefined
    refusal = authProblem(error)
    // A device with too many wrong codes does not shut out another one.
    if (refusal.notice && refusal.notice !== 'too_many') return refusal
  }
  return refusal
}

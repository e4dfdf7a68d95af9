import type { Session } from '@supabase/auth-js'
import type { Client } from '#site/auth/auth-client.ts'
import { authProblem, type LoginRefusal } from '../auth-problem.ts'
import { verifiedDevices } from './needs-second-factor.ts'

/** Tries the code with every device, so that nobody has to pick one. */
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
    // A locked device must not block the others.
    if (refusal.notice && refusal.notice !== 'too_many') return refusal
  }
  return refusal
}

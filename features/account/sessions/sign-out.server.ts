import { accept } from '#kernel/result.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { recordAction } from '../security/audit.server.ts'
import { hasVerifiedFactor } from '../sign-in/factors.server.ts'
import { lacksProof, proofNeeded } from './recent-proof.ts'
import { deleteSessions, type StoredSession } from '../database/sessions-repository.server.ts'
import { lockUser, type StoredUser } from '../database/users-repository.server.ts'

export type SignOutScope = 'global' | 'local' | 'others'

/**
 * Ends sessions by scope, at once; aal1 sessions cannot end aal2 ones (`others` is refused). Only `others` needs a recent proof:
 * a thief would stay alone. Locks the user.
 */
export async function signOut(
  { db, clock, config }: Pick<AccountDeps, 'db' | 'clock' | 'config'>,
  { user, session }: { user: StoredUser; session: StoredSession },
  scope: SignOutScope,
): Promise<AccountResult<null>> {
  return db.transaction(async (tx) => {
    await lockUser(tx, user.id)
    const isLower = session.aal !== 'aal2' && (await hasVerifiedFactor(tx, user.id))
    if (isLower && scope === 'others')
      // 422: the official client takes 401, 403 and 404 as success.
      return refuseAccount('insufficient_aal', 'AAL2 session is required to end other sessions', {
        status: 422,
      })
    if (scope === 'others' && lacksProof({ user, session }, config, clock())) return proofNeeded()
    const which = {
      global: isLower ? ({ below: 'aal2' } as const) : {},
      local: { only: session.id },
      others: { except: session.id },
    }[scope]
    await deleteSessions(tx, user.id, which)
    await recordAction(tx, {
      at: clock(),
      action: 'signed_out',
      actorId: user.id,
      userId: user.id,
      detail: { scope },
    })
    return accept(null)
  })
}

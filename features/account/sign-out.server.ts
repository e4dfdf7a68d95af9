import type { AccountDeps } from './account-deps.server.ts'
import { recordAction } from './audit.server.ts'
import { deleteSessions, type StoredSession } from './sessions-repository.server.ts'
import type { StoredUser } from './users-repository.server.ts'

export type SignOutScope = 'global' | 'local' | 'others'

/** Ends this session, all others, or all; their access tokens stop counting here at once. */
export async function signOut(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { user, session }: { user: StoredUser; session: StoredSession },
  scope: SignOutScope,
): Promise<void> {
  const which = { global: {}, local: { only: session.id }, others: { except: session.id } }[scope]
  await db.transaction(async (tx) => {
    await deleteSessions(tx, user.id, which)
    await recordAction(tx, {
      at: clock(),
      action: 'signed_out',
      actorId: user.id,
      userId: user.id,
      detail: { scope },
    })
  })
}

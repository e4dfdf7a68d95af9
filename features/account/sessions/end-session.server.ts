import { and, eq } from 'drizzle-orm'
import type { AccountDeps } from '../account-deps.server.ts'
import { authSessions } from '../database/account.tables.server.ts'
import { recordAction } from '../security/audit.server.ts'

/** Ends one of the user's sessions; its tokens are invalid at once. False when there is none. */
export function endSession(
  { db, clock }: Pick<AccountDeps, 'db' | 'clock'>,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ended = await tx
      .delete(authSessions)
      .where(and(eq(authSessions.id, sessionId), eq(authSessions.userId, userId)))
      .returning({ id: authSessions.id })
    if (ended.length === 0) return false
    const detail = { sessionId }
    await recordAction(tx, { at: clock(), action: 'session_ended', actorId: userId, userId, detail })
    return true
  })
}

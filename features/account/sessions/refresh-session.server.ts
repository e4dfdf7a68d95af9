import { accept } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { hashToken } from '#platform/secrets.ts'
import type { AccountDeps } from '../account-deps.server.ts'
import { type AccountResult, refuseAccount } from '../account-refusal.ts'
import { recordAction } from '../security/audit.server.ts'
import { isBanned } from './banned.ts'
import {
  addRefreshToken,
  type OpenSession,
  REFRESH_TOKEN_SHAPE,
  refreshTokenOf,
} from './open-session.server.ts'
import {
  deleteSessions,
  findActiveToken,
  findRefreshToken,
  lockSession,
  revokeRefreshToken,
  type StoredRefreshToken,
  updateSession,
} from '../database/sessions-repository.server.ts'
import { findUser } from '../database/users-repository.server.ts'

/**
 * Rotates a refresh token. Locks the session: concurrent tabs get the same answer. A used token is accepted while its
 * child is unused (lost response) or within the reuse interval; otherwise it counts as stolen and the session ends.
 */
export async function refreshSession(
  deps: Pick<AccountDeps, 'db' | 'key' | 'clock' | 'config'>,
  presented: string,
): Promise<AccountResult<OpenSession>> {
  if (!REFRESH_TOKEN_SHAPE.test(presented))
    return refuseAccount('validation_failed', 'Refresh token is not valid')
  const tokenHash = hashToken(presented)
  return deps.db.transaction(async (tx) => {
    const found = await findRefreshToken(tx, tokenHash)
    const session = found && (await lockSession(tx, found.sessionId))
    // Reread: another tab may have used it while this waited for the lock.
    const token = session && (await findRefreshToken(tx, tokenHash))
    if (!token || !session) return unknownToken()
    const user = await findUser(tx, session.userId)
    if (!user) return unknownToken()
    const now = deps.clock()
    if (isBanned(user, now)) return refuseAccount('user_banned', 'User is banned', { status: 400 })
    const active = await findActiveToken(tx, session.id)
    if (token.revokedAt === null) {
      await revokeRefreshToken(tx, token.id, now)
      const next = { key: deps.key, sessionId: session.id, parentId: token.id, now }
      const refreshToken = await addRefreshToken(tx, next)
      const refreshed = await updateSession(tx, session.id, { refreshedAt: now })
      return accept({ user, session: refreshed, refreshToken })
    }
    if (active && mayComeAgain(token, token.revokedAt, active, now, deps.config.refreshReuseSeconds))
      return accept({ user, session, refreshToken: refreshTokenOf(deps.key, active.id) })
    return endStolen(tx, session.id, user.id, now)
  })
}

function mayComeAgain(
  token: StoredRefreshToken,
  revokedAt: Date,
  active: StoredRefreshToken,
  now: Date,
  reuseSeconds: number,
): boolean {
  return active.parentId === token.id || now.getTime() - revokedAt.getTime() <= reuseSeconds * 1000
}

async function endStolen(tx: Transaction, sessionId: string, userId: string, now: Date) {
  await deleteSessions(tx, userId, { only: sessionId })
  await recordAction(tx, { at: now, action: 'refresh_token_reused', userId, detail: { sessionId } })
  return refuseAccount('refresh_token_already_used', 'Invalid Refresh Token: Already Used')
}

function unknownToken() {
  return refuseAccount('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
}

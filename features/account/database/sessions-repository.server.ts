import { and, eq, isNull, lt, ne, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '#platform/database/database.ts'
import { authRefreshTokens, authSessions, authUsers } from './account.tables.server.ts'
import type { StoredUser } from './users-repository.server.ts'

export type StoredSession = typeof authSessions.$inferSelect
export type StoredRefreshToken = typeof authRefreshTokens.$inferSelect

export async function insertSession(tx: Transaction, session: StoredSession): Promise<void> {
  await tx.insert(authSessions).values(session)
}

export async function insertRefreshToken(
  tx: Transaction,
  token: Omit<StoredRefreshToken, 'revokedAt'>,
): Promise<void> {
  await tx.insert(authRefreshTokens).values(token)
}

export async function findRefreshToken(
  db: Database | Transaction,
  tokenHash: string,
): Promise<StoredRefreshToken | undefined> {
  const [token] = await db.select().from(authRefreshTokens).where(eq(authRefreshTokens.tokenHash, tokenHash))
  return token
}

/** The session's unused refresh token. */
export async function findActiveToken(
  tx: Transaction,
  sessionId: string,
): Promise<StoredRefreshToken | undefined> {
  const [token] = await tx
    .select()
    .from(authRefreshTokens)
    .where(and(eq(authRefreshTokens.sessionId, sessionId), isNull(authRefreshTokens.revokedAt)))
  return token
}

export async function revokeRefreshToken(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(authRefreshTokens)
    .set({ revokedAt: now })
    .where(and(eq(authRefreshTokens.id, id), isNull(authRefreshTokens.revokedAt)))
}

/** Locks the session until the transaction ends: refresh tokens of one session rotate one at a time. */
export async function lockSession(tx: Transaction, id: string): Promise<StoredSession | undefined> {
  const [session] = await tx.select().from(authSessions).where(eq(authSessions.id, id)).for('update')
  return session
}

export async function updateSession(
  tx: Transaction,
  id: string,
  change: Partial<Pick<StoredSession, 'aal' | 'steps' | 'refreshedAt'>>,
): Promise<StoredSession> {
  const [session] = await tx.update(authSessions).set(change).where(eq(authSessions.id, id)).returning()
  if (!session) throw new Error('auth_sessions has no such row')
  return session
}

/** A user (even soft-deleted) and one of their sessions. */
export async function findUserWithSession(
  db: Database,
  userId: string,
  sessionId: string,
): Promise<{ user: StoredUser; session: StoredSession | null } | undefined> {
  const [row] = await db
    .select({ user: authUsers, session: authSessions })
    .from(authUsers)
    .leftJoin(authSessions, and(eq(authSessions.userId, authUsers.id), eq(authSessions.id, sessionId)))
    .where(eq(authUsers.id, userId))
  return row
}

/** Deletes sessions with their refresh tokens (cascade). */
export async function deleteSessions(
  tx: Transaction,
  userId: string,
  which: { only?: string; except?: string; below?: 'aal2' } = {},
): Promise<void> {
  await tx
    .delete(authSessions)
    .where(
      and(
        eq(authSessions.userId, userId),
        which.only ? eq(authSessions.id, which.only) : undefined,
        which.except ? ne(authSessions.id, which.except) : undefined,
        which.below ? eq(authSessions.aal, 'aal1') : undefined,
      ),
    )
}

/** Deletes idle sessions and used tokens, except the parent of an active one: its response may have been lost. */
export async function purgeOldSessions(
  db: Database,
  before: { idleSince: Date; usedBefore: Date },
): Promise<void> {
  await db.delete(authSessions).where(lt(authSessions.refreshedAt, before.idleSince))
  const child = alias(authRefreshTokens, 'child')
  await db.delete(authRefreshTokens).where(
    and(
      lt(authRefreshTokens.revokedAt, before.usedBefore),
      notExists(
        db
          .select({ id: child.id })
          .from(child)
          .where(and(eq(child.parentId, authRefreshTokens.id), isNull(child.revokedAt))),
      ),
    ),
  )
}

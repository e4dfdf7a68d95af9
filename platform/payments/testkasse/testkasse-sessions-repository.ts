import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import type { PaymentCustomer } from '../payments.ts'
import { testkasseSessions } from './testkasse.tables.ts'
import type { TestkasseState } from './testkasse-session.ts'

export type StoredSession = typeof testkasseSessions.$inferSelect

/** Writes a new session; an existing one with the same id stays as it is. */
export async function insertSession(
  tx: Database | Transaction,
  session: Pick<StoredSession, 'id' | 'orderId' | 'request' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await tx
    .insert(testkasseSessions)
    .values({ ...session, state: 'open' })
    .onConflictDoNothing()
}

export async function findSession(
  db: Database | Transaction,
  id: string,
): Promise<StoredSession | undefined> {
  const [session] = await db.select().from(testkasseSessions).where(eq(testkasseSessions.id, id))
  return session
}

/**
 * Closes an open session; only one caller succeeds, however many press at once.
 * @returns the closed session, or undefined when it was closed before.
 */
export async function closeSession(
  db: Database | Transaction,
  id: string,
  closing: { state: Exclude<TestkasseState, 'open'>; now: Date; customer?: PaymentCustomer },
): Promise<StoredSession | undefined> {
  const [closed] = await db
    .update(testkasseSessions)
    .set({ state: closing.state, closedAt: closing.now, customer: closing.customer ?? null })
    .where(and(eq(testkasseSessions.id, id), eq(testkasseSessions.state, 'open')))
    .returning()
  return closed
}

/** Closed sessions whose event nobody took yet, oldest first; at most 100. */
export function undeliveredSessions(
  db: Database | Transaction,
  closedBefore: Date,
): Promise<StoredSession[]> {
  return db
    .select()
    .from(testkasseSessions)
    .where(
      and(
        ne(testkasseSessions.state, 'open'),
        isNull(testkasseSessions.deliveredAt),
        lt(testkasseSessions.closedAt, closedBefore),
      ),
    )
    .orderBy(asc(testkasseSessions.closedAt))
    .limit(100)
}

export async function markDelivered(db: Database | Transaction, id: string, now: Date): Promise<void> {
  await db.update(testkasseSessions).set({ deliveredAt: now }).where(eq(testkasseSessions.id, id))
}

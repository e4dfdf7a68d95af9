import { and, asc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
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

/**
 * The page of an open session is shown, anew or again: whoever left it is back.
 * @returns the number of this visit, or undefined when the session is not open any more.
 */
export async function recordPageView(db: Database | Transaction, id: string): Promise<number | undefined> {
  const [session] = await db
    .update(testkasseSessions)
    .set({ visits: sql`${testkasseSessions.visits} + 1`, leftAt: null })
    .where(and(eq(testkasseSessions.id, id), eq(testkasseSessions.state, 'open')))
    .returning({ visits: testkasseSessions.visits })
  return session?.visits
}

/**
 * Remembers that the page was left. Not when it was shown again since that visit: a browser says good-bye to a page only
 * after the server has answered with the next one.
 */
export async function recordPageLeave(
  db: Database | Transaction,
  id: string,
  { visit, now }: { visit: number; now: Date },
): Promise<void> {
  await db
    .update(testkasseSessions)
    .set({ leftAt: now })
    .where(
      and(
        eq(testkasseSessions.id, id),
        eq(testkasseSessions.state, 'open'),
        eq(testkasseSessions.visits, visit),
      ),
    )
}

/** Closes open sessions whose page was left before a moment, unless somebody came back; at most 100. */
export async function expireLeftSessions(
  db: Database | Transaction,
  { leftBefore, now }: { leftBefore: Date; now: Date },
): Promise<StoredSession[]> {
  const isLeft = and(eq(testkasseSessions.state, 'open'), lte(testkasseSessions.leftAt, leftBefore))
  const left = db
    .select({ id: testkasseSessions.id })
    .from(testkasseSessions)
    .where(isLeft)
    .orderBy(asc(testkasseSessions.leftAt))
    .limit(100)
  return db
    .update(testkasseSessions)
    .set({ state: 'expired', closedAt: now })
    .where(and(inArray(testkasseSessions.id, left), isLeft))
    .returning()
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

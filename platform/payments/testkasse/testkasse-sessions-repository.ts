import { and, asc, eq, inArray, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import { preparedQuery } from '../../database/prepared-query.ts'
import type { Statement } from '../../database/pipeline.ts'
import type { PaymentCustomer } from '../payments.ts'
import { testkasseSessions } from './testkasse.tables.ts'
import type { TestkasseState } from './testkasse-session.ts'

export type StoredSession = typeof testkasseSessions.$inferSelect

/** Inserts a session; no-op when the id exists. */
export function insertSession({
  id,
  orderId,
  request,
  createdAt,
  expiresAt,
}: Pick<StoredSession, 'id' | 'orderId' | 'request' | 'createdAt' | 'expiresAt'>): Statement {
  return {
    name: 'insert-testkasse-session',
    text: `insert into testkasse_sessions (id, order_id, state, request, created_at, expires_at)
      values ($1, $2, 'open', $3, $4, $5) on conflict do nothing`,
    values: [id, orderId, JSON.stringify(request), createdAt, expiresAt],
  }
}

export async function findSession(
  db: Database | Transaction,
  id: string,
): Promise<StoredSession | undefined> {
  const [session] = await sessionQuery(db).execute({ id })
  return session
}

const sessionQuery = preparedQuery((db) =>
  db
    .select()
    .from(testkasseSessions)
    .where(eq(testkasseSessions.id, sql.placeholder('id')))
    .prepare('testkasse-session'),
)

/** Closes an open session; of concurrent callers only one succeeds. @returns undefined when it was closed before. */
export async function closeSession(
  db: Database | Transaction,
  id: string,
  closing: { state: Exclude<TestkasseState, 'open'>; now: Date; customer?: PaymentCustomer },
): Promise<StoredSession | undefined> {
  const { state, now, customer = null } = closing
  const [closed] = await closingQuery(db).execute({ id, state, now, customer })
  return closed
}

const closingQuery = preparedQuery((db) =>
  db
    .update(testkasseSessions)
    .set({
      state: sql`${sql.placeholder('state')}`,
      closedAt: sql`${sql.placeholder('now')}::timestamptz`,
      customer: sql`${sql.placeholder('customer')}::jsonb`,
    })
    .where(and(eq(testkasseSessions.id, sql.placeholder('id')), eq(testkasseSessions.state, 'open')))
    .returning()
    .prepare('close-testkasse-session'),
)

/** Counts a view of an open page. @returns the visit's number, or undefined when the session is closed. */
export async function recordPageView(db: Database | Transaction, id: string): Promise<number | undefined> {
  const [session] = await db
    .update(testkasseSessions)
    .set({ visits: sql`${testkasseSessions.visits} + 1`, leftAt: null })
    .where(and(eq(testkasseSessions.id, id), eq(testkasseSessions.state, 'open')))
    .returning({ visits: testkasseSessions.visits })
  return session?.visits
}

/**
 * Records that the page was left, unless shown again since `visit`: the leave beacon may arrive after the next view.
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

/** Expires open sessions whose page was left before `leftBefore` without a return; at most 100. */
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

/** Closed sessions not yet delivered to our webhook, oldest first; at most 100. */
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

/** `markDelivered` for the transaction that records the event. */
export function acknowledgeSession(id: string, now: Date): Statement {
  return {
    name: 'acknowledge-testkasse-session',
    text: 'update testkasse_sessions set delivered_at = $2 where id = $1',
    values: [id, now],
  }
}

export async function markDelivered(db: Database | Transaction, id: string, now: Date): Promise<void> {
  await db.update(testkasseSessions).set({ deliveredAt: now }).where(eq(testkasseSessions.id, id))
}

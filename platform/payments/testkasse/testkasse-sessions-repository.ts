import { and, asc, eq, inArray, isNotNull, lt, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { type StoredSession, testkasseSessions } from './testkasse.tables.ts'

const { id: ownId, state: ownState, visits, leftAt, customer, deliveredAt } = testkasseSessions
const isOpen = eq(ownState, 'open')

export async function findSession(db: Database, id: string): Promise<StoredSession | undefined> {
  const [session] = await db.select().from(testkasseSessions).where(eq(ownId, id))
  return session
}

/** Closes an open session; of concurrent callers only one succeeds. @returns it as it is then */
export async function closeSession(
  db: Database,
  id: string,
  closing: Partial<StoredSession> & Pick<StoredSession, 'state' | 'closedAt'>,
): Promise<StoredSession | undefined> {
  const mayClose = and(eq(ownId, id), isOpen)
  const [closed] = await db.update(testkasseSessions).set(closing).where(mayClose).returning()
  return closed ?? findSession(db, id)
}

/** Counts a view of an open page. @returns the visit's number, or undefined when the session is closed. */
export async function recordPageView(db: Database, id: string): Promise<number | undefined> {
  const [session] = await db
    .update(testkasseSessions)
    .set({ visits: sql`${visits} + 1`, leftAt: null })
    .where(and(eq(ownId, id), isOpen))
    .returning({ visits })
  return session?.visits
}

/** Records that the page was left, unless shown again since `visit`: the beacon may arrive after the next view. */
export async function recordPageLeave(db: Database, id: string, visit: number, now: Date): Promise<void> {
  await db
    .update(testkasseSessions)
    .set({ leftAt: now })
    .where(and(eq(ownId, id), isOpen, eq(visits, visit)))
}

/** Expires open sessions whose page was left before `leftBefore` without a return; at most 100. */
export async function expireLeftSessions(
  db: Database,
  { leftBefore, now }: { leftBefore: Date; now: Date },
): Promise<StoredSession[]> {
  const isLeft = and(isOpen, lte(leftAt, leftBefore))
  const left = db.select({ id: ownId }).from(testkasseSessions).where(isLeft).orderBy(asc(leftAt)).limit(100)
  return db
    .update(testkasseSessions)
    .set({ state: 'expired', closedAt: now })
    .where(and(inArray(ownId, left), isLeft))
    .returning()
}

/** Erases customer data delivered before `before`; the order keeps its own copy. */
export async function forgetCustomers(db: Database, before: Date): Promise<void> {
  await db
    .update(testkasseSessions)
    .set({ customer: null })
    .where(and(isNotNull(customer), lt(deliveredAt, before)))
}

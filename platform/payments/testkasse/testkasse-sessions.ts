import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '../../database/database.ts'
import type { AppKey } from '../../secrets.ts'
import { SIGNATURE_HEADER, signTestkasseBody, testkasseEvent } from './testkasse-event.ts'
import {
  type StoredRefund,
  type StoredSession,
  testkasseRefunds as refunds,
  testkasseSessions as sessions,
} from './testkasse.tables.ts'

const isOpen = eq(sessions.state, 'open')

export async function findSession(db: Database, id: string): Promise<StoredSession | undefined> {
  const [session] = await db.select().from(sessions).where(eq(sessions.id, id))
  return session
}

/** Closes an open session; of concurrent callers only one succeeds. @returns it as it is then */
export async function closeSession(
  db: Database,
  id: string,
  closing: Partial<StoredSession> & Pick<StoredSession, 'state' | 'closedAt'>,
): Promise<StoredSession | undefined> {
  const mayClose = and(eq(sessions.id, id), isOpen)
  const [closed] = await db.update(sessions).set(closing).where(mayClose).returning()
  return closed ?? findSession(db, id)
}

/** Counts a view of an open page. @returns the visit's number, or undefined when the session is closed. */
export async function recordPageView(db: Database, id: string): Promise<number | undefined> {
  const { visits } = sessions
  const [session] = await db
    .update(sessions)
    .set({ visits: sql`${visits} + 1`, leftAt: null })
    .where(and(eq(sessions.id, id), isOpen))
    .returning({ visits })
  return session?.visits
}

/** Records that the page was left, unless shown again since `visit`: the beacon may arrive after the next view. */
export async function recordPageLeave(db: Database, id: string, visit: number, now: Date): Promise<void> {
  const isLatest = and(eq(sessions.id, id), isOpen, eq(sessions.visits, visit))
  await db.update(sessions).set({ leftAt: now }).where(isLatest)
}

/** Erases customer data delivered before `before`; the order keeps its own copy. */
export async function forgetCustomers(db: Database, before: Date): Promise<void> {
  const isDue = and(isNotNull(sessions.customer), lt(sessions.deliveredAt, before))
  await db.update(sessions).set({ customer: null }).where(isDue)
}

export interface DeliverDeps {
  db: Database
  key: AppKey
  clock: Clock
  /** Whose webhook gets the events, in process. */
  app: Pick<FastifyInstance, 'inject'>
}

/** Younger events may still be in delivery. */
const RETRY_AFTER_MS = 20_000
/** Grace period for returning to a page that was left. */
const LEFT_MS = 60_000

/** Signed like any provider's. The event id is stable, so repeats are harmless. @returns whether it was accepted. */
export async function deliverEvent(
  { db, key, clock, app }: DeliverDeps,
  session: StoredSession,
  refund?: StoredRefund | null,
): Promise<boolean> {
  const payload = JSON.stringify(testkasseEvent(session, refund ?? undefined))
  const signature = signTestkasseBody(key, payload, clock())
  const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature }
  const answer = await app.inject({ method: 'POST', url: '/webhooks/testkasse', payload, headers })
  if (answer.statusCode !== 200) return false
  const delivered = { deliveredAt: clock() }
  if (refund) await db.update(refunds).set(delivered).where(eq(refunds.id, refund.id))
  // A paid order's transaction has marked it already.
  else if (session.request.subject !== 'order' || answer.json<{ outcome?: string }>().outcome !== 'applied')
    await db.update(sessions).set(delivered).where(eq(sessions.id, session.id))
  return true
}

/** Retries failed deliveries. Call every minute. */
export async function deliverPendingEvents(deps: DeliverDeps): Promise<number> {
  const { db, clock } = deps
  const before = new Date(clock().getTime() - RETRY_AFTER_MS)
  const closed = await db
    .select({ session: sessions, refund: sql<null>`null` })
    .from(sessions)
    .where(and(ne(sessions.state, 'open'), isNull(sessions.deliveredAt), lt(sessions.closedAt, before)))
    .orderBy(asc(sessions.closedAt))
    .limit(100)
  const refunded = await db
    .select({ session: sessions, refund: refunds })
    .from(refunds)
    .innerJoin(sessions, eq(sessions.id, refunds.sessionId))
    .where(and(isNull(refunds.deliveredAt), lt(refunds.createdAt, before)))
    .orderBy(asc(refunds.createdAt), asc(refunds.totalCents))
    .limit(100)
  let delivered = 0
  for (const { session, refund } of [...closed, ...refunded])
    if (await deliverEvent(deps, session, refund)) delivered++
  return delivered
}

/** Expires sessions left for a minute, at most 100, and notifies the shop. Call every minute. @returns how many. */
export async function releaseLeftSessions(deps: DeliverDeps): Promise<number> {
  const { db, clock } = deps
  const isLeft = and(isOpen, lte(sessions.leftAt, new Date(clock().getTime() - LEFT_MS)))
  const ids = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(isLeft)
    .orderBy(asc(sessions.leftAt))
    .limit(100)
  const left = await db
    .update(sessions)
    .set({ state: 'expired', closedAt: clock() })
    .where(and(inArray(sessions.id, ids), isLeft))
    .returning()
  for (const session of left) await deliverEvent(deps, session)
  return left.length
}

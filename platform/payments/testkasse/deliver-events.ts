import { and, asc, eq, isNull, lt, ne } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '../../database/database.ts'
import { SIGNATURE_HEADER, signTestkasseBody, writeTestkasseEvent } from './testkasse-event.ts'
import { testkasseWebhookSecret } from './testkasse-payments.ts'
import { expireLeftSessions } from './testkasse-sessions-repository.ts'
import {
  type StoredRefund,
  type StoredSession,
  testkasseRefunds as refunds,
  testkasseSessions as sessions,
} from './testkasse.tables.ts'
import type { AppKey } from '../../secrets.ts'

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
  refund?: StoredRefund,
): Promise<boolean> {
  const payload = writeTestkasseEvent(session, refund)
  const answer = await app.inject({
    method: 'POST',
    url: '/webhooks/testkasse',
    payload,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signTestkasseBody(testkasseWebhookSecret(key), payload, clock()),
    },
  })
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
  const before = new Date(deps.clock().getTime() - RETRY_AFTER_MS)
  const closed = await deps.db
    .select({ session: sessions })
    .from(sessions)
    .where(and(ne(sessions.state, 'open'), isNull(sessions.deliveredAt), lt(sessions.closedAt, before)))
    .orderBy(asc(sessions.closedAt))
    .limit(100)
  const refunded = await deps.db
    .select({ refund: refunds, session: sessions })
    .from(refunds)
    .innerJoin(sessions, eq(sessions.id, refunds.sessionId))
    .where(and(isNull(refunds.deliveredAt), lt(refunds.createdAt, before)))
    .orderBy(asc(refunds.createdAt), asc(refunds.totalCents))
    .limit(100)
  let delivered = 0
  for (const { session, refund } of [...closed.map((each) => ({ ...each, refund: undefined })), ...refunded])
    if (await deliverEvent(deps, session, refund)) delivered++
  return delivered
}

/** Expires sessions left for a minute and notifies the shop. Call every minute. @returns how many. */
export async function releaseLeftSessions(deps: DeliverDeps): Promise<number> {
  const now = deps.clock()
  const left = await expireLeftSessions(deps.db, { leftBefore: new Date(now.getTime() - LEFT_MS), now })
  for (const session of left) await deliverEvent(deps, session)
  return left.length
}

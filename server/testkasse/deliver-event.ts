import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { writeRefundEvent, writeTestkasseEvent } from '#platform/payments/testkasse/testkasse-event.ts'
import { testkasseWebhookSecret } from '#platform/payments/testkasse/testkasse-payments.ts'
import {
  markRefundDelivered,
  undeliveredRefunds,
} from '#platform/payments/testkasse/testkasse-refunds-repository.ts'
import {
  markDelivered,
  type StoredSession,
  undeliveredSessions,
} from '#platform/payments/testkasse/testkasse-sessions-repository.ts'
import {
  signTestkasseBody,
  TESTKASSE_SIGNATURE_HEADER,
} from '#platform/payments/testkasse/testkasse-signature.ts'
import type { AppKey } from '#platform/secrets.ts'

export type PostWebhook = (
  path: string,
  body: Buffer,
  headers: Record<string, string>,
) => Promise<{ status: number; outcome: string }>

export interface DeliverDeps {
  db: Database
  key: AppKey
  clock: Clock
  post: PostWebhook
}

/** Younger events may still be in delivery. */
const RETRY_AFTER_MS = 20_000

/** Signed like any provider's. The event id is stable, so repeats are harmless. @returns whether it was accepted. */
export async function deliverEvent(deps: DeliverDeps, session: StoredSession): Promise<boolean> {
  const { status, outcome } = await post(deps, writeTestkasseEvent(session))
  if (status !== 200) return false
  // A paid order's transaction has marked it already.
  const isMarked = session.request.subject === 'order' && outcome === 'applied'
  if (!isMarked) await markDelivered(deps.db, session.id, deps.clock())
  return true
}

function post(deps: DeliverDeps, body: Buffer) {
  const signature = signTestkasseBody(testkasseWebhookSecret(deps.key), body, deps.clock())
  return deps.post('/webhooks/testkasse', body, {
    'content-type': 'application/json',
    [TESTKASSE_SIGNATURE_HEADER]: signature,
  })
}

/** Retries failed deliveries. Call every minute. */
export async function deliverPendingEvents(deps: DeliverDeps, now: Date): Promise<number> {
  const before = new Date(now.getTime() - RETRY_AFTER_MS)
  const pending = await undeliveredSessions(deps.db, before)
  let delivered = 0
  for (const session of pending) if (await deliverEvent(deps, session)) delivered++
  for (const { refund, session } of await undeliveredRefunds(deps.db, before)) {
    if ((await post(deps, writeRefundEvent(refund, session))).status !== 200) continue
    await markRefundDelivered(deps.db, refund.id, deps.clock())
    delivered++
  }
  return delivered
}

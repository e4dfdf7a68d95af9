import type { Clock } from '#kernel/clock.ts'
import type { Database } from '../../database/database.ts'
import { enqueueJob } from '../../jobs/enqueue-job.ts'
import type { JobLog } from '../../jobs/jobs.ts'
import { isOfProvider, type Payments, type RefundSubject } from '../payments.ts'
import {
  findRefund,
  listAllPendingRefunds,
  recordRefundAttempt,
  recordRefundError,
  SEND_REFUND_QUEUE,
  type StoredPaymentRefund,
} from './refunds-repository.ts'

export type RefundOutcome =
  | { kind: 'done'; refundId: string }
  | { kind: 'failed'; reason: string }
  /** The provider refuses because of a dispute. */
  | { kind: 'disputed'; reason: string }
  /** No answer for a day; repeated at each hourly retry. */
  | { kind: 'unanswered' }

/** Stores the outcome at the order or booking in one transaction. Idempotent. */
export type SettlePendingRefund = (refund: StoredPaymentRefund, outcome: RefundOutcome) => Promise<void>

export const STUCK_AFTER_MS = 86_400_000

interface SendRefundDeps {
  db: Database
  clock: Clock
  payments: Payments
  log: JobLog
  settle: Record<RefundSubject, SettlePendingRefund>
}

/** Sends a pending refund, idempotent by its key. Throws to be retried; after a day it reports `unanswered`. */
export async function sendPendingRefund(deps: SendRefundDeps, id: string): Promise<void> {
  const { db, clock, payments, log, settle } = deps
  const refund = await findRefund(db, id)
  if (refund?.state !== 'owed') return
  const { provider, paymentId, subject, subjectId, amountCents, attempts } = refund
  const facts = { refund: id, subject, subjectId, amountCents }
  if (!isOfProvider(payments, refund)) {
    log.error(facts, 'refund: its provider is not in use any more, somebody has to look at it')
    return settle[subject](refund, { kind: 'failed', reason: `${provider} is not in use` })
  }
  if (!(await recordRefundAttempt(db, id))) return
  const request = { key: id, paymentId, orderId: subjectId, amountCents, again: attempts > 0 }
  const answer = await payments.refund(request)
  if (answer.ok) return settle[subject](refund, { kind: 'done', refundId: answer.value.refundId })
  const { code, detail } = answer.refusal
  const reason = detail.replace(/\s+/g, ' ').slice(0, 300)
  if (code === 'provider_unreachable') {
    await recordRefundError(db, id, reason)
    if (clock().getTime() - refund.createdAt.getTime() >= STUCK_AFTER_MS)
      await settle[subject](refund, { kind: 'unanswered' })
    throw new Error(reason)
  }
  if (code === 'payment_disputed') {
    log.warn({ ...facts, reason }, 'refund: refused, the payment is disputed')
    return settle[subject](refund, { kind: 'disputed', reason })
  }
  log.error({ ...facts, reason }, 'refund: refused, somebody has to look at it')
  return settle[subject](refund, { kind: 'failed', reason })
}

const BATCH = 500

/** Enqueues a job for each pending refund without a live one. */
export async function sweepRefunds(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const pending = await listAllPendingRefunds(tx, BATCH)
    for (const { id } of pending) await enqueueJob(tx, { queue: SEND_REFUND_QUEUE, key: id })
    return pending.length
  })
}

import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import { enqueueJob } from '../../jobs/enqueue-job.ts'
import { paymentRefunds } from './refund.tables.ts'

export type StoredPaymentRefund = typeof paymentRefunds.$inferSelect

export const SEND_REFUND_QUEUE = 'send-refund'

export type PaymentKey = Pick<StoredPaymentRefund, 'provider' | 'paymentId'>

/** Writes a refund and its job; no-op while another of the payment is pending. Its settlement checks what is due. */
export async function enqueueRefund(
  tx: Transaction,
  refund: Pick<
    StoredPaymentRefund,
    'provider' | 'paymentId' | 'subject' | 'subjectId' | 'amountCents' | 'beforeCents' | 'createdAt'
  > &
    Partial<Pick<StoredPaymentRefund, 'requestKey'>>,
): Promise<StoredPaymentRefund | undefined> {
  const [row] = await tx.insert(paymentRefunds).values(refund).onConflictDoNothing().returning()
  if (row) await enqueueJob(tx, { queue: SEND_REFUND_QUEUE, key: row.id })
  return row
}

export async function findRefund(db: Database, id: string): Promise<StoredPaymentRefund | undefined> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.id, id))
  return row
}

/** The refund made by the request with this idempotency key. */
export async function findRefundOfRequest(
  tx: Transaction,
  requestKey: string,
): Promise<StoredPaymentRefund | undefined> {
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.requestKey, requestKey))
  return row
}

export async function findRefundOfProvider(
  db: Database | Transaction,
  provider: PaymentProvider,
  refundId: string,
): Promise<StoredPaymentRefund | undefined> {
  const [row] = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.provider, provider), eq(paymentRefunds.refundId, refundId)))
  return row
}

export function listPendingRefunds(
  db: Database | Transaction,
  paymentIds: readonly string[],
): Promise<StoredPaymentRefund[]> {
  if (paymentIds.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(paymentRefunds)
    .where(and(inArray(paymentRefunds.paymentId, [...paymentIds]), eq(paymentRefunds.state, 'owed')))
}

/** Of a booking or order, oldest first, whatever became of them. */
export function listRefundsOf(
  db: Database | Transaction,
  subject: StoredPaymentRefund['subject'],
  id: string,
): Promise<StoredPaymentRefund[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.subject, subject), eq(paymentRefunds.subjectId, id)))
    .orderBy(asc(paymentRefunds.createdAt))
}

/** That the provider refused, or that did not arrive; oldest first. */
export function listFailedRefunds(
  db: Database | Transaction,
  subject: StoredPaymentRefund['subject'],
  ids: readonly string[],
): Promise<StoredPaymentRefund[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.subject, subject),
        inArray(paymentRefunds.subjectId, [...ids]),
        eq(paymentRefunds.state, 'failed'),
      ),
    )
    .orderBy(asc(paymentRefunds.createdAt))
}

export async function isRefundPending(
  tx: Transaction,
  { id, paymentId }: StoredPaymentRefund,
): Promise<boolean> {
  return (await listPendingRefunds(tx, [paymentId])).some((pending) => pending.id === id)
}

/** Oldest first. */
export function listAllPendingRefunds(db: Database | Transaction, most: number): Promise<{ id: string }[]> {
  return db
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(eq(paymentRefunds.state, 'owed'))
    .orderBy(asc(paymentRefunds.createdAt))
    .limit(most)
}

/** Counted before the call, so that a crash leaves a trace of it. @returns false when it is no longer pending. */
export async function recordRefundAttempt(db: Database, id: string): Promise<boolean> {
  const rows = await db
    .update(paymentRefunds)
    .set({ attempts: sql`${paymentRefunds.attempts} + 1` })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'owed')))
    .returning({ id: paymentRefunds.id })
  return rows.length === 1
}

export async function recordRefundError(db: Database, id: string, lastError: string): Promise<void> {
  await db.update(paymentRefunds).set({ lastError }).where(eq(paymentRefunds.id, id))
}

/** Settles a refund in state `from`. @returns false when another process has settled it. */
export async function settleRefund(
  tx: Transaction,
  id: string,
  from: 'owed' | 'halted' | 'done',
  settled: Pick<StoredPaymentRefund, 'state'> &
    Partial<Pick<StoredPaymentRefund, 'lastError' | 'refundId' | 'settledAt' | 'beforeCents'>>,
): Promise<boolean> {
  const rows = await tx
    .update(paymentRefunds)
    .set(settled)
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, from)))
    .returning({ id: paymentRefunds.id })
  return rows.length === 1
}

/** A refund made at the provider's dashboard that did not arrive. */
export async function addLostRefund(
  tx: Transaction,
  refund: Omit<typeof paymentRefunds.$inferInsert, 'id' | 'state'>,
): Promise<void> {
  await tx.insert(paymentRefunds).values({ ...refund, state: 'failed' })
}

const isOfPayment = ({ provider, paymentId }: PaymentKey) =>
  and(eq(paymentRefunds.provider, provider), eq(paymentRefunds.paymentId, paymentId))

/** Whether a refund of the payment is pending, or halted after it was sent: what the provider made of it is not known. */
export async function isRefundUnanswered(tx: Transaction, payment: PaymentKey): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(
        isOfPayment(payment),
        or(
          eq(paymentRefunds.state, 'owed'),
          and(eq(paymentRefunds.state, 'halted'), gt(paymentRefunds.attempts, 0)),
        ),
      ),
    )
    .limit(1)
  return row !== undefined
}

/** Of halted refunds, after `cents` of what was refunded before them came back. */
export async function lowerRefundsBefore(tx: Transaction, payment: PaymentKey, cents: number): Promise<void> {
  await tx
    .update(paymentRefunds)
    .set({ beforeCents: sql`greatest(0, ${paymentRefunds.beforeCents} - ${cents}::integer)` })
    .where(and(isOfPayment(payment), eq(paymentRefunds.state, 'halted')))
}

/** Stops pending refunds of a payment that a dispute concerns. One that is being sent may still be made. */
export async function haltRefunds(tx: Transaction, paymentIds: readonly string[], now: Date): Promise<void> {
  const halted = { state: 'halted', lastError: 'disputed', settledAt: now } as const
  for (const { id } of await listPendingRefunds(tx, paymentIds)) await settleRefund(tx, id, 'owed', halted)
}

/** A halted refund of the payment that may have been made, but was not reported. */
export async function findUnsureRefund(
  tx: Transaction,
  { provider, paymentId, refundedCents }: PaymentKey & { refundedCents: number },
): Promise<StoredPaymentRefund | undefined> {
  const rows = await listHaltedRefunds(tx, { provider, paymentId })
  return rows.find(({ attempts, beforeCents }) => attempts > 0 && beforeCents === refundedCents)
}

/** Latest first. */
export function listHaltedRefunds(
  tx: Transaction,
  { provider, paymentId }: PaymentKey,
): Promise<StoredPaymentRefund[]> {
  return tx
    .select()
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.provider, provider),
        eq(paymentRefunds.paymentId, paymentId),
        eq(paymentRefunds.state, 'halted'),
      ),
    )
    .orderBy(desc(paymentRefunds.createdAt))
}

/** Sends a halted refund after all, with its own key. None other of the payment may be pending. */
export async function resumeRefund(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(paymentRefunds)
    .set({ state: 'owed', lastError: null, settledAt: null })
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'halted')))
  await enqueueJob(tx, { queue: SEND_REFUND_QUEUE, key: id })
}

/** For when a webhook settled it before the provider's response arrived. */
export async function setProviderRefundId(tx: Transaction, id: string, refundId: string): Promise<void> {
  await tx.update(paymentRefunds).set({ refundId }).where(eq(paymentRefunds.id, id))
}

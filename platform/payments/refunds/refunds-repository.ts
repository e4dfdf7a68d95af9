import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../database/database.ts'
import { enqueueJob } from '../../jobs/enqueue-job.ts'
import { paymentRefunds } from './refund.tables.ts'

export type StoredPaymentRefund = typeof paymentRefunds.$inferSelect

/** Queue of one job per refund; the job's key is the refund's id. */
export const SEND_REFUND_QUEUE = 'send-refund'

/** Which payment, of which provider. */
export type PaymentKey = Pick<StoredPaymentRefund, 'provider' | 'paymentId'>

/**
 * Owes a refund: row and job are written in the caller's transaction. Does nothing while another refund of the same
 * payment is owed; when that one is settled, whoever decided on it looks again.
 */
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

/** The refund that a request with this idempotency key has made. */
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

/** The owed refunds of these payments. */
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

/** Whether a refund has not been settled meanwhile. */
export async function isRefundPending(
  tx: Transaction,
  { id, paymentId }: StoredPaymentRefund,
): Promise<boolean> {
  return (await listPendingRefunds(tx, [paymentId])).some((owed) => owed.id === id)
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

/** Counts an attempt before it is made: whoever comes after a crash knows that one was. */
export async function recordRefundAttempt(db: Database, id: string): Promise<void> {
  await db
    .update(paymentRefunds)
    .set({ attempts: sql`${paymentRefunds.attempts} + 1` })
    .where(eq(paymentRefunds.id, id))
}

export async function recordRefundError(db: Database, id: string, lastError: string): Promise<void> {
  await db.update(paymentRefunds).set({ lastError }).where(eq(paymentRefunds.id, id))
}

/** Settles a refund that is in the state `from`. @returns false when somebody else has settled it. */
export async function settleRefund(
  tx: Transaction,
  id: string,
  from: 'owed' | 'done',
  settled: Pick<StoredPaymentRefund, 'state'> &
    Partial<Pick<StoredPaymentRefund, 'lastError' | 'refundId' | 'settledAt'>>,
): Promise<boolean> {
  const rows = await tx
    .update(paymentRefunds)
    .set(settled)
    .where(and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, from)))
    .returning({ id: paymentRefunds.id })
  return rows.length === 1
}

/** A webhook has settled it before the provider's answer was here. */
export async function setProviderRefundId(tx: Transaction, id: string, refundId: string): Promise<void> {
  await tx.update(paymentRefunds).set({ refundId }).where(eq(paymentRefunds.id, id))
}

import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import type { PaymentKey } from '#platform/payments/refunds/refunds-repository.ts'
import { bookingPayments } from './booking.tables.server.ts'

export const ofPayment = and(
  eq(bookingPayments.provider, paymentRefunds.provider),
  eq(bookingPayments.paymentId, paymentRefunds.paymentId),
)

export type StoredPayment = typeof bookingPayments.$inferSelect

/** @returns false for a known payment: several provider events may report it. */
export async function insertPayment(
  tx: Transaction,
  payment: typeof bookingPayments.$inferInsert,
): Promise<boolean> {
  const rows = await tx.insert(bookingPayments).values(payment).onConflictDoNothing().returning()
  return rows.length === 1
}

/** Latest first. */
export function listPayments(tx: Database | Transaction, bookingId: string): Promise<StoredPayment[]> {
  return tx
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
    .orderBy(desc(bookingPayments.paidAt))
}

export async function findPayment(
  db: Database | Transaction,
  { provider, paymentId }: PaymentKey,
): Promise<StoredPayment | undefined> {
  const [payment] = await db
    .select()
    .from(bookingPayments)
    .where(and(eq(bookingPayments.provider, provider), eq(bookingPayments.paymentId, paymentId)))
  return payment
}

export async function setPaymentMoney(
  tx: Transaction,
  { provider, paymentId }: PaymentKey,
  { refundedCents, withdrawnCents }: Pick<StoredPayment, 'refundedCents' | 'withdrawnCents'>,
): Promise<void> {
  await tx
    .update(bookingPayments)
    .set({ refundedCents, withdrawnCents })
    .where(and(eq(bookingPayments.provider, provider), eq(bookingPayments.paymentId, paymentId)))
}

export async function movePayments(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.update(bookingPayments).set({ bookingId: to }).where(eq(bookingPayments.bookingId, from))
}

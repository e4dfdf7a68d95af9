import { and, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import type { PaymentKey } from '#platform/payments/refunds/refunds-repository.ts'
import { bookingPayments } from './booking.tables.server.ts'
import { refundDueCents, refundOnHoldCents } from '../booking.ts'
import { type StoredBooking, lockBooking } from './bookings-repository.server.ts'

export const ofPayment = and(
  eq(bookingPayments.provider, paymentRefunds.provider),
  eq(bookingPayments.paymentId, paymentRefunds.paymentId),
)

export type StoredPayment = typeof bookingPayments.$inferSelect

/** @returns false for a known payment: several provider events may report it. */
export async function insertPayment(tx: Transaction, payment: typeof bookingPayments.$inferInsert) {
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

export async function findPayment(db: Database | Transaction, { provider, paymentId }: PaymentKey) {
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
) {
  await tx
    .update(bookingPayments)
    .set({ refundedCents, withdrawnCents })
    .where(and(eq(bookingPayments.provider, provider), eq(bookingPayments.paymentId, paymentId)))
}

export async function movePayments(tx: Transaction, from: string, to: string) {
  await tx.update(bookingPayments).set({ bookingId: to }).where(eq(bookingPayments.bookingId, from))
}

/** What a booking still has to give back, and what was given back by hand or as vouchers, in Rappen. Needs its lock. */
export async function readPaidBack(
  tx: Transaction,
  booking: StoredBooking,
): Promise<{ dueCents: number; byHandCents: number; asVoucherCents: number }> {
  const payments = await listPayments(tx, booking.id)
  const byProvider = payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0)
  return {
    dueCents: refundDueCents(booking) + refundOnHoldCents(booking),
    byHandCents: Math.max(0, booking.refundedCents - byProvider),
    asVoucherCents: booking.creditedCents,
  }
}

/** Locks the booking that has the payment, following a concurrent move. */
export async function lockBookingOfPayment(
  tx: Transaction,
  key: PaymentKey,
): Promise<{ booking: StoredBooking; payment: StoredPayment } | undefined> {
  const found = await findPayment(tx, key)
  const booking = found && (await lockBooking(tx, found.bookingId))
  const payment = booking && (await findPayment(tx, key))
  if (!payment) return undefined
  return payment.bookingId === booking.id ? { booking, payment } : lockBookingOfPayment(tx, key)
}

import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { bookingPaymentEvents, bookings } from './booking.tables.server.ts'

/**
 * Deletes bookings with all that belongs to them. What a voucher paid stays on the voucher's account, without saying
 * for what. The event's places must be counted anew where the booking took any.
 */
export async function deleteBookings(tx: Transaction, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  await tx.execute(sql`update voucher_entries set booking_id = null where booking_id in ${ids}`)
  await tx.delete(bookingPaymentEvents).where(inArray(bookingPaymentEvents.bookingId, ids))
  await tx
    .delete(paymentRefunds)
    .where(and(eq(paymentRefunds.subject, 'booking'), inArray(paymentRefunds.subjectId, ids)))
  await tx.delete(bookings).where(inArray(bookings.id, ids))
  return ids.length
}

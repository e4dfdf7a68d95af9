import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { bookingPaymentEvents, bookings } from './booking.tables.server.ts'

/** Takes bookings out of the accounts of vouchers; what they paid stays there, without saying for what. */
export type UnlinkFromVouchers = (tx: Transaction, bookingIds: string[]) => Promise<void>

/**
 * Deletes bookings with all that belongs to them. The event's places must be counted anew where the booking took any.
 */
export async function deleteBookings(
  tx: Transaction,
  ids: string[],
  unlinkFromVouchers: UnlinkFromVouchers,
): Promise<number> {
  if (ids.length === 0) return 0
  await unlinkFromVouchers(tx, ids)
  await tx.delete(bookingPaymentEvents).where(inArray(bookingPaymentEvents.bookingId, ids))
  await tx
    .delete(paymentRefunds)
    .where(and(eq(paymentRefunds.subject, 'booking'), inArray(paymentRefunds.subjectId, ids)))
  await tx.delete(bookings).where(inArray(bookings.id, ids))
  return ids.length
}

/** Bookings lose their tie to vouchers that go. */
export async function unlinkVouchers(tx: Transaction, voucherIds: string[]): Promise<void> {
  await tx.update(bookings).set({ voucherId: null }).where(inArray(bookings.voucherId, voucherIds))
}

import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { deleteDisputes } from '#platform/payments/disputes/disputes-repository.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { bookingPaymentEvents, bookingPayments, bookings } from './booking.tables.server.ts'

export type UnlinkFromVouchers = (tx: Transaction, bookingIds: string[]) => Promise<void>

/** Deletes bookings and their dependent rows. Recount the event's places if they took any. */
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
  const paid = await tx.select().from(bookingPayments).where(inArray(bookingPayments.bookingId, ids))
  await deleteDisputes(
    tx,
    paid.map(({ paymentId }) => paymentId),
  )
  await tx.delete(bookings).where(inArray(bookings.id, ids))
  return ids.length
}

export async function unlinkVouchers(tx: Transaction, voucherIds: string[]): Promise<void> {
  await tx.update(bookings).set({ voucherId: null }).where(inArray(bookings.voucherId, voucherIds))
}

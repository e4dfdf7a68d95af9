import type { Transaction } from '#platform/database/database.ts'
import { refundDueCents, refundOnHoldCents } from '../booking.ts'
import { listPayments } from '../database/booking-payments-repository.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'

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

import type { Transaction } from '#platform/database/database.ts'
import type { PaymentKey } from '#platform/payments/refunds/refunds-repository.ts'
import { findPayment, type StoredPayment } from '../database/booking-payments-repository.server.ts'
import { lockBooking, type StoredBooking } from '../database/bookings-repository.server.ts'

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

import { accept, type Result, refuse } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import type { PaymentProblem } from '../booking-refusal.ts'
import { openBookingPayment } from './open-booking-payment.server.ts'

/**
 * The hosted page of a booking that has just been changed; null when it does not have to be paid now.
 * @param offeredUntil as long as its places had been offered; when no page opens, they are again
 */
export async function openPaymentIfDue(
  deps: BookingDeps,
  booking: StoredBooking,
  offeredUntil: Date | null,
): Promise<Result<{ payUrl: string | null }, { code: 'unknown_booking' } | PaymentProblem>> {
  if (booking.state !== 'held') return accept({ payUrl: null })
  if (booking.sessionUrl) return accept({ payUrl: booking.sessionUrl })
  const event = await deps.events.find(deps.db, booking.eventId, booking.language)
  if (!event) return refuse({ code: 'unknown_booking' })
  const opened = await openBookingPayment(deps, booking, event, offeredUntil)
  return opened.ok ? accept({ payUrl: opened.value }) : opened
}

import { accept, type Result, refuse } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'
import type { PaymentProblem } from '../booking-refusal.ts'
import { openBookingPayment } from './open-booking-payment.server.ts'

/** The payment page, or null when nothing is due. Without a page, the offer of `offeredUntil` is restored. */
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

import { accept, type Result, refuse } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import type { HolderRefusal } from '../booking-refusal.ts'
import { findBooking } from '../database/bookings-repository.server.ts'
import { openBookingPayment } from './open-booking-payment.server.ts'

/**
 * The payment page of places that are held: the one there is, or one where none was opened, as after a crash. Idempotent:
 * the provider opens one page a hold, which stays when it does not answer. @returns null when it is paid already.
 */
export async function payHeld(
  deps: BookingDeps,
  bookingId: string,
): Promise<Result<{ payUrl: string | null }, HolderRefusal>> {
  const booking = await findBooking(deps.db, { id: bookingId })
  if (!booking) return refuse({ code: 'unknown_booking' })
  if (booking.state === 'confirmed') return accept({ payUrl: null })
  if (booking.state !== 'held') return refuse({ code: 'not_changeable' })
  if (booking.sessionUrl) return accept({ payUrl: booking.sessionUrl })
  const event = await deps.events.find(deps.db, booking.eventId, booking.language)
  if (!event) return refuse({ code: 'unknown_booking' })
  const opened = await openBookingPayment(deps, booking, event, 'keep')
  return opened.ok ? accept({ payUrl: opened.value }) : opened
}

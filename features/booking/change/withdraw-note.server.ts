import { accept } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import type { Change } from './change-refusal.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'

/** Deletes the customer's note with the consent to it, in every state: consent can be withdrawn at any time. */
export async function withdrawNote(deps: BookingDeps, bookingId: string): Change<StoredBooking> {
  return withBookingLocks(deps, bookingId, async (tx, booking, _event, now): Change<StoredBooking> => {
    if (booking.note === null) return accept(booking)
    const withdrawn = await updateBooking(tx, bookingId, { note: null, noteConsentAt: null }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'note_withdrawn' })
    return accept(withdrawn)
  })
}

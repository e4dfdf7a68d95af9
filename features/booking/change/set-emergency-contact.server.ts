import { accept, refuse } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import type { EmergencyContact } from '../rules/emergency-contact.ts'
import type { Actor, Change } from './change-refusal.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'

/** Null deletes it, in every state: it is data of a third person who may not know. */
export async function setEmergencyContact(
  deps: BookingDeps,
  bookingId: string,
  contact: EmergencyContact | null,
  { staffId }: Actor = {},
): Change<StoredBooking> {
  return withBookingLocks(deps, bookingId, async (tx, booking, _event, now): Change<StoredBooking> => {
    const { state, emergencyContact: known } = booking
    if (known?.name === contact?.name && known?.phone === contact?.phone) return accept(booking)
    if (contact !== null && (state === 'cancelled' || state === 'moved'))
      return refuse({ code: 'not_changeable' })
    const changed = await updateBooking(tx, bookingId, { emergencyContact: contact }, now)
    const action = contact ? 'emergency_noted' : 'emergency_deleted'
    await recordBookingEvent(tx, { bookingId, at: now, action, actorId: staffId })
    return accept(changed)
  })
}

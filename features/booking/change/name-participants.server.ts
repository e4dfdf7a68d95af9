import { refuse, accept } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { type StoredBooking, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { listGuests } from '../group/group-repository.server.ts'
import { withGuests } from '../group/guest-names.ts'
import type { Actor, Change } from './change-refusal.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'

/** Sets the participants' names, at most one per place. Who entered himself stays. */
export async function nameParticipants(
  deps: BookingDeps,
  bookingId: string,
  names: readonly string[],
  { staffId }: Actor = {},
): Change<StoredBooking> {
  return withBookingLocks(deps, bookingId, async (tx, booking, _event, now): Change<StoredBooking> => {
    if (booking.state === 'cancelled' || booking.state === 'moved') return refuse({ code: 'not_changeable' })
    const guests = await listGuests(tx, [bookingId])
    const participants = withGuests(
      names,
      guests.map(({ name }) => name),
      booking.people,
    )
    const named = await updateBooking(tx, bookingId, { participants }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'participants_named', actorId: staffId })
    return accept(named)
  })
}

import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import { settleMoveWish } from '#features/booking/change/wish-move.server.ts'
import type { EventRow } from '#features/calendar/database/calendar.tables.server.ts'
import { lockEvent, toInput } from '#features/calendar/database/event-rows.server.ts'
import {
  changeEvent,
  type ChangeRefusal,
  type EventChange,
} from '#features/calendar/staff/change-event.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import type { StaffDeps } from '../staff-deps.ts'

type Moved = Promise<Result<EventRow, ChangeRefusal>>

/**
 * Moves an event to the day that its group wishes, and settles the wish: both or neither, once. Refused when the group
 * has meanwhile wished another day.
 */
export async function moveToWish(
  deps: StaffDeps,
  staffId: string,
  bookingId: string,
  change: EventChange,
): Moved {
  return deps.db.transaction(async (tx): Moved => {
    // Event before booking, as every transaction.
    const before = await lockEvent(tx, change.id)
    const booking = await findBooking(tx, { id: bookingId })
    if (!before || booking?.eventId !== change.id) return refuse({ code: 'unknown_event' })
    const day = change.input.starts.slice(0, 10)
    if (booking.moveWish === null && toInput(before).starts === change.input.starts) return accept(before)
    if (booking.moveWish?.day !== day) return refuse({ code: 'changed_meanwhile' })
    // A transaction in the transaction is a savepoint.
    const db = tx as unknown as Database
    const moved = await changeEvent({ ...deps.calendar, db }, staffId, change)
    if (!moved.ok) return moved
    const settled = await settleMoveWish({ ...deps, db }, bookingId, staffId)
    if (!settled.ok) throw new Error(`the wish of booking ${booking.number} was not settled`)
    return moved
  })
}

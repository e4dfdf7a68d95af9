import { CALENDAR_LOCK } from '#kernel/calendar-lock.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import { settleMoveRequest } from '#features/booking/change/edit-details.server.ts'
import type { EventRow } from '#features/calendar/database/calendar.tables.server.ts'
import { lockEvent, toInput } from '#features/calendar/database/event-rows.server.ts'
import { changeEvent, type ChangeRefusal, type EventChange } from './change-event.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'

type Moved = Promise<Result<EventRow, ChangeRefusal>>

/**
 * Moves an event to the day its group requested, and settles the request: both or neither, once. Refused when the group
 * has meanwhile requested another day.
 */
export async function moveToRequestedDay(
  deps: StaffDeps,
  staffId: string,
  bookingId: string,
  change: EventChange,
): Moved {
  return deps.db.transaction(async (tx): Moved => {
    // The calendar, then the event, then the booking, as every transaction.
    await takeAdvisoryLock(tx, CALENDAR_LOCK)
    const before = await lockEvent(tx, change.id)
    const booking = await findBooking(tx, { id: bookingId })
    if (!before || booking?.eventId !== change.id) return refuse({ code: 'unknown_event' })
    const day = change.input.starts.slice(0, 10)
    if (booking.moveRequest === null && toInput(before).starts === change.input.starts) return accept(before)
    if (booking.moveRequest?.day !== day) return refuse({ code: 'changed_meanwhile' })
    // A transaction in the transaction is a savepoint.
    const db = tx as unknown as Database
    const moved = await changeEvent({ ...deps.calendar, db }, staffId, change)
    if (!moved.ok) return moved
    const settled = await settleMoveRequest({ ...deps, db }, bookingId, staffId)
    if (!settled.ok) throw new Error(`the wish of booking ${booking.number} was not settled`)
    return moved
  })
}

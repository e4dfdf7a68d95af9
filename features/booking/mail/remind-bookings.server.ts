import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from './booking-mails.server.ts'
import { recordBookingEvent, claimUnreminded, updateBooking } from '../database/bookings-repository.server.ts'

/** How long before its beginning people are reminded of an event. */
const REMIND_HOURS = 72
/** Who booked later than this before the beginning knows the date. */
const FRESH_HOURS = 48
const BATCH = 200

/** Owes the reminders that are due, each booking's once, and once more for a date that was put off. Several servers may run it at once. */
export async function remindBookings(deps: BookingDeps): Promise<number> {
  const now = deps.clock()
  const soon = new Date(now.getTime() + REMIND_HOURS * 3_600_000)
  const eventIds = await deps.events.listBeginning(deps.db, now, soon)
  if (eventIds.length === 0) return 0
  return deps.db.transaction(async (tx) => {
    const before = new Date(now.getTime() - FRESH_HOURS * 3_600_000)
    const due = await claimUnreminded(tx, eventIds, { before, staleHours: 2 * REMIND_HOURS }, BATCH)
    for (const { id } of due) {
      const booking = await updateBooking(tx, id, { remindedAt: now }, now)
      await recordBookingEvent(tx, { bookingId: id, at: now, action: 'reminded' })
      await enqueueBookingMails(tx, deps, booking, 'reminder')
    }
    return due.length
  })
}

import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from './booking-mails.server.ts'
import { claimUnreminded, updateBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'

const REMIND_HOURS = 72
/** Later bookings need no reminder. */
const FRESH_HOURS = 48
const BATCH = 200

/** Enqueues due reminders: one per booking, another for a postponed event. Safe on several servers. */
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

import { type Result, refuseFor } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { lockNetwork } from '../database/booking-limits-repository.server.ts'
import {
  findBooking,
  lockBooking,
  type NewBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import type { Actor } from '../booking-refusal.ts'

interface Locked {
  tx: Transaction
  booking: StoredBooking
  event: BookedEvent
  now: Date
  /** Adds to the history of the booking. */
  record(action: string, detail?: Record<string, unknown>): Promise<void>
  /** Changes the booking, and adds that to its history. */
  change(
    fields: Partial<NewBooking>,
    action: string,
    detail?: Record<string, unknown>,
  ): Promise<StoredBooking>
}
type UnknownBooking = { ok: false; refusal: { code: 'unknown_booking' } }

/**
 * Runs a change under the locks of event, `network` (if given) and booking, in the order of every transaction.
 * @param by whom the history names
 */
export async function withBookingLocks<Done extends Result<unknown, { code: string }>>(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock'>,
  bookingId: string,
  by: Pick<Actor, 'staffId' | 'network'>,
  run: (locked: Locked) => Promise<Done>,
): Promise<Done | UnknownBooking> {
  const found = await findBooking(deps.db, { id: bookingId })
  const event = found && (await deps.events.find(deps.db, found.eventId, found.language))
  if (!found || !event) return refuseFor('unknown_booking')
  const done = await deps.db.transaction(async (tx): Promise<Done | UnknownBooking | 'elsewhere'> => {
    const locked = await deps.events.lock(tx, found.eventId)
    if (by.network) await lockNetwork(tx, by.network)
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return refuseFor('unknown_booking')
    // Postponed to another event while this waited for the lock.
    if (booking.eventId !== found.eventId) return 'elsewhere'
    const now = deps.clock()
    const record: Locked['record'] = (action, detail = {}) =>
      recordBookingEvent(tx, bookingId, now, action, { staffId: by.staffId, detail })
    return run({
      tx,
      booking,
      // Values read before the lock may be stale.
      event: { ...event, ...locked },
      now,
      record,
      async change(fields, ...step) {
        const changed = await updateBooking(tx, bookingId, fields, now)
        await record(...step)
        return changed
      },
    })
  })
  return done === 'elsewhere' ? withBookingLocks(deps, bookingId, by, run) : done
}

import { type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import { lockNetwork } from '../database/booking-limits-repository.server.ts'
import { findBooking, lockBooking, type StoredBooking } from '../database/bookings-repository.server.ts'

export type LockedChange<Value, Refusal> = (
  tx: Transaction,
  booking: StoredBooking,
  event: BookedEvent,
  now: Date,
) => Promise<Result<Value, Refusal>>

/** Runs a change under the locks of event, `network` (if given) and booking, in the order of every transaction. */
export async function withBookingLocks<Value, Refusal extends { code: string }>(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock'>,
  bookingId: string,
  run: LockedChange<Value, Refusal>,
  network?: string,
): Promise<Result<Value, Refusal | { code: 'unknown_booking' }>> {
  const found = await findBooking(deps.db, { id: bookingId })
  const event = found && (await deps.events.find(deps.db, found.eventId, found.language))
  if (!found || !event) return refuse({ code: 'unknown_booking' })
  const done = await deps.db.transaction(
    async (tx): Promise<Result<Value, Refusal | { code: 'unknown_booking' }> | 'elsewhere'> => {
      const locked = await deps.events.lock(tx, found.eventId)
      if (network) await lockNetwork(tx, network)
      const booking = await lockBooking(tx, bookingId)
      // Postponed to another event while this waited for the lock.
      if (booking && booking.eventId !== found.eventId) return 'elsewhere'
      // Values read before the lock may be stale.
      const current = { ...event, ...locked }
      return booking ? run(tx, booking, current, deps.clock()) : refuse({ code: 'unknown_booking' })
    },
  )
  return done === 'elsewhere' ? withBookingLocks(deps, bookingId, run, network) : done
}

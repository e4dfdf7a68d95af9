import { type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import { lockNetwork } from '../database/booking-limits-repository.server.ts'
import { findBooking, lockBooking, type StoredBooking } from '../database/bookings-repository.server.ts'

/** What happens to a booking while nobody else touches it or the places of its event. */
export type LockedChange<Value, Refusal> = (
  tx: Transaction,
  booking: StoredBooking,
  event: BookedEvent,
  now: Date,
) => Promise<Result<Value, Refusal>>

/**
 * Runs a change of a booking in a transaction that holds event and booking. Event first, booking after it: the order in
 * which every transaction locks.
 * @param network whose limits count: locked between both
 */
export async function withBookingLocks<Value, Refusal extends { code: string }>(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock'>,
  bookingId: string,
  run: LockedChange<Value, Refusal>,
  network?: string,
): Promise<Result<Value, Refusal | { code: 'unknown_booking' }>> {
  const found = await findBooking(deps.db, { id: bookingId })
  const event = found && (await deps.events.find(deps.db, found.eventId, found.language))
  if (!found || !event) return refuse({ code: 'unknown_booking' })
  return deps.db.transaction(async (tx): Promise<Result<Value, Refusal | { code: 'unknown_booking' }>> => {
    const locked = await deps.events.lock(tx, found.eventId)
    if (network) await lockNetwork(tx, network)
    const booking = await lockBooking(tx, bookingId)
    // What was read before the lock may be old: places, beginning, called off.
    const current = { ...event, ...locked }
    return booking ? run(tx, booking, current, deps.clock()) : refuse({ code: 'unknown_booking' })
  })
}

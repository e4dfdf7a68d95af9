import type { BookingDeps } from '../booking-deps.server.ts'
import {
  findBooking,
  lockBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { returnVoucher } from '../money/settle-voucher.server.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'

/**
 * Releases an overdue hold: places, voucher and idempotency key; restores an invoice request or the offer of
 * `offeredUntil`. Locks event, then booking. No-op unless the hold is overdue.
 */
export async function releaseBooking(
  deps: Pick<BookingDeps, 'db' | 'clock' | 'events' | 'vouchers' | 'key' | 'publicUrl' | 'ownerEmail'>,
  bookingId: string,
  cause: string,
  { overdueAt, offeredUntil = null }: { overdueAt?: Date; offeredUntil?: Date | null } = {},
) {
  const found = await findBooking(deps.db, { id: bookingId })
  if (!found) return false
  return deps.db.transaction(async (tx) => {
    await deps.events.lock(tx, found.eventId)
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'held' || !booking.heldUntil) return false
    if (overdueAt && booking.heldUntil > overdueAt) return false
    const now = deps.clock()
    await returnVoucher(tx, deps, booking, booking.voucherCents, now)
    const next = offeredUntil && offeredUntil > now ? offeredAgain(booking, offeredUntil) : afterHold(booking)
    await updateBooking(tx, bookingId, { ...next, heldUntil: null, voucherCents: 0 }, now)
    await recordBookingEvent(tx, bookingId, now, 'released', { detail: { cause } })
    await freePlacesOf(tx, deps, booking.eventId)
    return true
  })
}

function afterHold({ invoiceAddress }: StoredBooking): Partial<StoredBooking> {
  return invoiceAddress
    ? { state: 'waitlisted', payment: 'invoice_asked', sessionId: null, sessionUrl: null }
    : { state: 'cancelled', idempotencyHash: null }
}

function offeredAgain({ invoiceAddress }: StoredBooking, offeredUntil: Date): Partial<StoredBooking> {
  const payment = invoiceAddress ? 'invoice_asked' : 'open'
  return { state: 'waitlisted', payment, offeredUntil, sessionId: null, sessionUrl: null }
}

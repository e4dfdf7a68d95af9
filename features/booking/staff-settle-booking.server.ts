import { accept, type Result, refuse } from '#kernel/result.ts'
import { overpaidCents } from './booking.ts'
import type { BookingDeps } from './booking-deps.server.ts'
import { recordBookingEvent, type StoredBooking, updateBooking } from './bookings-repository.server.ts'
import { dueOf } from './staff-read-bookings.server.ts'
import { underLocks } from './under-locks.server.ts'

export type SettleRefusal = { code: 'unknown_booking' | 'nothing_due' | 'no_refund_due' }
type Settled = Promise<Result<StoredBooking, SettleRefusal>>

/** The money for an invoice has come: all that was still due. */
export function recordInvoicePaid(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock'>,
  bookingId: string,
  staffId: string,
): Settled {
  return underLocks(deps, bookingId, async (tx, booking, _event, now): Settled => {
    const due = dueOf(booking)
    if (booking.payment !== 'invoiced' || due === 0) return refuse({ code: 'nothing_due' })
    const change = { payment: 'paid', paidCents: booking.paidCents + due } as const
    const paid = await updateBooking(tx, bookingId, change, now)
    const detail = { cents: due, way: 'invoice' }
    await recordBookingEvent(tx, { bookingId, at: now, action: 'paid', actorId: staffId, detail })
    return accept(paid)
  })
}

/** What was owed to the customer has been given back outside of the site. */
export function recordRefunded(
  deps: Pick<BookingDeps, 'db' | 'events' | 'clock'>,
  bookingId: string,
  staffId: string,
): Settled {
  return underLocks(deps, bookingId, async (tx, booking, _event, now): Settled => {
    if (booking.payment !== 'refund_due') return refuse({ code: 'no_refund_due' })
    const refunded = await updateBooking(tx, bookingId, { payment: 'refunded' }, now)
    const detail = { cents: overpaidCents(booking) }
    await recordBookingEvent(tx, { bookingId, at: now, action: 'refunded', actorId: staffId, detail })
    return accept(refunded)
  })
}

import { isOfProvider } from '#platform/payments/payments.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { clearNetworks } from '../database/booking-limits-repository.server.ts'
import {
  extendHold,
  listOverdue,
  lockBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { recordBookingPayment } from '../money/record-booking-payment.server.ts'
import { releaseBooking } from './release-booking.server.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'

const BATCH = 200
const AWAIT_EVENT_MS = 15 * 60_000

/**
 * Ends overdue holds and offers, each minute. Closes the payment page first: a hold paid meanwhile keeps its places.
 * Safe on several servers. Continues after a failure and throws the first at the end.
 */
export async function sweepBookings(deps: BookingDeps) {
  const now = deps.clock()
  const failures: unknown[] = []
  let ended = 0
  for (const booking of await listOverdue(deps.db, now, BATCH))
    try {
      if (await endOverdue(deps, booking, now)) ended++
    } catch (error) {
      failures.push(error)
    }
  await clearNetworks(deps.db, now)
  if (failures.length > 0) throw failures[0]
  return ended
}

async function endOverdue(deps: BookingDeps, booking: StoredBooking, now: Date) {
  const { id, state, eventId, sessionId } = booking
  if (state === 'waitlisted') return lapseOffer(deps, id, eventId, now)
  if (sessionId && isOfProvider(deps.payments, booking)) {
    const closed = await deps.payments.expireSession(sessionId)
    if (closed === 'completed') {
      await extendHold(deps.db, id, new Date(now.getTime() + AWAIT_EVENT_MS), now)
      const event = await deps.payments.readCompletion(sessionId)
      if (event) await recordBookingPayment(deps, event)
      return false
    }
  }
  return releaseBooking(deps, id, 'hold over', { overdueAt: now })
}

async function lapseOffer(deps: BookingDeps, bookingId: string, eventId: string, now: Date) {
  return deps.db.transaction(async (tx) => {
    await deps.events.lock(tx, eventId)
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'waitlisted' || !booking.offeredUntil || booking.offeredUntil > now) return false
    if (booking.payment === 'invoice_asked') {
      // The customer has answered: the places move on, the invoice request stays with us.
      await updateBooking(tx, bookingId, { offeredUntil: null }, now)
      await freePlacesOf(tx, deps, eventId)
      return true
    }
    const lapsed = await updateBooking(tx, bookingId, { state: 'cancelled', offeredUntil: null }, now)
    await recordBookingEvent(tx, bookingId, now, 'offer_lapsed')
    await enqueueBookingMails(tx, deps, lapsed, 'offer_lapsed')
    await freePlacesOf(tx, deps, eventId)
    return true
  })
}

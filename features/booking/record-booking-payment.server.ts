import type { Transaction } from '#platform/database/database.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import type { BookingDeps } from './booking-deps.server.ts'
import { type BookableEvent, freePlaces } from './booking.ts'
import { oweBookingMails } from './booking-mails.server.ts'
import {
  countTaken,
  findBooking,
  insertBookingPaymentEvent,
  lockBooking,
  recordBookingEvent,
  type StoredBooking,
  updateBooking,
} from './bookings-repository.server.ts'
import { releaseBooking } from './release-booking.server.ts'

export type BookingPaymentOutcome = 'applied' | 'unchanged' | 'duplicate' | 'unknown_booking'

/**
 * Deals with a verified event of a payment provider in one transaction, each once. Money that arrives after the
 * hold ended counts as long as there are places; else the booking waits and the money is to be given back.
 */
export async function recordBookingPayment(
  deps: BookingDeps,
  event: PaymentEvent,
): Promise<BookingPaymentOutcome> {
  if (event.kind === 'ignored') return 'unchanged'
  const found = await bookingOf(deps, event)
  if (!found) return 'unknown_booking'
  if (event.kind === 'failed' || event.kind === 'expired' || event.kind === 'cancelled') {
    const released = await releaseBooking(deps, found.id, `payment ${event.kind}`)
    return released ? 'applied' : 'unchanged'
  }
  return deps.db.transaction(async (tx) => {
    const place = await deps.events.lock(tx, found.eventId)
    const booking = await lockBooking(tx, found.id)
    if (!booking || !place) return 'unknown_booking'
    const now = deps.clock()
    const isNew = await insertBookingPaymentEvent(tx, {
      id: event.id,
      bookingId: booking.id,
      kind: event.kind,
      receivedAt: now,
    })
    if (!isNew) return 'duplicate'
    if (event.kind === 'refunded') return refunded(tx, booking, event.refundedCents, now)
    if (event.kind !== 'paid') return 'unchanged'
    return paid(tx, deps, { booking, place, event, now })
  })
}

function bookingOf({ db }: BookingDeps, event: PaymentEvent): Promise<StoredBooking | undefined> {
  if (event.orderId && UUID.test(event.orderId)) return findBooking(db, { id: event.orderId })
  return event.sessionId ? findBooking(db, { sessionId: event.sessionId }) : Promise.resolve(undefined)
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

async function paid(
  tx: Transaction,
  deps: BookingDeps,
  {
    booking,
    place,
    event,
    now,
  }: { booking: StoredBooking; place: BookableEvent; event: PaymentEvent & { kind: 'paid' }; now: Date },
): Promise<BookingPaymentOutcome> {
  const paidCents = booking.paidCents + event.amountCents
  const money = { paidCents, paymentId: event.paymentId, sessionId: booking.sessionId ?? event.sessionId }
  const taken = await countTaken(tx, place)
  const isIn = booking.state === 'held'
  // The hold was over: are there still places?
  const fits = isIn || freePlaces(place, taken) >= booking.people
  const wasGivenUp = booking.state === 'cancelled' && booking.feeCents === 0 && booking.payment === 'open'
  if (isIn || (wasGivenUp && fits)) {
    const confirmed = await updateBooking(
      tx,
      booking.id,
      { ...money, state: 'confirmed', payment: 'paid', heldUntil: null },
      now,
    )
    await deps.events.setTaken(tx, booking.eventId, await countTaken(tx, place))
    await recordBookingEvent(tx, {
      bookingId: booking.id,
      at: now,
      action: 'paid',
      detail: { cents: event.amountCents },
    })
    await oweBookingMails(tx, deps, confirmed, 'confirmed')
    return 'applied'
  }
  await updateBooking(tx, booking.id, { ...money, payment: 'refund_due' }, now)
  await recordBookingEvent(tx, {
    bookingId: booking.id,
    at: now,
    action: 'paid_too_late',
    detail: { cents: event.amountCents },
  })
  await oweBookingMails(tx, deps, booking, 'cancelled')
  return 'applied'
}

async function refunded(
  tx: Transaction,
  booking: StoredBooking,
  refundedCents: number,
  now: Date,
): Promise<BookingPaymentOutcome> {
  const owed = Math.max(0, booking.paidCents - booking.feeCents)
  await updateBooking(tx, booking.id, { payment: refundedCents >= owed ? 'refunded' : 'refund_due' }, now)
  await recordBookingEvent(tx, {
    bookingId: booking.id,
    at: now,
    action: 'refunded',
    detail: { cents: refundedCents },
  })
  return 'applied'
}

import { isUuid } from '#kernel/uuid.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { releaseBooking } from '../book/release-booking.server.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { type BookableEvent, coveredCents, freePlaces, paymentStateAfterLatePayment } from '../booking.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { findPayment, insertPayment } from '../database/booking-payments-repository.server.ts'
import {
  countTaken,
  findBooking,
  insertBookingPaymentEvent,
  lockBooking,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import type { BookingAttention } from '../rules/staff-booking.ts'
import { refundReplaced } from '../waiting-list/refund-replaced.server.ts'
import { enqueueRefunds } from './enqueue-refunds.server.ts'
import { recordBookingDispute } from './record-dispute.server.ts'
import { recordRefundEvent } from './settle-refund.server.ts'

export type BookingPaymentOutcome =
  | 'applied'
  | 'unchanged'
  | 'duplicate'
  | 'unknown_booking'
  | 'unknown_payment'

/** Processes a payment event once. Late money counts while places are left; otherwise the booking waits. */
export async function recordBookingPayment(
  deps: BookingDeps,
  event: PaymentEvent,
): Promise<BookingPaymentOutcome> {
  if (event.kind === 'ignored') return 'unchanged'
  const found = await bookingOf(deps, event)
  if (!found) return 'unknown_booking'
  if (event.kind === 'failed' || event.kind === 'expired' || event.kind === 'cancelled') {
    // From an earlier payment page.
    const isOld = event.sessionId !== null && found.sessionId !== null && event.sessionId !== found.sessionId
    const released = !isOld && (await releaseBooking(deps, found.id, `payment ${event.kind}`))
    return released ? 'applied' : 'unchanged'
  }
  if (event.kind === 'wrong_mode') return recordPaymentProblem(deps, found.id, event)
  if (event.kind === 'disputed') return recordBookingDispute(deps, event)
  if (event.kind === 'paid' && !isRequestedAmount(found, event)) return rejectPayment(deps, found.id, event)
  if (event.kind === 'refunded' || event.kind === 'refund_failed') return recordRefundEvent(deps, event)
  const outcome = await deps.db.transaction(async (tx) => {
    const place = await deps.events.lock(tx, found.eventId)
    const booking = await lockBooking(tx, found.id)
    if (!booking || !place) return 'unknown_booking'
    // Moved or postponed while this waited for the lock: the money belongs to its successor, or to another date.
    if (booking.state === 'moved' || booking.eventId !== found.eventId) return 'moved'
    // Held anew while this waited for the lock.
    if (event.kind === 'paid' && !isRequestedAmount(booking, event)) return 'mismatch'
    const now = deps.clock()
    const isNew = await insertBookingPaymentEvent(tx, {
      id: event.id,
      bookingId: booking.id,
      kind: event.kind,
      receivedAt: now,
    })
    if (!isNew) return 'duplicate'
    if (event.kind !== 'paid') return 'unchanged'
    return paid(tx, deps, { booking, place, event, now })
  })
  return outcome === 'moved' || outcome === 'mismatch' ? recordBookingPayment(deps, event) : outcome
}

/** A held booking is confirmed by nothing else; other money of an earlier page follows the rules for late money. */
function isRequestedAmount(
  { state, sessionId, askedCents, totalCents, voucherCents }: StoredBooking,
  event: PaymentEvent & { kind: 'paid' },
) {
  if (event.currency !== CURRENCY) return false
  const isOfThisPage = event.sessionId !== null && event.sessionId === sessionId
  if (isOfThisPage && askedCents !== null) return event.amountCents === askedCents
  return state !== 'held' || event.amountCents === totalCents - voucherCents
}

const CURRENCY = 'chf'

/** Follows moves to the booking that has the money. */
async function bookingOf({ db, payments }: BookingDeps, event: PaymentEvent) {
  let found: StoredBooking | undefined
  if (event.orderId && isUuid(event.orderId)) found = await findBooking(db, { id: event.orderId })
  else if (event.sessionId) found = await findBooking(db, { sessionId: event.sessionId })
  else if (event.paymentId) {
    const payment = await findPayment(db, { provider: payments.provider, paymentId: event.paymentId })
    found = payment && (await findBooking(db, { id: payment.bookingId }))
  }
  while (found?.state === 'moved') found = await findBooking(db, { movedFromId: found.id })
  return found
}

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
  const { provider } = deps.payments
  const { paymentId, amountCents } = event
  const arrived = { provider, bookingId: booking.id, amountCents, paidAt: now }
  // Without an id no refund through the provider is possible.
  if (paymentId && !(await insertPayment(tx, { ...arrived, paymentId }))) return 'unchanged'
  const paidCents = booking.paidCents + amountCents
  const testCents = booking.testCents + (deps.payments.test ? amountCents : 0)
  const sessionId = booking.sessionId ?? event.sessionId
  const money = { paidCents, testCents, paymentId, sessionId }
  const taken = await countTaken(tx, place)
  const isIn = booking.state === 'held'
  // The hold has ended: places may be gone.
  const fits = isIn || freePlaces(place, taken) >= booking.people
  const isOn = !place.cancelled && place.startsAt > now
  // Its voucher was returned, so the payment alone may not suffice.
  const pays = coveredCents({ ...booking, paidCents }) >= booking.totalCents
  const isOpen =
    (booking.state === 'cancelled' && booking.feeCents === 0 && booking.payment === 'open') ||
    (booking.state === 'waitlisted' && booking.payment === 'invoice_asked')
  const wasAbandoned = isOpen && isOn && pays
  if (isIn || (wasAbandoned && fits)) {
    const confirmed = await updateBooking(
      tx,
      booking.id,
      { ...money, state: 'confirmed', payment: 'paid', heldUntil: null, offeredUntil: null },
      now,
    )
    await deps.events.setTaken(tx, booking.eventId, await countTaken(tx, place))
    await recordBookingEvent(tx, booking.id, now, 'paid', { detail: { cents: event.amountCents } })
    await deps.invoices.follow(tx, confirmed, { now, because: 'paid' })
    await refundReplaced(tx, deps, place, confirmed)
    await enqueueBookingMails(tx, deps, confirmed, 'confirmed')
    return 'applied'
  }
  const payment = paymentStateAfterLatePayment({ ...booking, ...money })
  const kept = await updateBooking(tx, booking.id, { ...money, payment }, now)
  await recordBookingEvent(
    tx,
    booking.id,
    now,
    kept.state === 'cancelled' ? 'paid_too_late' : payment === 'paid' ? 'paid' : 'paid_again',
    { detail: { cents: event.amountCents } },
  )
  await deps.invoices.follow(tx, kept, { now, because: 'paid' })
  await enqueueRefunds(tx, deps, kept, now)
  if (kept.state === 'cancelled') await enqueueBookingMails(tx, deps, kept, 'cancelled')
  return 'applied'
}

type Outcome = 'applied' | 'unchanged' | 'duplicate'

/** Records a problem and notifies the owner, once per reason; staff decide about the place. Locks the booking. */
function recordPaymentProblem(
  deps: BookingDeps,
  bookingId: string,
  event: PaymentEvent & { kind: 'wrong_mode' },
): Promise<Outcome> {
  return deps.db.transaction(async (tx) => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return 'unchanged'
    if (!(await isNew(tx, deps, bookingId, event))) return 'duplicate'
    if (booking.needsAttention.includes(event.kind)) return 'unchanged'
    await note(tx, deps, booking, event.kind)
    return 'applied'
  })
}

/** Rejects a wrong amount or currency: releases the places, notifies the owner. Not stored: it may not be in francs. */
async function rejectPayment(
  deps: BookingDeps,
  bookingId: string,
  event: PaymentEvent & { kind: 'paid' },
): Promise<Outcome> {
  let isOfOldPage = false
  const outcome = await deps.db.transaction(async (tx): Promise<Outcome> => {
    const booking = await lockBooking(tx, bookingId)
    if (!booking) return 'unchanged'
    isOfOldPage = event.sessionId !== null && event.sessionId !== booking.sessionId
    if (!(await isNew(tx, deps, bookingId, event))) return 'duplicate'
    if (booking.needsAttention.includes('amount_mismatch')) return 'unchanged'
    const { amountCents, currency } = event
    await note(tx, deps, booking, 'amount_mismatch', { cents: amountCents, currency })
    return 'applied'
  })
  // Also for a repeated event: the process may have crashed before.
  if (!isOfOldPage) await releaseBooking(deps, bookingId, 'amount mismatch')
  return outcome
}

function isNew(tx: Transaction, { clock }: BookingDeps, bookingId: string, event: PaymentEvent) {
  return insertBookingPaymentEvent(tx, { id: event.id, bookingId, kind: event.kind, receivedAt: clock() })
}

async function note(
  tx: Transaction,
  deps: BookingDeps,
  booking: StoredBooking,
  reason: BookingAttention,
  detail: Record<string, unknown> = {},
) {
  const now = deps.clock()
  await updateBooking(tx, booking.id, { needsAttention: [...booking.needsAttention, reason] }, now)
  await recordBookingEvent(tx, booking.id, now, reason, { detail })
  await enqueueBookingMails(tx, deps, booking, reason)
}

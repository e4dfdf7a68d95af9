import { accept, type Result, refuse } from '#kernel/result.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#platform/database/database.ts'
import { cancellationFee, daysBefore, decideBooking, freePlaces, mayBecome } from './booking.ts'
import type { BookedEvent, BookingDeps } from './booking-deps.server.ts'
import { oweBookingMails } from './booking-mails.server.ts'
import {
  countTaken,
  findBooking,
  insertBooking,
  lockBooking,
  recordBookingEvent,
  type StoredBooking,
  updateBooking,
} from './bookings-repository.server.ts'
import { openBookingPayment, type PaymentProblem } from './open-booking-payment.server.ts'
import { freePlacesOf, returnVoucher } from './release-booking.server.ts'
import { swissDay } from './swiss-day.ts'

export type ChangeRefusal =
  | { code: 'unknown_booking' }
  | { code: 'not_changeable' }
  | { code: 'too_late' }
  | { code: 'sold_out'; placesLeft: number }
  | { code: 'same_event' }
  | { code: 'other_price' }
  | { code: 'offer_over' }

/** Who asks for a change: the customer with the private link, or somebody of the staff. */
export interface Actor {
  /** Undefined: the customer. */
  staffId?: string | undefined
}

type Change<Value> = Promise<Result<Value, ChangeRefusal>>

/** What a cancellation today would cost, by the terms. */
export function feeToday(
  booking: Pick<StoredBooking, 'state' | 'totalCents'>,
  event: Pick<BookedEvent, 'startsLocal'>,
  today: string,
): number {
  if (booking.state !== 'confirmed') return 0
  return cancellationFee(booking.totalCents, daysBefore(event.startsLocal.slice(0, 10), today))
}

/**
 * Cancels a booking by the terms. What was paid beyond the fee goes back: a voucher's part onto the voucher first.
 * Its places go to who waits. `feeCents` overrides the terms where the staff is generous.
 */
export async function cancelBooking(
  deps: BookingDeps,
  bookingId: string,
  { staffId, feeCents }: Actor & { feeCents?: number } = {},
): Change<StoredBooking> {
  return underLocks(deps, bookingId, async (tx, booking, event, now): Change<StoredBooking> => {
    if (!mayBecome(booking.state, 'cancelled')) return refuse({ code: 'not_changeable' })
    if (!staffId && event.startsAt <= now) return refuse({ code: 'too_late' })
    const fee = Math.min(feeCents ?? feeToday(booking, event, swissDay(now)), booking.totalCents)
    const received = booking.paidCents + booking.voucherCents
    const backOnVoucher = Math.min(booking.voucherCents, Math.max(0, received - fee))
    await returnVoucher(tx, deps, booking, backOnVoucher, now)
    const refundCents = Math.min(booking.paidCents, Math.max(0, received - fee - backOnVoucher))
    const cancelled = await updateBooking(
      tx,
      bookingId,
      {
        state: 'cancelled',
        heldUntil: null,
        offeredUntil: null,
        feeCents: fee,
        voucherCents: booking.voucherCents - backOnVoucher,
        payment: refundCents > 0 ? 'refund_due' : booking.payment,
      },
      now,
    )
    const detail = { feeCents: fee, refundCents, voucherCents: backOnVoucher }
    await recordBookingEvent(tx, { bookingId, at: now, action: 'cancelled', actorId: staffId, detail })
    await oweBookingMails(tx, deps, cancelled, 'cancelled')
    await freePlacesOf(tx, deps, booking.eventId)
    return accept(cancelled)
  })
}

/**
 * Fewer people at any time before the beginning (the difference is treated as a partial cancellation by the terms),
 * more only on invoice or when staff does it, because the difference has to be paid.
 */
export async function changePeople(
  deps: BookingDeps,
  bookingId: string,
  people: number,
  { staffId }: Actor = {},
): Change<StoredBooking> {
  return underLocks(deps, bookingId, async (tx, booking, event, now): Change<StoredBooking> => {
    if (booking.state !== 'confirmed' && booking.state !== 'waitlisted')
      return refuse({ code: 'not_changeable' })
    if (event.startsAt <= now) return refuse({ code: 'too_late' })
    if (people === booking.people) return accept(booking)
    const more = people - booking.people
    if (booking.state === 'confirmed' && more > 0) {
      if (booking.payment !== 'invoiced' && !staffId) return refuse({ code: 'not_changeable' })
      const free = freePlaces(event, await countTaken(tx, event))
      if (more > free) return refuse({ code: 'sold_out', placesLeft: free })
    }
    const each = booking.totalCents / booking.people
    const lostCents = more < 0 ? Math.round(each * -more) : 0
    const fee =
      booking.state === 'confirmed'
        ? feeToday({ ...booking, totalCents: lostCents }, event, swissDay(now))
        : 0
    const totalCents = Math.round(each * people) + fee
    const overpaid = booking.paidCents + booking.voucherCents - totalCents
    const backOnVoucher = Math.min(booking.voucherCents, Math.max(0, overpaid))
    await returnVoucher(tx, deps, booking, backOnVoucher, now)
    const refundCents = Math.max(0, overpaid - backOnVoucher)
    const changed = await updateBooking(
      tx,
      bookingId,
      {
        people,
        totalCents,
        voucherCents: booking.voucherCents - backOnVoucher,
        participants: booking.participants.slice(0, people),
        ...(refundCents > 0 && { payment: 'refund_due' as const }),
      },
      now,
    )
    const detail = { from: booking.people, to: people, feeCents: fee, refundCents }
    await recordBookingEvent(tx, { bookingId, at: now, action: 'people_changed', actorId: staffId, detail })
    await oweBookingMails(tx, deps, changed, 'changed')
    await freePlacesOf(tx, deps, booking.eventId)
    return accept(changed)
  })
}

/**
 * Moves a confirmed booking to another date of the same price: the old one is `moved`, a new one takes its money
 * and voucher along. Customers may as long as the terms let them cancel for nothing. Locks both events in the order
 * of their ids.
 */
export async function moveBooking(
  deps: BookingDeps,
  bookingId: string,
  toEventId: string,
  { staffId }: Actor = {},
): Change<StoredBooking> {
  const found = await findBooking(deps.db, { id: bookingId })
  if (!found) return refuse({ code: 'unknown_booking' })
  if (found.eventId === toEventId) return refuse({ code: 'same_event' })
  const [from, to] = await Promise.all(
    [found.eventId, toEventId].map((id) => deps.events.find(deps.db, id, found.language)),
  )
  if (!from || !to) return refuse({ code: 'unknown_booking' })
  if (!staffId && (from.serviceId !== to.serviceId || from.priceCents !== to.priceCents))
    return refuse({ code: 'other_price' })
  return deps.db.transaction(async (tx) => {
    for (const id of [from.id, to.id].sort()) await deps.events.lock(tx, id)
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'confirmed') return refuse({ code: 'not_changeable' })
    const now = deps.clock()
    if (!staffId && feeToday(booking, from, swissDay(now)) > 0) return refuse({ code: 'too_late' })
    const wish = { people: booking.people, waitIfFull: false, dueCents: 0, way: 'online' as const }
    const taken = await countTaken(tx, to)
    const decision = decideBooking(to, taken, wish, now)
    if (!decision.ok)
      return refuse(
        decision.refusal.code === 'sold_out' ? decision.refusal : { code: 'not_changeable' as const },
      )
    const id = randomUUID()
    const { number: _number, ...copied } = booking
    const moved = await insertBooking(tx, {
      ...copied,
      id,
      eventId: to.id,
      movedFromId: booking.id,
      referenceHash: hashToken(deriveToken(deps.key, 'booking-reference', id)),
      idempotencyHash: null,
      sessionId: null,
      sessionUrl: null,
      remindedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    if (!moved) throw new Error('a moved booking collided')
    await updateBooking(tx, booking.id, { state: 'moved', voucherCents: 0, paidCents: 0 }, now)
    const detail = { to: moved.id }
    await recordBookingEvent(tx, {
      bookingId: booking.id,
      at: now,
      action: 'moved',
      actorId: staffId,
      detail,
    })
    await recordBookingEvent(tx, {
      bookingId: id,
      at: now,
      action: 'moved_here',
      actorId: staffId,
      detail: { from: booking.id },
    })
    await deps.events.setTaken(tx, to.id, taken + moved.people)
    await oweBookingMails(tx, deps, moved, 'moved')
    await freePlacesOf(tx, deps, from.id)
    return accept(moved)
  })
}

/** Takes an offered place: paid now, or by invoice. @returns the hosted page when something has to be paid. */
export async function acceptOffer(
  deps: BookingDeps,
  bookingId: string,
): Promise<Result<{ payUrl: string | null }, ChangeRefusal | PaymentProblem>> {
  const taken = await underLocks(deps, bookingId, async (tx, booking, _event, now): Change<StoredBooking> => {
    if (booking.state === 'held') return accept(booking)
    if (booking.state !== 'waitlisted' || !booking.offeredUntil || booking.offeredUntil <= now)
      return refuse({ code: 'offer_over' })
    const byInvoice = booking.invoiceAddress !== null
    const next = byInvoice
      ? { state: 'confirmed' as const, payment: 'invoiced' as const }
      : { state: 'held' as const, heldUntil: new Date(now.getTime() + 15 * 60_000) }
    const updated = await updateBooking(tx, bookingId, { ...next, offeredUntil: null }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'offer_accepted' })
    if (byInvoice) await oweBookingMails(tx, deps, updated, 'confirmed')
    return accept(updated)
  })
  if (!taken.ok) return taken
  if (taken.value.state !== 'held') return accept({ payUrl: null })
  const event = await deps.events.find(deps.db, taken.value.eventId, taken.value.language)
  if (!event) return refuse({ code: 'unknown_booking' })
  const opened = await openBookingPayment(deps, taken.value, event)
  return opened.ok ? accept({ payUrl: opened.value }) : opened
}

/** Names of those who come, at most as many as there are places. */
export async function nameParticipants(
  deps: BookingDeps,
  bookingId: string,
  names: readonly string[],
  { staffId }: Actor = {},
): Change<StoredBooking> {
  return underLocks(deps, bookingId, async (tx, booking, _event, now): Change<StoredBooking> => {
    if (booking.state === 'cancelled' || booking.state === 'moved') return refuse({ code: 'not_changeable' })
    const participants = names.slice(0, booking.people)
    const named = await updateBooking(tx, bookingId, { participants }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'participants_named', actorId: staffId })
    return accept(named)
  })
}

/** Event first, booking second: the order in which every transaction locks. */
async function underLocks<Value>(
  deps: BookingDeps,
  bookingId: string,
  run: (tx: Transaction, booking: StoredBooking, event: BookedEvent, now: Date) => Change<Value>,
): Change<Value> {
  const found = await findBooking(deps.db, { id: bookingId })
  const event = found && (await deps.events.find(deps.db, found.eventId, found.language))
  if (!found || !event) return refuse({ code: 'unknown_booking' })
  return deps.db.transaction(async (tx) => {
    await deps.events.lock(tx, found.eventId)
    const booking = await lockBooking(tx, bookingId)
    return booking ? run(tx, booking, event, deps.clock()) : refuse({ code: 'unknown_booking' as const })
  })
}

import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import { randomUUID } from 'node:crypto'
import {
  type BookableEvent,
  cancellationFee,
  daysBefore,
  decideBooking,
  canBecome,
  receivedCents,
  refundDueCents,
} from '../booking.ts'
import { paymentStateAfterCancellation } from '../rules/booking-balance.ts'
import type { BookedEvent, BookingDeps } from '../booking-deps.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { countFree, countUnreviewedInvoiced } from '../database/booking-limits-repository.server.ts'
import {
  countTaken,
  findBooking,
  insertBooking,
  lockBooking,
  recordBookingEvent,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { movePayments } from '../database/booking-payments-repository.server.ts'
import { enqueuePageClosing } from '../money/close-payment-page.server.ts'
import { decideMorePeople } from './decide-more-people.server.ts'
import { isFreeBookingAllowed } from '../rules/free-limits.ts'
import { isInvoiceAllowed } from '../rules/invoice-limits.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import { bookingRevision } from '../rules/booking-revision.ts'
import { settleVoucher } from '../money/settle-voucher.server.ts'
import { withBookingLocks } from './with-booking-locks.server.ts'
import type { Actor, Change } from './change-refusal.ts'

/** What a cancellation today would cost, by the terms, with what earlier cancelled places cost. */
export function feeToday(
  booking: Pick<StoredBooking, 'state' | 'totalCents' | 'feeCents' | 'freeToLeave'>,
  event: Pick<BookedEvent, 'startsLocal' | 'cancelled'>,
  today: string,
): number {
  // We called it off: nobody owes anything.
  if (booking.state !== 'confirmed' || event.cancelled) return 0
  if (booking.freeToLeave) return booking.feeCents
  const daysLeft = daysBefore(event.startsLocal.slice(0, 10), today)
  return booking.feeCents + cancellationFee(booking.totalCents - booking.feeCents, daysLeft)
}

/** Whether a booking stands otherwise than the page showed it that somebody pressed on. */
export function isOutdated(
  seen: string | undefined,
  booking: StoredBooking,
  event: BookedEvent,
  now: Date,
): boolean {
  return seen !== undefined && seen !== bookingRevision(booking, feeToday(booking, event, swissTime(now).day))
}

/**
 * Cancels a booking by the terms. What was paid beyond the fee goes back: a voucher's part onto the voucher first.
 * Its places go to who waits. `feeCents` overrides the terms where the staff is generous.
 */
export async function cancelBooking(
  deps: BookingDeps,
  bookingId: string,
  { staffId, feeCents, seen }: Actor & { feeCents?: number } = {},
): Change<StoredBooking> {
  return withBookingLocks(deps, bookingId, async (tx, booking, event, now): Change<StoredBooking> => {
    if (!canBecome(booking.state, 'cancelled')) return refuse({ code: 'not_changeable' })
    if (!staffId && event.startsAt <= now) return refuse({ code: 'too_late' })
    if (isOutdated(seen, booking, event, now)) return refuse({ code: 'changed_meanwhile' })
    const asked = Math.max(0, feeCents ?? feeToday(booking, event, swissTime(now).day))
    const fee = Math.min(asked, booking.totalCents)
    const leavesList = booking.state === 'waitlisted' && booking.payment !== 'invoice_asked'
    const after = { ...booking, state: 'cancelled' as const, feeCents: fee }
    const { voucherCents, payment: settled } = await settleVoucher(tx, deps, after, now)
    const payment = paymentStateAfterCancellation(booking, settled)
    const cancelled = await updateBooking(
      tx,
      bookingId,
      {
        state: 'cancelled',
        heldUntil: null,
        offeredUntil: null,
        feeCents: fee,
        voucherCents,
        payment,
        // Who gives a hold up may book the same again.
        ...(payment !== settled && { idempotencyHash: null }),
      },
      now,
    )
    const backOnVoucher = booking.voucherCents - voucherCents
    const detail = {
      feeCents: fee,
      refundCents: refundDueCents(cancelled),
      voucherCents: backOnVoucher,
      ...(leavesList && { fromList: true }),
    }
    await recordBookingEvent(tx, { bookingId, at: now, action: 'cancelled', actorId: staffId, detail })
    await enqueueRefunds(tx, deps, cancelled, now)
    await enqueuePageClosing(tx, booking)
    // Somebody in the middle of paying has no confirmation that could be taken back.
    if (booking.state !== 'held')
      await enqueueBookingMails(tx, deps, cancelled, leavesList ? 'left_list' : 'cancelled', {
        byVisitor: !staffId && receivedCents(booking) === 0,
      })
    await freePlacesOf(tx, deps, booking.eventId)
    return accept(cancelled)
  })
}

/**
 * Fewer people at any time before the beginning (the difference is treated as a partial cancellation by the terms),
 * more only on invoice or when staff does it, because the difference has to be paid. Who waits is changed by staff alone.
 */
export async function changePeople(
  deps: BookingDeps,
  bookingId: string,
  people: number,
  { staffId, seen }: Actor = {},
): Change<StoredBooking> {
  return withBookingLocks(deps, bookingId, async (tx, booking, event, now): Change<StoredBooking> => {
    if (!canChangePeople(booking, { byStaff: staffId !== undefined }))
      return refuse({ code: 'not_changeable' })
    if (event.startsAt <= now) return refuse({ code: 'too_late' })
    if (isOutdated(seen, booking, event, now)) return refuse({ code: 'changed_meanwhile' })
    if (people === booking.people) return accept(booking)
    const more = people - booking.people
    const refusal = more > 0 && (await decideMorePeople(tx, deps, { booking, event, people }, { staffId }))
    if (refusal) return refuse(refusal)
    // What earlier cancelled places cost is part of the total, not of the price of the others.
    const each = (booking.totalCents - booking.feeCents) / booking.people
    const lost = { ...booking, totalCents: more < 0 ? Math.round(each * -more) : 0, feeCents: 0 }
    const fee = feeToday(lost, event, swissTime(now).day)
    const feeCents = booking.feeCents + fee
    const totalCents = Math.round(each * people) + feeCents
    const settled = await settleVoucher(tx, deps, { ...booking, totalCents }, now)
    // More places than were paid for, or than are once a refund has left: the difference comes by invoice.
    const stays = receivedCents(booking) - (more > 0 ? await pendingRefundCents(tx, bookingId) : 0)
    const grown = more > 0 && booking.state === 'confirmed' && stays < totalCents
    if (grown) settled.payment = 'invoiced'
    const invoiceOnTrust = booking.invoiceOnTrust || (grown && !staffId)
    const participants = booking.participants.slice(0, people)
    const changed = await updateBooking(
      tx,
      bookingId,
      { people, totalCents, feeCents, participants, invoiceOnTrust, ...settled },
      now,
    )
    const refundCents = refundDueCents(changed)
    const voucherCents = booking.voucherCents - settled.voucherCents
    const detail = { from: booking.people, to: people, feeCents: fee, refundCents, voucherCents }
    await recordBookingEvent(tx, { bookingId, at: now, action: 'people_changed', actorId: staffId, detail })
    await enqueueRefunds(tx, deps, changed, now)
    await enqueueBookingMails(tx, deps, changed, 'changed', { byVisitor: !staffId })
    await freePlacesOf(tx, deps, booking.eventId)
    return accept(changed)
  })
}

/** Whether the number of people of a booking in this state is anybody's to change before the event begins. */
export function canChangePeople(
  { state }: Pick<StoredBooking, 'state'>,
  { byStaff }: { byStaff: boolean } = { byStaff: false },
): boolean {
  return state === 'confirmed' || (byStaff && state === 'waitlisted')
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
  { staffId, seen }: Actor = {},
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
    const locked = new Map<string, BookableEvent | undefined>()
    for (const id of [from.id, to.id].sort()) locked.set(id, await deps.events.lock(tx, id))
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'confirmed') return refuse({ code: 'not_changeable' })
    const now = deps.clock()
    if (isOutdated(seen, booking, from, now)) return refuse({ code: 'changed_meanwhile' })
    if (!staffId && feeToday(booking, from, swissTime(now).day) > 0) return refuse({ code: 'too_late' })
    const wish = {
      people: booking.people,
      waitIfFull: false,
      dueCents: 0,
      way: 'online' as const,
      onTrust: true,
    }
    const place = locked.get(to.id)
    const taken = place ? await countTaken(tx, place) : 0
    const decision = decideBooking(place, taken, wish, now)
    if (!decision.ok)
      return refuse(
        decision.refusal.code === 'sold_out' ? decision.refusal : { code: 'not_changeable' as const },
      )
    if (booking.invoiceOnTrust && !staffId && place) {
      const before = await countUnreviewedInvoiced(tx, { ...booking, eventId: to.id })
      const ofOthers = { ...before, ofCustomer: before.ofCustomer - booking.people }
      if (!isInvoiceAllowed(place, booking.people, ofOthers, deps.invoicePercent))
        return refuse({ code: 'ask_us' })
    }
    if (booking.totalCents === 0 && !staffId && place) {
      const before = await countFree(tx, { ...booking, eventId: to.id }, now)
      if (!isFreeBookingAllowed(place, booking.people, before)) return refuse({ code: 'ask_us' })
    }
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
      freeToLeave: false,
      remindedAt: null,
      createdAt: now,
      updatedAt: now,
    })
    if (!moved) throw new Error('a moved booking collided')
    if (booking.voucherId)
      await deps.vouchers.carry(tx, { voucherId: booking.voucherId, from: booking.id, to: id }, now)
    await movePayments(tx, booking.id, id)
    await updateBooking(
      tx,
      booking.id,
      { state: 'moved', payment: 'nothing_due', voucherCents: 0, paidCents: 0, refundedCents: 0 },
      now,
    )
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
    await enqueueBookingMails(tx, deps, moved, 'moved', { byVisitor: !staffId })
    await freePlacesOf(tx, deps, from.id)
    return accept(moved)
  })
}

/** Names of those who come, at most as many as there are places. */
export async function nameParticipants(
  deps: BookingDeps,
  bookingId: string,
  names: readonly string[],
  { staffId }: Actor = {},
): Change<StoredBooking> {
  return withBookingLocks(deps, bookingId, async (tx, booking, _event, now): Change<StoredBooking> => {
    if (booking.state === 'cancelled' || booking.state === 'moved') return refuse({ code: 'not_changeable' })
    const participants = names.slice(0, booking.people)
    const named = await updateBooking(tx, bookingId, { participants }, now)
    await recordBookingEvent(tx, { bookingId, at: now, action: 'participants_named', actorId: staffId })
    return accept(named)
  })
}

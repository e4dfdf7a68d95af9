import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse, refuseFor } from '#kernel/result.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import {
  type BookableEvent,
  amountDueCents,
  coveredCents,
  decideBooking,
  refundDueCents,
} from '../booking.ts'
import { countFree, countUnreviewedInvoiced } from '../database/booking-limits-repository.server.ts'
import {
  type StoredBooking,
  countTaken,
  findBooking,
  insertBooking,
  lockBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import { feeToday, movedPrice } from '../rules/booking-price.ts'
import { isFreeBookingAllowed, isInvoiceAllowed } from '../rules/booking-limits.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import type { Actor } from '../booking-refusal.ts'
import type { Transaction } from '#platform/database/database.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { readCoursePart, settleVoucher } from '../money/settle-voucher.server.ts'
import { randomUUID } from 'node:crypto'
import { deriveToken, hashToken } from '#platform/secrets.ts'
import { movePayments } from '../database/booking-payments-repository.server.ts'
import { moveGroup } from '../group/group-repository.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { moveChoices } from '../plan-b/plans-repository.server.ts'

/**
 * Moves a booking to a date of the same price; customers while cancelling is free. Locks events in id order.
 * @param notify false: staff tell the customer themselves
 * @param priceCents Rappen per place of the new date as staff saw it, which counts from now on; else the price goes with the booking.
 *   Another one meanwhile is refused.
 */
export async function moveBooking(
  deps: BookingDeps,
  bookingId: string,
  toEventId: string,
  {
    staffId,
    seen,
    notify = true,
    priceCents,
  }: Actor & { notify?: boolean; priceCents?: number | undefined } = {},
) {
  const found = await findBooking(deps.db, { id: bookingId })
  if (!found) return refuseFor('unknown_booking')
  if (found.eventId === toEventId) return refuseFor('same_event')
  const [from, to] = await Promise.all(
    [found.eventId, toEventId].map((id) => deps.events.find(deps.db, id, found.language)),
  )
  if (!from || !to || !(to.public || staffId)) return refuseFor('unknown_booking')
  if (!staffId && (from.serviceId !== to.serviceId || from.priceCents !== to.priceCents))
    return refuseFor('other_price')
  return deps.db.transaction(async (tx) => {
    const locked = new Map<string, BookableEvent | undefined>()
    for (const id of [from.id, to.id].sort()) locked.set(id, await deps.events.lock(tx, id))
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'confirmed' || booking.eventId !== from.id) return refuseFor('not_changeable')
    const now = deps.clock()
    if (isOutdated(seen, booking, from, now)) return refuseFor('changed_meanwhile')
    if (!staffId && feeToday(booking, from, swissTime(now).day) > 0) return refuseFor('too_late')
    const request = {
      people: booking.people,
      waitIfFull: false,
      dueCents: 0,
      way: 'online' as const,
      onTrust: true,
    }
    const place = locked.get(to.id)
    if (priceCents !== undefined && place && place.priceCents !== priceCents)
      return refuseFor('changed_meanwhile')
    const taken = place ? await countTaken(tx, place) : 0
    const decision = decideBooking(place, taken, request, now)
    if (!decision.ok)
      return refuse(
        decision.refusal.code === 'sold_out' ? decision.refusal : { code: 'not_changeable' as const },
      )
    if (booking.invoiceOnTrust && !staffId && place) {
      const before = await countUnreviewedInvoiced(tx, { ...booking, eventId: to.id })
      const ofOthers = { ...before, ofCustomer: before.ofCustomer - booking.people }
      if (!isInvoiceAllowed(place, booking.people, ofOthers, deps.invoicePercent)) return refuseFor('ask_us')
    }
    if (booking.totalCents === 0 && !staffId && place) {
      const before = await countFree(tx, { ...booking, eventId: to.id }, now)
      if (!isFreeBookingAllowed(place, booking.people, before)) return refuseFor('ask_us')
    }
    if (!place) return refuseFor('not_changeable')
    const moved = await carryBooking(tx, deps, { booking, to: place, taken, now, staffId, notify })
    const priced =
      staffId && priceCents !== undefined
        ? await repriceMoved(tx, deps, moved, { priceCents, staffId, now })
        : moved
    await freePlacesOf(tx, deps, from.id)
    return accept(priced)
  })
}

/**
 * Gives a booking that has just moved the price of its new date. What is more is open money, by invoice where one was sent or nothing
 * was open; what is less goes back, but a course voucher stays with its place. An agreed price stays. Needs the locks of event and booking.
 */
export async function repriceMoved(
  tx: Transaction,
  deps: BookingDeps,
  booking: StoredBooking,
  { priceCents, staffId, now }: { priceCents: number; staffId: string; now: Date },
) {
  if (booking.agreedPrice) return booking
  const { id } = booking
  const course = await readCoursePart(tx, deps, booking, now)
  const { totalCents, placeCents } = movedPrice(booking, priceCents, course?.placeCents)
  if (totalCents === booking.totalCents)
    return placeCents === booking.placeCents ? booking : updateBooking(tx, id, { placeCents }, now)
  const isMore = totalCents > booking.totalCents
  const settled = await settleVoucher(tx, deps, { ...booking, totalCents, placeCents }, now, {
    keepsPlace: true,
  })
  const stays = coveredCents(booking) - (isMore ? await pendingRefundCents(tx, id) : 0)
  if (isMore && stays < totalCents) settled.payment = 'invoiced'
  const changed = await updateBooking(tx, id, settled, now)
  const detail = {
    fromCents: booking.totalCents,
    toCents: totalCents,
    refundCents: refundDueCents(changed),
    voucherCents: booking.voucherCents - settled.voucherCents,
  }
  await recordBookingEvent(tx, id, now, 'repriced', { staffId, detail })
  await enqueueRefunds(tx, deps, changed, now)
  const wasSettled = coveredCents(booking) >= amountDueCents(booking)
  await deps.invoices.follow(tx, changed, { staffId, now, because: 'moved', wasSettled })
  return changed
}

/**
 * The booking anew at `to`, with its money, voucher and choice; the old one is `moved`. Drafts of its invoices are written anew. The
 * caller has locked both events and the booking, knows that there is room, and recounts the event that it leaves.
 */
export async function carryBooking(
  tx: Transaction,
  deps: BookingDeps,
  {
    booking,
    to,
    taken,
    now,
    staffId,
    notify = true,
  }: {
    booking: StoredBooking
    to: BookableEvent
    taken: number
    now: Date
    staffId?: string | undefined
    notify?: boolean
  },
) {
  const id = randomUUID()
  const { number: _number, ...copied } = booking
  const moved = await insertBooking(
    tx,
    {
      ...copied,
      id,
      eventId: to.id,
      movedFromId: booking.id,
      referenceHash: hashToken(deriveToken(deps.key, 'booking-reference', id)),
      idempotencyHash: null,
      sessionId: null,
      sessionUrl: null,
      freeToLeave: false,
      moveRequest: null,
      needsAttention: booking.needsAttention.filter((need) => need !== 'move_wished'),
      remindedAt: null,
      createdAt: now,
      updatedAt: now,
    },
    deps,
  )
  if (booking.voucherId) await deps.vouchers.carry(tx, { from: booking.id, to: id }, now)
  await movePayments(tx, booking.id, id)
  await moveGroup(tx, booking.id, id)
  await moveChoices(tx, booking.id, id)
  await updateBooking(
    tx,
    booking.id,
    {
      state: 'moved',
      payment: 'nothing_due',
      voucherCents: 0,
      paidCents: 0,
      refundedCents: 0,
      withdrawnCents: 0,
      contestedCents: 0,
      testCents: 0,
      creditedCents: 0,
      waivedCents: 0,
    },
    now,
  )
  const detail = { to: moved.id }
  await recordBookingEvent(tx, booking.id, now, 'moved', { staffId, detail })
  await recordBookingEvent(tx, id, now, 'moved_here', {
    staffId,
    detail: { from: booking.id, ...(!notify && { untold: true }) },
  })
  await deps.events.setTaken(tx, to.id, taken + moved.people)
  await deps.invoices.redraft(tx, moved, { staffId, now })
  await enqueueBookingMails(tx, deps, moved, 'moved', { byVisitor: !staffId, notify })
  return moved
}

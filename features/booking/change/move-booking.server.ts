import { swissTime } from '#i18n/format-date.ts'
import { accept, refuse } from '#kernel/result.ts'
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
  lockBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import { carryBooking } from './carry-booking.server.ts'
import { feeToday, movedPrice } from '../rules/booking-price.ts'
import { isFreeBookingAllowed, isInvoiceAllowed } from '../rules/booking-limits.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import type { Actor, Change } from '../booking-refusal.ts'
import type { Transaction } from '#platform/database/database.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { readCoursePart, settleVoucher } from '../money/settle-voucher.server.ts'

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
): Change<StoredBooking> {
  const found = await findBooking(deps.db, { id: bookingId })
  if (!found) return refuse({ code: 'unknown_booking' })
  if (found.eventId === toEventId) return refuse({ code: 'same_event' })
  const [from, to] = await Promise.all(
    [found.eventId, toEventId].map((id) => deps.events.find(deps.db, id, found.language)),
  )
  if (!from || !to || !(to.public || staffId)) return refuse({ code: 'unknown_booking' })
  if (!staffId && (from.serviceId !== to.serviceId || from.priceCents !== to.priceCents))
    return refuse({ code: 'other_price' })
  return deps.db.transaction(async (tx) => {
    const locked = new Map<string, BookableEvent | undefined>()
    for (const id of [from.id, to.id].sort()) locked.set(id, await deps.events.lock(tx, id))
    const booking = await lockBooking(tx, bookingId)
    if (booking?.state !== 'confirmed' || booking.eventId !== from.id)
      return refuse({ code: 'not_changeable' })
    const now = deps.clock()
    if (isOutdated(seen, booking, from, now)) return refuse({ code: 'changed_meanwhile' })
    if (!staffId && feeToday(booking, from, swissTime(now).day) > 0) return refuse({ code: 'too_late' })
    const request = {
      people: booking.people,
      waitIfFull: false,
      dueCents: 0,
      way: 'online' as const,
      onTrust: true,
    }
    const place = locked.get(to.id)
    if (priceCents !== undefined && place && place.priceCents !== priceCents)
      return refuse({ code: 'changed_meanwhile' })
    const taken = place ? await countTaken(tx, place) : 0
    const decision = decideBooking(place, taken, request, now)
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
    if (!place) return refuse({ code: 'not_changeable' })
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
): Promise<StoredBooking> {
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
  await recordBookingEvent(tx, { bookingId: id, at: now, action: 'repriced', actorId: staffId, detail })
  await enqueueRefunds(tx, deps, changed, now)
  const wasSettled = coveredCents(booking) >= amountDueCents(booking)
  await deps.invoices.follow(tx, changed, { staffId, now, because: 'moved', wasSettled })
  return changed
}

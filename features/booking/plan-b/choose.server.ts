import { accept, refuse, refuseFor } from '#kernel/result.ts'
import { type BookableEvent, freePlaces, paymentStateAfter, refundDueCents } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { carryBooking } from '../change/move-booking.server.ts'
import type { Actor } from '../booking-refusal.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import {
  type StoredBooking,
  countTaken,
  findBooking,
  findCurrentBooking,
  lockBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import { type PlanChoice, choiceProblem } from './plan-b.ts'
import { isOffered } from './read-plan.server.ts'
import { type StoredChoice, findChoiceOf, setChoice } from './plans-repository.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { enqueueRefunds, pendingRefundCents } from '../money/enqueue-refunds.server.ts'
import { settleVoucher } from '../money/settle-voucher.server.ts'

export interface GuestChoice {
  choice: PlanChoice
  /** Of `other_date`. */
  eventId?: string | undefined
}

/**
 * A guest takes the new date, another one, a voucher or the money, until the deadline; dates may be changed until then, a voucher and
 * the money are final. Sent twice, it happens once. @returns the booking; another one after a move
 */
export async function choosePlan(
  deps: BookingDeps,
  requestedId: string,
  { choice, eventId }: GuestChoice,
  { staffId, seen }: Actor = {},
) {
  // Sent twice, or in a tab from before a move.
  const booking = await findCurrentBooking(deps.db, requestedId)
  const found = booking && (await findChoiceOf(deps.db, booking.id))
  if (!booking || !found) return refuseFor('choice_unknown')
  const bookingId = booking.id
  const to = choice === 'new_date' ? found.plan.newEventId : choice === 'other_date' ? eventId : undefined
  if (choice === 'other_date' && !to) return refuseFor('choice_unknown')
  // Also back to the new date from another one.
  if (to && to !== booking.eventId && (choice === 'new_date' || choice === 'other_date'))
    return moveByPlan(deps, booking, { to, choice, staffId, seen })
  if (choice === 'other_date')
    return found.chosen.choice === choice ? accept(booking) : refuseFor('same_event')
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking: current, event, now }) => {
    const held = await findChoiceOf(tx, bookingId, { lock: true })
    if (!held) return refuseFor('choice_unknown')
    const { plan, chosen } = held
    if (chosen.choice === choice) return accept(current)
    if (!isOffered(choice, current)) return refuseFor('choice_unknown')
    const problem = choiceProblem({ plan, choice: chosen.choice, state: current.state }, choice, now)
    if (problem) return refuse(problem)
    // Moved meanwhile, so this is about another date than the page showed.
    if (choice === 'new_date' && current.eventId !== plan.newEventId) return refuseFor('changed_meanwhile')
    if (isOutdated(seen, current, event, now)) return refuseFor('changed_meanwhile')
    return accept(await applyChoice(tx, deps, { booking: current, chosen, choice, now, staffId }))
  })
}

/** Only to a place that is free under the lock. Locks both events in id order, then the booking. */
async function moveByPlan(
  deps: BookingDeps,
  found: StoredBooking,
  { to: toId, choice, staffId, seen }: Actor & { to: string; choice: 'new_date' | 'other_date' },
) {
  const [from, to] = await Promise.all(
    [found.eventId, toId].map((id) => deps.events.find(deps.db, id, found.language)),
  )
  const isOpen = to?.public || staffId || choice === 'new_date'
  if (!from || !to || !isOpen) return refuseFor('choice_unknown')
  // Of a group with a date of its own there is no other.
  if (from.priceCents === null) return refuseFor('choice_unknown')
  if (from.serviceId !== to.serviceId || from.priceCents !== to.priceCents) return refuseFor('other_price')
  return deps.db.transaction(async (tx) => {
    const locked = new Map<string, BookableEvent | undefined>()
    for (const id of [from.id, to.id].sort()) locked.set(id, await deps.events.lock(tx, id))
    const booking = await lockBooking(tx, found.id)
    if (!booking) return refuseFor('unknown_booking')
    // Requested twice: the first request has moved it.
    if (booking.state === 'moved') {
      const moved = await findBooking(tx, { movedFromId: booking.id })
      return moved?.eventId === toId ? accept(moved) : refuseFor('changed_meanwhile')
    }
    const now = deps.clock()
    const held = await findChoiceOf(tx, booking.id, { lock: true })
    if (!held) return refuseFor('choice_unknown')
    const problem = choiceProblem({ ...held, choice: held.chosen.choice, state: booking.state }, choice, now)
    if (problem) return refuse(problem)
    if (booking.eventId !== from.id || isOutdated(seen, booking, from, now))
      return refuseFor('changed_meanwhile')
    const place = locked.get(to.id)
    if (!place || place.cancelled || place.startsAt <= now) return refuseFor('choice_unknown')
    const taken = await countTaken(tx, place)
    const placesLeft = freePlaces(place, taken)
    if (booking.people > placesLeft) return refuse({ code: 'sold_out', placesLeft })
    const moved = await carryBooking(tx, deps, { booking, to: place, taken, now, staffId })
    await setChoice(tx, { planId: held.plan.id, bookingId: moved.id }, { choice, chosenAt: now })
    await freePlacesOf(tx, deps, from.id)
    return accept(moved)
  })
}

interface Applied {
  booking: StoredBooking
  chosen: StoredChoice
  choice: Exclude<PlanChoice, 'other_date'>
  now: Date
  /** The guest was silent until the deadline. */
  byDefault?: boolean
  staffId?: string | undefined
}

/** Needs the locks of event, booking and choice, and that the choice may be made. Mails the guest. */
export function applyChoice(tx: Transaction, deps: BookingDeps, applied: Applied) {
  return applied.choice === 'new_date' ? stay(tx, deps, applied) : leave(tx, deps, applied, applied.choice)
}

async function stay(tx: Transaction, deps: BookingDeps, applied: Applied) {
  const { booking, chosen, choice, now, byDefault = false, staffId } = applied
  const kept = await updateBooking(tx, booking.id, { freeToLeave: false }, now)
  await setChoice(tx, chosen, { choice, chosenAt: now, byDefault })
  const detail = { choice, ...(byDefault && { byDefault }) }
  await recordBookingEvent(tx, booking.id, now, 'chosen', { staffId, detail })
  await enqueueBookingMails(tx, deps, kept, 'choice_kept')
  return kept
}

/**
 * Free of charge: the voucher's part is returned to it, the money becomes a new voucher or is refunded. What the Testkasse took of
 * it becomes a voucher of its own: a voucher is real or a test as a whole, and test money may not become a real claim, nor real
 * money one that ends with the Testkasse.
 */
async function leave(
  tx: Transaction,
  deps: BookingDeps,
  { booking, chosen, now, byDefault = false, staffId }: Applied,
  choice: 'voucher' | 'refund',
) {
  const bookingId = booking.id
  const after = { ...booking, state: 'cancelled' as const, feeCents: 0 }
  const { voucherCents, testCents, payment } = await settleVoucher(tx, deps, after, now)
  const settled = { ...after, voucherCents, testCents, payment }
  // A pending refund to the card does not become a voucher too.
  const creditCents =
    choice === 'voucher'
      ? Math.max(0, refundDueCents(settled) - (await pendingRefundCents(tx, bookingId)))
      : 0
  const credited = { ...settled, creditedCents: booking.creditedCents + creditCents }
  const isBack = refundDueCents(credited) > 0 || booking.refundedCents + booking.withdrawnCents > 0
  const cancelled = await updateBooking(
    tx,
    bookingId,
    {
      state: 'cancelled',
      feeCents: 0,
      voucherCents,
      testCents,
      creditedCents: credited.creditedCents,
      freeToLeave: false,
      invoiceOnTrust: false,
      payment: isBack ? paymentStateAfter(credited) : 'nothing_due',
    },
    now,
  )
  const { email: to, language } = booking
  const testPart = Math.min(creditCents, testCents)
  let voucherId: string | null = null
  for (const [amountCents, test] of [
    [testPart, true],
    [creditCents - testPart, false],
  ] as const)
    if (amountCents > 0)
      voucherId = await deps.vouchers.issue(tx, { bookingId, amountCents, test, to, language }, now)
  await setChoice(tx, chosen, { choice, chosenAt: now, byDefault, voucherId })
  const detail = {
    choice,
    refundCents: refundDueCents(cancelled),
    voucherCents: booking.voucherCents - voucherCents,
    creditedCents: creditCents,
    ...(byDefault && { byDefault }),
  }
  await recordBookingEvent(tx, bookingId, now, 'chosen', { staffId, detail })
  await enqueueRefunds(tx, deps, cancelled, now)
  await deps.invoices.follow(tx, cancelled, { staffId, now })
  await enqueueBookingMails(tx, deps, cancelled, choice === 'voucher' ? 'choice_voucher' : 'choice_refund')
  await freePlacesOf(tx, deps, booking.eventId)
  return cancelled
}

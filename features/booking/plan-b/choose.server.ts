import { accept, type Result, refuse } from '#kernel/result.ts'
import { type BookableEvent, freePlaces } from '../booking.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { carryBooking } from '../change/carry-booking.server.ts'
import type { Actor } from '../booking-refusal.ts'
import { withBookingLocks } from '../change/with-booking-locks.server.ts'
import {
  countTaken,
  findBooking,
  findCurrentBooking,
  lockBooking,
  type StoredBooking,
} from '../database/bookings-repository.server.ts'
import { isOutdated } from '../rules/booking-revision.ts'
import { freePlacesOf } from '../waiting-list/offer-free-places.server.ts'
import { applyChoice } from './apply-choice.server.ts'
import { choiceProblem, type ChoiceRefusal, type PlanChoice } from './plan-b.ts'
import { isOffered } from './read-plan.server.ts'
import { findChoiceOf, setChoice } from './plans-repository.server.ts'

export interface GuestChoice {
  choice: PlanChoice
  /** Of `other_date`. */
  eventId?: string | undefined
}

type Chosen = Promise<Result<StoredBooking, ChoiceRefusal>>

/**
 * A guest takes the new date, another one, a voucher or the money, until the deadline; dates may be changed until then, a voucher and
 * the money are final. Sent twice, it happens once. @returns the booking; another one after a move
 */
export async function choosePlan(
  deps: BookingDeps,
  requestedId: string,
  { choice, eventId }: GuestChoice,
  { staffId, seen }: Actor = {},
): Chosen {
  // Sent twice, or in a tab from before a move.
  const booking = await findCurrentBooking(deps.db, requestedId)
  const found = booking && (await findChoiceOf(deps.db, booking.id))
  if (!booking || !found) return refuse({ code: 'choice_unknown' })
  const bookingId = booking.id
  const to = choice === 'new_date' ? found.plan.newEventId : choice === 'other_date' ? eventId : undefined
  if (choice === 'other_date' && !to) return refuse({ code: 'choice_unknown' })
  // Also back to the new date from another one.
  if (to && to !== booking.eventId && (choice === 'new_date' || choice === 'other_date'))
    return moveByPlan(deps, booking, { to, choice, staffId, seen })
  if (choice === 'other_date')
    return found.chosen.choice === choice ? accept(booking) : refuse({ code: 'same_event' })
  return withBookingLocks(deps, bookingId, { staffId }, async ({ tx, booking: current, event, now }) => {
    const held = await findChoiceOf(tx, bookingId, { lock: true })
    if (!held) return refuse({ code: 'choice_unknown' })
    const { plan, chosen } = held
    if (chosen.choice === choice) return accept(current)
    if (!isOffered(choice, current)) return refuse({ code: 'choice_unknown' })
    const problem = choiceProblem({ plan, choice: chosen.choice, state: current.state }, choice, now)
    if (problem) return refuse(problem)
    // Moved meanwhile, so this is about another date than the page showed.
    if (choice === 'new_date' && current.eventId !== plan.newEventId)
      return refuse({ code: 'changed_meanwhile' })
    if (isOutdated(seen, current, event, now)) return refuse({ code: 'changed_meanwhile' })
    return accept(await applyChoice(tx, deps, { booking: current, chosen, choice, now, staffId }))
  })
}

/** Only to a place that is free under the lock. Locks both events in id order, then the booking. */
async function moveByPlan(
  deps: BookingDeps,
  found: StoredBooking,
  { to: toId, choice, staffId, seen }: Actor & { to: string; choice: 'new_date' | 'other_date' },
): Chosen {
  const [from, to] = await Promise.all(
    [found.eventId, toId].map((id) => deps.events.find(deps.db, id, found.language)),
  )
  const isOpen = to?.public || staffId || choice === 'new_date'
  if (!from || !to || !isOpen) return refuse({ code: 'choice_unknown' })
  // Of a group with a date of its own there is no other.
  if (from.priceCents === null) return refuse({ code: 'choice_unknown' })
  if (from.serviceId !== to.serviceId || from.priceCents !== to.priceCents)
    return refuse({ code: 'other_price' })
  return deps.db.transaction(async (tx): Chosen => {
    const locked = new Map<string, BookableEvent | undefined>()
    for (const id of [from.id, to.id].sort()) locked.set(id, await deps.events.lock(tx, id))
    const booking = await lockBooking(tx, found.id)
    if (!booking) return refuse({ code: 'unknown_booking' })
    // Requested twice: the first request has moved it.
    if (booking.state === 'moved') {
      const moved = await findBooking(tx, { movedFromId: booking.id })
      return moved?.eventId === toId ? accept(moved) : refuse({ code: 'changed_meanwhile' })
    }
    const now = deps.clock()
    const held = await findChoiceOf(tx, booking.id, { lock: true })
    if (!held) return refuse({ code: 'choice_unknown' })
    const problem = choiceProblem({ ...held, choice: held.chosen.choice, state: booking.state }, choice, now)
    if (problem) return refuse(problem)
    if (booking.eventId !== from.id || isOutdated(seen, booking, from, now))
      return refuse({ code: 'changed_meanwhile' })
    const place = locked.get(to.id)
    if (!place || place.cancelled || place.startsAt <= now) return refuse({ code: 'choice_unknown' })
    const taken = await countTaken(tx, place)
    const placesLeft = freePlaces(place, taken)
    if (booking.people > placesLeft) return refuse({ code: 'sold_out', placesLeft })
    const moved = await carryBooking(tx, deps, { booking, to: place, taken, now, staffId })
    await setChoice(tx, { planId: held.plan.id, bookingId: moved.id }, { choice, chosenAt: now })
    await freePlacesOf(tx, deps, from.id)
    return accept(moved)
  })
}

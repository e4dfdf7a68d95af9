import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type BookableEvent, freePlaces } from '../booking.ts'
import type { BookedEvent } from '../booking-deps.server.ts'
import {
  countTaken,
  listBookingsOfEvent,
  lockBooking,
  recordBookingEvent,
  type StoredBooking,
  updateBooking,
} from '../database/bookings-repository.server.ts'
import { enqueueBookingMails } from '../mail/booking-mails.server.ts'
import { cancelBookingsOfEvent } from '../staff/staff-event-notifications.server.ts'
import { offeredChoices, type PlanDefault, planProblem, type PlanRefusal } from './plan-b.ts'
import type { PlanDeps } from './plan-deps.server.ts'
import { planRevision } from './plan-revision.ts'
import { findPlan, hasOpenPlan, insertPlan, type StoredPlan } from './plans-repository.server.ts'

export interface PlanWish {
  /** From whoever presses: pressed twice, it starts once. */
  id: string
  eventId: string
  /** The same event on another day, another event of its service, or neither: called off. */
  to: { day: string } | { eventId: string } | null
  otherDates: boolean
  vouchers: boolean
  until: Date
  byDefault: PlanDefault
  /** `planRevision` that the page showed. */
  seen: string
}

type Started = Promise<Result<StoredPlan, PlanRefusal>>

/**
 * Postpones or calls off an event and asks each guest (ADR-052): one transaction with every mail. Places at the new date are kept
 * under its lock. Who pays or waits meanwhile leaves at no cost, or stays with an event that only gets another day.
 */
export function startPlan(deps: PlanDeps, wish: PlanWish, staffId: string): Started {
  const { eventId, to } = wish
  const target = to && 'eventId' in to ? to.eventId : undefined
  return deps.db
    .transaction(async (tx): Started => {
      const locked = new Map<string, BookableEvent | undefined>()
      // The order of every transaction.
      for (const id of [...new Set([eventId, target ?? eventId])].sort())
        locked.set(id, await deps.events.lock(tx, id))
      const known = await findPlan(tx, wish.id)
      if (known) return known.eventId === eventId ? accept(known) : refuse({ code: 'plan_unknown' })
      const event = await deps.events.find(tx, eventId, 'de')
      const now = deps.clock()
      if (!event) return refuse({ code: 'unknown_event' })
      if (await hasOpenPlan(tx, eventId)) return refuse({ code: 'plan_open' })
      if (event.cancelled) return refuse({ code: 'is_cancelled' })
      if (event.endsAt <= now) return refuse({ code: 'is_over' })
      const booked = (await listBookingsOfEvent(tx, eventId)).filter(({ state }) => state === 'confirmed')
      if (booked.length === 0) return refuse({ code: 'nobody_booked' })
      if (wish.seen !== planRevision(booked)) return refuse({ code: 'changed_meanwhile' })
      const kind = to ? 'postponed' : 'called_off'
      const moved = await moveEvent(tx, deps, { wish, event, place: target && locked.get(target), booked })
      if (!moved.ok) return moved
      const problem = planProblem({ ...wish, kind, newStart: moved.value }, now)
      if (problem) throw new Undone(problem)
      const plan = await insertPlan(
        tx,
        {
          id: wish.id,
          eventId,
          kind,
          newEventId: to ? (target ?? eventId) : null,
          startedLocal: event.startsLocal,
          choices: offeredChoices(kind, wish),
          byDefault: wish.byDefault,
          until: wish.until,
          startedAt: now,
          startedBy: staffId,
        },
        booked.map(({ id }) => id),
      )
      if (plan.newEventId !== eventId)
        await cancelBookingsOfEvent(tx, deps, eventId, staffId, { only: ['held', 'waitlisted'] })
      else await tellUndecided(tx, deps, { eventId, staffId })
      for (const { id } of booked) await ask(tx, deps, plan, id, staffId)
      for (const [id, place] of locked)
        if (place) await deps.events.setTaken(tx, id, await countTaken(tx, place))
      const told = booked.filter(({ email }) => email !== null).length
      await deps.planEvents.record(tx, { eventId, planId: plan.id, kind, told, staffId })
      return accept(plan)
    })
    .catch((error: unknown): Awaited<Started> => {
      if (error instanceof Undone) return refuse(error.refusal)
      throw error
    })
}

/** Rolls back what the calendar already has. */
class Undone extends Error {
  readonly refusal: PlanRefusal

  constructor(refusal: PlanRefusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** @returns the new start, null when there is none */
async function moveEvent(
  tx: Transaction,
  deps: PlanDeps,
  {
    wish: { to, eventId },
    event,
    place,
    booked,
  }: {
    wish: PlanWish
    event: BookedEvent
    place: BookableEvent | undefined | ''
    booked: readonly StoredBooking[]
  },
): Promise<Result<Date | null, PlanRefusal>> {
  if (to && 'day' in to) {
    const moved = await deps.planEvents.moveToDay(tx, eventId, to.day)
    return moved.ok ? accept(moved.value.startsAt) : moved
  }
  if (!to) {
    await deps.planEvents.callOff(tx, eventId)
    return accept(null)
  }
  if (to.eventId === eventId) return refuse({ code: 'same_event' })
  const other = await deps.events.find(tx, to.eventId, 'de')
  if (!place || !other || other.cancelled) return refuse({ code: 'unknown_event' })
  if (other.serviceId !== event.serviceId || other.priceCents !== event.priceCents)
    return refuse({ code: 'other_price' })
  const free = freePlaces(place, await countTaken(tx, place))
  const people = booked.reduce((sum, each) => sum + each.people, 0)
  if (people > free) return refuse({ code: 'sold_out', placesLeft: free })
  await deps.planEvents.callOff(tx, eventId)
  return accept(other.startsAt)
}

async function ask(
  tx: Transaction,
  deps: PlanDeps,
  plan: StoredPlan,
  bookingId: string,
  staffId: string,
): Promise<void> {
  const booking = await lockBooking(tx, bookingId)
  if (!booking) return
  const now = deps.clock()
  const asked = await updateBooking(
    tx,
    bookingId,
    { eventId: plan.newEventId ?? booking.eventId, freeToLeave: true, remindedAt: null },
    now,
  )
  const detail = { plan: plan.id, from: plan.startedLocal }
  await recordBookingEvent(tx, { bookingId, at: now, action: plan.kind, actorId: staffId, detail })
  await enqueueBookingMails(tx, deps, asked, plan.kind)
}

/** Of an event that only gets another day: who pays or waits stays, may leave for free, and who waits is told. */
async function tellUndecided(
  tx: Transaction,
  deps: PlanDeps,
  { eventId, staffId }: { eventId: string; staffId: string },
): Promise<void> {
  const now = deps.clock()
  for (const booking of await listBookingsOfEvent(tx, eventId)) {
    if (booking.state !== 'held' && booking.state !== 'waitlisted') continue
    await updateBooking(tx, booking.id, { freeToLeave: true }, now)
    if (booking.state === 'held') continue
    const action = 'event_changed'
    await recordBookingEvent(tx, { bookingId: booking.id, at: now, action, actorId: staffId })
    await enqueueBookingMails(tx, deps, booking, action)
  }
}

import type { Database } from '#platform/database/database.ts'
import { moneyLeftCents, receivedCents } from '../booking.ts'
import { type StoredBooking, listBookingsOfEvent } from '../database/bookings-repository.server.ts'
import {
  PLAN_CHOICES,
  type PlanChoice,
  type PlanCost,
  type PlanGuest,
  type PlanPreview,
  type PlanView,
  type StaffPlan,
  planCost,
  planRevision,
} from './plan-b.ts'
import { type StoredPlan, findChoiceOf, listChoices, listPlansOf } from './plans-repository.server.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import { readBookingVouchers } from '../money/read-booking-vouchers.server.ts'
import { bookingBalance, outstandingCents } from '../rules/booking-balance.ts'

/**
 * A group at an agreed price has its date alone: there is no other one with its price. No voucher is issued for money that a bank contests.
 */
export function isOffered(
  choice: PlanChoice,
  { agreedPrice, contestedCents }: Pick<StoredBooking, 'agreedPrice' | 'contestedCents'>,
) {
  return !(choice === 'other_date' && agreedPrice) && !(choice === 'voucher' && contestedCents > 0)
}

/** The latest plan that concerns the booking; null when none does. */
export async function readPlanView(
  db: Database,
  booking: StoredBooking,
  now: Date,
): Promise<PlanView | null> {
  const found = await findChoiceOf(db, booking.id)
  if (!found) return null
  const { plan, chosen } = found
  return {
    kind: plan.kind,
    until: plan.until.toISOString(),
    isOpen: plan.settledAt === null && plan.until > now && booking.state === 'confirmed',
    startedLocal: plan.startedLocal,
    eventId: plan.eventId,
    newEventId: plan.newEventId,
    choices: plan.choices.filter((each) => isOffered(each, booking)),
    chosen: chosen.choice,
    byDefault: plan.byDefault,
    wasSilent: chosen.byDefault,
    moneyCents: moneyLeftCents(booking),
    onVoucherCents: booking.voucherCents,
  }
}

type Deps = Pick<BookingDeps, 'db' | 'vouchers'>

/** What Plan B would mean for the event now; undefined when nobody has booked. */
export async function previewPlan(
  db: Database,
  { id: eventId, blocked: outside }: { id: string; blocked: number },
): Promise<PlanPreview | undefined> {
  const all = await listBookingsOfEvent(db, eventId)
  const booked = all.filter(({ state }) => state === 'confirmed')
  if (booked.length === 0) return undefined
  const withEmail = booked.filter(({ email }) => email !== null).length
  const open = booked.map(outstandingCents).filter((cents) => cents > 0)
  return {
    seen: planRevision(booked),
    bookings: booked.length,
    people: booked.reduce((sum, { people }) => sum + people, 0),
    mails: withEmail,
    calls: booked.length - withEmail,
    outside,
    costs: PLAN_CHOICES.map((choice) => ({ choice, ...planCost(booked, choice) })),
    openBookings: open.length,
    openCents: open.reduce((sum, cents) => sum + cents, 0),
  }
}

/** The plans of an event, and those that brought bookings to it, latest first. */
export async function readStaffPlans(deps: Deps, eventId: string, now: Date): Promise<StaffPlan[]> {
  const plans = await listPlansOf(deps.db, eventId)
  return Promise.all(plans.map((plan) => toStaffPlan(deps, plan, now)))
}

async function toStaffPlan({ db, vouchers }: Deps, plan: StoredPlan, now: Date): Promise<StaffPlan> {
  const rows = await listChoices(db, plan.id)
  const read = await readBookingVouchers(
    db,
    { vouchers },
    rows.map(({ booking }) => booking),
    now,
  )
  const guests = rows.map(({ booking, chosen }): PlanGuest => {
    const account = bookingBalance(booking, read.get(booking.id) ?? { voucher: null, returnedCents: 0 })
    const { refundedCents, refundCents, onHoldCents, withdrawnCents } = account
    const isIn = booking.state !== 'cancelled'
    const refunded = refundedCents + withdrawnCents + (isIn ? 0 : refundCents + onHoldCents)
    return {
      bookingId: booking.id,
      eventId: booking.eventId,
      number: booking.number,
      name: booking.name,
      company: booking.company,
      people: booking.people,
      hasEmail: booking.email !== null,
      state: booking.state,
      choice: chosen.choice,
      chosenAt: chosen.chosenAt?.toISOString() ?? null,
      wasSilent: chosen.byDefault,
      refundFailed: booking.payment === 'refund_failed',
      paidCents: account.paidCents,
      refundCents: refunded,
      voucherCents: account.creditedCents + account.voucherBackCents + account.voucherLostCents,
      bookedCents: isIn ? receivedCents(booking) : account.keptCents,
    }
  })
  return {
    id: plan.id,
    kind: plan.kind,
    startedAt: plan.startedAt.toISOString(),
    startedLocal: plan.startedLocal,
    eventId: plan.eventId,
    newEventId: plan.newEventId,
    choices: plan.choices,
    byDefault: plan.byDefault,
    until: plan.until.toISOString(),
    isOpen: plan.settledAt === null && plan.until > now,
    guests,
    sums: guests.reduce(add, { paidCents: 0, refundCents: 0, voucherCents: 0, bookedCents: 0 }),
  }
}

function add(sum: PlanCost, one: PlanCost): PlanCost {
  return {
    paidCents: sum.paidCents + one.paidCents,
    refundCents: sum.refundCents + one.refundCents,
    voucherCents: sum.voucherCents + one.voucherCents,
    bookedCents: sum.bookedCents + one.bookedCents,
  }
}

import { BOOKING_TERMS } from '#content/booking-terms.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'

/** RULING 14. Payment and attendance change independently. */
export const BOOKING_STATES = [
  'held',
  'confirmed',
  'waitlisted',
  'moved',
  'cancelled',
  'attended',
  'no_show',
] as const
export type BookingState = (typeof BOOKING_STATES)[number]

export const PAYMENT_STATES = [
  'open',
  // By invoice, which the owner has to agree to first; takes no place.
  'invoice_asked',
  'invoiced',
  'paid',
  'refund_due',
  // The provider would not send it back: somebody has to look at it.
  'refund_failed',
  'refunded',
  'nothing_due',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export type PaymentWay = 'online' | 'invoice'

/** How long a place is kept while somebody pays. */
export const HOLD_MINUTES = 15
/** How long an offered place waits for an answer; shorter when the event is near. */
export const OFFER_HOURS = 24
export const OFFER_HOURS_WHEN_NEAR = 4
/** People of one booking. */
export const MAX_PEOPLE = 100

/** An event as the booking rules see it. */
export interface BookableEvent {
  id: string
  startsAt: Date
  endsAt: Date
  cancelled: boolean
  /** Null: not limited. */
  places: number | null
  /** Places given away outside of the site, for example by telephone. */
  blocked: number
  /** Per person; null where a date of one's own has to be asked for. */
  priceCents: number | null
}

export interface PlacesRequest {
  people: number
  /** When there is no place: rather wait than be refused. */
  waitIfFull: boolean
  /** What is left to pay after a voucher, in Rappen. */
  dueCents: number
  way: PaymentWay
  /** An invoice gives the places at once; else somebody of us looks at it first. */
  onTrust: boolean
}

export type BookingRefusal =
  | { code: 'unknown_event' }
  | { code: 'event_cancelled' }
  | { code: 'event_begun' }
  | { code: 'not_bookable' }
  | { code: 'sold_out'; placesLeft: number }

/** Which state a new booking begins in, and how it is paid. */
export interface BookingDecision {
  state: Extract<BookingState, 'held' | 'confirmed' | 'waitlisted'>
  payment: PaymentState
  heldUntil: Date | null
}

/**
 * What becomes of a wish for places, given how many of the event's places are taken now. Never gives more than
 * there are; people who wait are not overtaken by a smaller group unless they were offered nothing that fits.
 */
export function decideBooking(
  event: BookableEvent | undefined,
  taken: number,
  wish: PlacesRequest,
  now: Date,
): Result<BookingDecision, BookingRefusal> {
  if (!event) return refuse({ code: 'unknown_event' })
  if (event.cancelled) return refuse({ code: 'event_cancelled' })
  if (event.startsAt <= now) return refuse({ code: 'event_begun' })
  if (event.priceCents === null) return refuse({ code: 'not_bookable' })
  const free = freePlaces(event, taken)
  if (wish.people > free) {
    if (wish.waitIfFull && fitsCapacity(event, wish.people))
      return accept({ state: 'waitlisted', payment: 'open', heldUntil: null })
    return refuse({ code: 'sold_out', placesLeft: free })
  }
  if (wish.dueCents === 0) return accept({ state: 'confirmed', payment: 'nothing_due', heldUntil: null })
  if (wish.way === 'invoice')
    return accept(
      wish.onTrust
        ? { state: 'confirmed', payment: 'invoiced', heldUntil: null }
        : { state: 'waitlisted', payment: 'invoice_asked', heldUntil: null },
    )
  return accept({
    state: 'held',
    payment: 'open',
    heldUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000),
  })
}

/** Places nobody has, holds or was offered; never negative. */
export function freePlaces(event: Pick<BookableEvent, 'places'>, taken: number): number {
  return event.places === null ? Number.POSITIVE_INFINITY : Math.max(0, event.places - taken)
}

/** Whether an event has so many places at all; a larger group would wait for ever. */
export function fitsCapacity({ places }: Pick<BookableEvent, 'places'>, people: number): boolean {
  return places === null || people <= places
}

/** States whose people sit on places. An offer to the waiting list counts too: its row says so by `offeredUntil`. */
export const OCCUPYING_STATES = ['held', 'confirmed', 'attended', 'no_show'] as const satisfies BookingState[]

/** Until when an offer stands: a day, four hours when the event begins within two days, never past its beginning. */
export function offerUntil(event: Pick<BookableEvent, 'startsAt'>, now: Date): Date {
  const isNear = event.startsAt.getTime() - now.getTime() < 48 * 3_600_000
  const end = now.getTime() + (isNear ? OFFER_HOURS_WHEN_NEAR : OFFER_HOURS) * 3_600_000
  return new Date(Math.min(end, event.startsAt.getTime()))
}

/** Days between today and the event's day in Switzerland, both `YYYY-MM-DD`. */
export function daysBefore(eventDay: string, today: string): number {
  return Math.round((Date.parse(eventDay) - Date.parse(today)) / 86_400_000)
}

/** What a customer who cancels owes of a price, by the terms; whole Rappen, rounded in the customer's favour. */
export function cancellationFee(totalCents: number, daysLeft: number): number {
  const step = BOOKING_TERMS.cancellation.find(({ untilDays }) => daysLeft >= untilDays)
  return Math.floor((totalCents * (step?.owedPercent ?? 100)) / 100)
}

/** What the customer owes in all: places and the fee of cancelled ones, or that fee alone. */
export function amountDueCents(booking: {
  state: BookingState
  totalCents: number
  feeCents: number
}): number {
  return booking.state === 'cancelled' ? booking.feeCents : booking.totalCents
}

/** What a booking's money consists of, in Rappen. */
export interface BookingMoney {
  state: BookingState
  payment: PaymentState
  totalCents: number
  feeCents: number
  voucherCents: number
  paidCents: number
  refundedCents: number
}

/** What has been paid and has stayed. */
export function receivedCents({
  paidCents,
  voucherCents,
  refundedCents,
}: Pick<BookingMoney, 'paidCents' | 'voucherCents' | 'refundedCents'>): number {
  return paidCents + voucherCents - refundedCents
}

/**
 * What of the money paid, not of a voucher, is more than the customer owes and has not gone back yet. Who waits has no
 * place to pay for.
 */
export function refundDueCents(booking: Omit<BookingMoney, 'payment'>): number {
  const owed = booking.state === 'waitlisted' ? 0 : amountDueCents(booking)
  const tooMuch = receivedCents(booking) - owed
  return Math.max(0, Math.min(booking.paidCents - booking.refundedCents, tooMuch))
}

/** How a booking stands once money has moved: money that has to go back comes first. */
export function paymentStateAfter(booking: BookingMoney): PaymentState {
  const { payment, refundedCents } = booking
  if (refundDueCents(booking) > 0) return payment === 'refund_failed' ? payment : 'refund_due'
  const isSettled = payment === 'refund_due' || payment === 'refund_failed' || payment === 'paid'
  if (!isSettled) return payment
  return refundedCents > 0 ? 'refunded' : 'paid'
}

/** How a booking stands once money came that nobody was waiting for any more: it pays what is owed, or goes back. */
export function paymentStateAfterLatePayment(booking: BookingMoney): PaymentState {
  if (refundDueCents(booking) > 0) return 'refund_due'
  return receivedCents(booking) < amountDueCents(booking) ? booking.payment : 'paid'
}

const NEXT: Record<BookingState, readonly BookingState[]> = {
  held: ['confirmed', 'cancelled', 'waitlisted'],
  waitlisted: ['held', 'confirmed', 'cancelled'],
  confirmed: ['moved', 'cancelled', 'attended', 'no_show'],
  attended: ['no_show', 'confirmed'],
  no_show: ['attended', 'confirmed'],
  moved: [],
  cancelled: [],
}

export function canBecome(from: BookingState, to: BookingState): boolean {
  return NEXT[from].includes(to)
}

/** Whether the number of people of a booking in this state is anybody's to change before the event begins. */
export function canChangePeople(
  { state }: { state: BookingState },
  { byStaff }: { byStaff: boolean } = { byStaff: false },
): boolean {
  return state === 'confirmed' || (byStaff && state === 'waitlisted')
}

import { BOOKING_TERMS } from './content/booking-terms.ts'
import { accept, refuse, type Result, refuseFor } from '#kernel/result.ts'

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
  // Needs the owner's approval first; takes no place.
  'invoice_asked',
  'invoiced',
  'paid',
  'refund_due',
  // The provider refused; needs attention.
  'refund_failed',
  'refunded',
  'nothing_due',
] as const
export type PaymentState = (typeof PAYMENT_STATES)[number]

export type PaymentWay = 'online' | 'invoice'

/** How what is due after confirmation gets here: by an invoice, in cash or by TWINT on the day, or by bank transfer. */
export const DUE_WAYS = ['invoice', 'door', 'transfer'] as const
export type DueWay = (typeof DUE_WAYS)[number]

/** How a payment that staff record arrived. */
export const PAYMENT_MEANS = ['cash', 'twint', 'transfer'] as const
export type PaymentMeans = (typeof PAYMENT_MEANS)[number]

export const HOLD_MINUTES = 15
export const OFFER_HOURS = 24
export const OFFER_HOURS_WHEN_NEAR = 4
export const MAX_PEOPLE = 100

export interface BookableEvent {
  id: string
  startsAt: Date
  endsAt: Date
  cancelled: boolean
  places: number | null
  /** Given away outside the site, for example by telephone. */
  blocked: number
  /** Per person; null where the date is on request. */
  priceCents: number | null
}

export interface PlacesRequest {
  people: number
  waitIfFull: boolean
  /** After the voucher. */
  dueCents: number
  /** Staff also book for payment later, which they have agreed, or reserve until a time. */
  way: PaymentWay | 'later' | { reservedUntil: Date }
  /** An invoice confirms at once, without approval. */
  onTrust: boolean
}

export type BookingRefusal =
  | { code: 'unknown_event' }
  | { code: 'event_cancelled' }
  | { code: 'event_begun' }
  | { code: 'not_bookable' }
  | { code: 'sold_out'; placesLeft: number }

export interface BookingDecision {
  state: Extract<BookingState, 'held' | 'confirmed' | 'waitlisted'>
  payment: PaymentState
  heldUntil: Date | null
  /** Of what staff reserve: a place offered without having waited for it. */
  offeredUntil?: Date
}

/** Decides a request. Never oversells; a smaller group overtakes the waiting list only if nobody waiting fits. */
export function decideBooking(
  event: BookableEvent | undefined,
  taken: number,
  request: PlacesRequest,
  now: Date,
): Result<BookingDecision, BookingRefusal> {
  if (!event) return refuseFor('unknown_event')
  if (event.cancelled) return refuseFor('event_cancelled')
  if (event.startsAt <= now) return refuseFor('event_begun')
  if (event.priceCents === null) return refuseFor('not_bookable')
  const free = freePlaces(event, taken)
  if (request.people > free) {
    if (request.waitIfFull && fitsCapacity(event, request.people))
      return accept({ state: 'waitlisted', payment: 'open', heldUntil: null })
    return refuse({ code: 'sold_out', placesLeft: free })
  }
  if (typeof request.way === 'object') {
    const until = Math.min(request.way.reservedUntil.getTime(), event.startsAt.getTime())
    return accept({ state: 'waitlisted', payment: 'open', heldUntil: null, offeredUntil: new Date(until) })
  }
  if (request.dueCents === 0) return accept({ state: 'confirmed', payment: 'nothing_due', heldUntil: null })
  if (request.way === 'later') return accept({ state: 'confirmed', payment: 'invoiced', heldUntil: null })
  if (request.way === 'invoice')
    return accept(
      request.onTrust
        ? { state: 'confirmed', payment: 'invoiced', heldUntil: null }
        : { state: 'waitlisted', payment: 'invoice_asked', heldUntil: null },
    )
  return accept({
    state: 'held',
    payment: 'open',
    heldUntil: new Date(now.getTime() + HOLD_MINUTES * 60_000),
  })
}

/** Never negative; infinite without a limit. */
export function freePlaces(event: Pick<BookableEvent, 'places'>, taken: number) {
  return event.places === null ? Number.POSITIVE_INFINITY : Math.max(0, event.places - taken)
}

/** Whether the group could ever fit; a larger one would wait forever. */
export function fitsCapacity({ places }: Pick<BookableEvent, 'places'>, people: number) {
  return places === null || people <= places
}

/** States that take places. So does an offer, marked by `offeredUntil`. */
export const OCCUPYING_STATES = ['held', 'confirmed', 'attended', 'no_show'] as const satisfies BookingState[]

/** Expiry of an offer: 24 hours, 4 within two days of the event, never after its start. */
export function offerUntil(event: Pick<BookableEvent, 'startsAt'>, now: Date) {
  const isNear = event.startsAt.getTime() - now.getTime() < 48 * 3_600_000
  const end = now.getTime() + (isNear ? OFFER_HOURS_WHEN_NEAR : OFFER_HOURS) * 3_600_000
  return new Date(Math.min(end, event.startsAt.getTime()))
}

/** Days from today to the event's Swiss day, both `YYYY-MM-DD`. */
export function daysBefore(eventDay: string, today: string) {
  return Math.round((Date.parse(eventDay) - Date.parse(today)) / 86_400_000)
}

/** Cancellation fee by the terms; whole Rappen, rounded down. */
export function cancellationFee(totalCents: number, daysLeft: number) {
  const step = BOOKING_TERMS.cancellation.find(({ untilDays }) => daysLeft >= untilDays)
  return Math.floor((totalCents * (step?.feePercent ?? 100)) / 100)
}

/** Total amount due: the places and the fees of cancelled ones; for a cancelled booking only the fee. */
export function amountDueCents(booking: { state: BookingState; totalCents: number; feeCents: number }) {
  return booking.state === 'cancelled' ? booking.feeCents : booking.totalCents
}

export interface BookingMoney {
  state: BookingState
  payment: PaymentState
  totalCents: number
  feeCents: number
  voucherCents: number
  paidCents: number
  refundedCents: number
  /** Charged back by lost disputes, in addition to refunds. */
  withdrawnCents: number
  /** The customer's bank decides about it: an open dispute. */
  contestedCents: number
  /** Turned into a new voucher at the customer's choice (ADR-052), in addition to refunds. */
  creditedCents: number
  /** Of refunds and lost disputes, what was not to be given back (goodwill): the customer is not asked for it again. */
  waivedCents: number
  /** What was left with us when it went. */
  waivedKeptCents: number
}

/** Amount received, after refunds, new vouchers and lost disputes. */
export function receivedCents({
  paidCents,
  voucherCents,
  refundedCents,
  withdrawnCents,
  creditedCents,
}: MoneyLeft & { voucherCents: number }) {
  return paidCents + voucherCents - refundedCents - withdrawnCents - creditedCents
}

/**
 * What is still waived at the amount due now. Of a lower price that is only what exceeds the money left with us then: who is refunded
 * first, and gives places up after that, has that money back once.
 */
export function stillWaivedCents(booking: Omit<BookingMoney, 'payment'>) {
  const keptCents = Math.min(booking.waivedKeptCents, receivedCents(booking))
  return Math.min(booking.waivedCents, Math.max(0, amountDueCents(booking) - keptCents))
}

/** What the customer does not owe any more: amount received, and what is waived. */
export function coveredCents(booking: Omit<BookingMoney, 'payment'>) {
  return receivedCents(booking) + stillWaivedCents(booking)
}

/**
 * Of what was paid, what the Testkasse took, after one more payment, or less of what was paid (below zero).
 * @param test the payment is, or was, the Testkasse's
 */
export function testCentsAfter(
  {
    testCents,
    paidCents,
    voucherCents,
  }: Pick<BookingMoney, 'paidCents' | 'voucherCents'> & { testCents: number },
  { cents, test }: { cents: number; test: boolean },
) {
  if (test) return Math.max(0, testCents + cents)
  return Math.min(testCents, Math.max(0, paidCents + voucherCents + Math.min(0, cents)))
}

/** What is covered, without what an open dispute concerns. */
export function securedCents(booking: Omit<BookingMoney, 'payment'>) {
  return coveredCents(booking) - Math.min(booking.contestedCents, moneyLeftCents(booking))
}

type MoneyLeft = Pick<BookingMoney, 'paidCents' | 'refundedCents' | 'withdrawnCents' | 'creditedCents'>

/** Of money paid (not vouchers), what is still with us. Never negative: a dispute may take what became a voucher. */
export function moneyLeftCents({ paidCents, refundedCents, withdrawnCents, creditedCents }: MoneyLeft) {
  return Math.max(0, paidCents - refundedCents - withdrawnCents - creditedCents)
}

/** Amount to refund of money paid (not vouchers). Nothing is due from a waiting booking. Nothing during a dispute. */
export function refundDueCents(booking: Omit<BookingMoney, 'payment'>) {
  return booking.contestedCents > 0 ? 0 : refundAfterDisputesCents(booking)
}

/** What an open dispute keeps from being refunded, in Rappen: due if we win it. */
export function refundOnHoldCents(booking: Omit<BookingMoney, 'payment'>) {
  return booking.contestedCents > 0 ? refundAfterDisputesCents(booking) : 0
}

function refundAfterDisputesCents(booking: Omit<BookingMoney, 'payment'>) {
  const dueNow = booking.state === 'waitlisted' ? 0 : amountDueCents(booking)
  const tooMuch = coveredCents(booking) - dueNow
  return Math.max(0, Math.min(moneyLeftCents(booking), tooMuch))
}

/** Payment state after a payment or refund; a due refund takes precedence. */
export function paymentStateAfter(booking: BookingMoney): PaymentState {
  const { payment, refundedCents, withdrawnCents, creditedCents } = booking
  if (refundDueCents(booking) > 0) return payment === 'refund_failed' ? payment : 'refund_due'
  if (!SETTLED_BY_MONEY.includes(payment)) return payment
  return refundedCents + withdrawnCents + creditedCents > 0 ? 'refunded' : 'paid'
}

const SETTLED_BY_MONEY: readonly PaymentState[] = ['refund_due', 'refund_failed', 'paid', 'refunded']

/** Payment state after money arrives that was no longer expected: it pays what is due or is refunded. */
export function paymentStateAfterLatePayment(booking: BookingMoney): PaymentState {
  if (refundDueCents(booking) > 0) return 'refund_due'
  return coveredCents(booking) < amountDueCents(booking) ? booking.payment : 'paid'
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

export function canBecome(from: BookingState, to: BookingState) {
  return NEXT[from].includes(to)
}

/** Whether customer or staff may change the number of people in this state. */
export function canChangePeople(
  { state }: { state: BookingState },
  { byStaff }: { byStaff: boolean } = { byStaff: false },
) {
  return state === 'confirmed' || (byStaff && state === 'waitlisted')
}

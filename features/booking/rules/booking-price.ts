import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { type BookingState, cancellationFee, daysBefore } from '../booking.ts'

/** What an accepted quote says about a group; its totals replace a price per place. */
export interface AgreedPrice {
  /** Fewer are welcome and pay as many as these. */
  fewest: number
  /** Rappen, for every number of people from the fewest on. */
  totalCents: number[]
  /** `YYYY-MM-DD`: the last day for the customer's final number of people, unless the event moves. */
  finalUntil: string
}

/** Rappen. Undefined for more people than were agreed. */
export function agreedTotal(
  { fewest, totalCents }: Pick<AgreedPrice, 'fewest' | 'totalCents'>,
  people: number,
) {
  return totalCents[Math.max(people, fewest) - fewest]
}

/** An agreed price on the customer's page. */
export interface AgreedView extends Pick<AgreedPrice, 'fewest' | 'totalCents'> {
  most: number
  /** `YYYY-MM-DD`, included. */
  finalDay: string
  /** The number can no longer be changed by the customer. */
  isFinal: boolean
}

/** @param eventDay where the event is now; @param today both `YYYY-MM-DD` */
export function viewAgreed(agreed: AgreedPrice, eventDay: string, today: string): AgreedView {
  const { fewest, totalCents } = agreed
  const finalDay = finalNumberUntil(agreed, eventDay)
  return { fewest, most: fewest + totalCents.length - 1, totalCents, finalDay, isFinal: finalDay < today }
}

/** The last day for the customer's final number of people; it moves with a postponed event. */
export function finalNumberUntil({ finalUntil }: Pick<AgreedPrice, 'finalUntil'>, eventDay: string) {
  const day = new Date(`${eventDay}T00:00Z`)
  day.setUTCDate(day.getUTCDate() - BOOKING_TERMS.finalNumberDays)
  const before = day.toISOString().slice(0, 10)
  return before > finalUntil ? before : finalUntil
}

interface Leaving {
  state: BookingState
  totalCents: number
  feeCents: number
  /** We changed the event: cancelling is free. */
  freeToLeave: boolean
}

interface LeftEvent {
  startsLocal: string
  cancelled: boolean
}

/** Cost of cancelling today by the terms, including fees of earlier cancelled places; in Rappen. */
export function feeToday(booking: Leaving, event: LeftEvent, today: string) {
  if (booking.state !== 'confirmed' || event.cancelled) return 0
  if (booking.freeToLeave) return booking.feeCents
  const daysLeft = daysBefore(event.startsLocal.slice(0, 10), today)
  return booking.feeCents + cancellationFee(booking.totalCents - booking.feeCents, daysLeft)
}

/**
 * Price for another number of people, in Rappen: the same per place, plus the fee for places given up today. Where a moved booking
 * has one place of another price (`placeCents`), that place stays to the last, and so does the one that a course voucher pays: what a credit
 * note took off is off the others. A group pays what was agreed for that number, without a fee.
 * @param booking courseCents: what a course voucher pays of it
 */
export function priceForPeople(
  booking: Leaving & {
    people: number
    agreedPrice?: AgreedPrice | null
    placeCents?: number | null
    courseCents?: number | undefined
  },
  event: LeftEvent,
  people: number,
  today: string,
) {
  const agreedCents = booking.agreedPrice && agreedTotal(booking.agreedPrice, people)
  if (agreedCents != null)
    return { totalCents: agreedCents + booking.feeCents, feeCents: booking.feeCents, lostFeeCents: 0 }
  // The total includes fees of earlier cancelled places.
  const placesCents = booking.totalCents - booking.feeCents
  const each = booking.placeCents ?? placesCents / booking.people
  const changeCents = Math.round(each * Math.abs(people - booking.people))
  const mayGoCents = Math.max(0, placesCents - (booking.courseCents ?? 0))
  const lostCents = people < booking.people ? Math.min(changeCents, mayGoCents) : 0
  const lost = { ...booking, totalCents: lostCents, feeCents: 0 }
  const lostFeeCents = feeToday(lost, event, today)
  const feeCents = booking.feeCents + lostFeeCents
  const addedCents = people > booking.people ? changeCents : 0
  return { totalCents: placesCents + addedCents - lostCents + feeCents, feeCents, lostFeeCents }
}

interface MovedBooking {
  people: number
  feeCents: number
}

interface MovedPrice {
  totalCents: number
  /** Of each place but the voucher's; null when all cost the same. */
  placeCents: number | null
}

/**
 * What a booking costs at the price of another date, in Rappen, with the fees of places that were given up. A course voucher
 * stands for one place at any price, so that place keeps its own.
 * @param courseCents what a course voucher pays
 */
export function movedPrice(
  { people, feeCents }: MovedBooking,
  priceCents: number,
  courseCents: number | undefined,
): MovedPrice {
  if (courseCents === undefined || courseCents === priceCents)
    return { totalCents: priceCents * people + feeCents, placeCents: null }
  return { totalCents: priceCents * (people - 1) + courseCents + feeCents, placeCents: priceCents }
}

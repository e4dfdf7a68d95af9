import { type AgreedPrice, agreedTotal } from './agreed-price.ts'
import { type BookingState, cancellationFee, daysBefore } from '../booking.ts'

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
export function feeToday(booking: Leaving, event: LeftEvent, today: string): number {
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
): { totalCents: number; feeCents: number; lostFeeCents: number } {
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

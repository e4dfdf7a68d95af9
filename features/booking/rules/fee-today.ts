import { type BookingState, cancellationFee, daysBefore } from '../booking.ts'

/** What of a booking decides what leaving costs, in Rappen. */
interface Leaving {
  state: BookingState
  totalCents: number
  /** What earlier cancelled places cost; part of the total. */
  feeCents: number
  /** We changed the event: leaving costs nothing. */
  freeToLeave: boolean
}

interface LeftEvent {
  /** `YYYY-MM-DDTHH:MM` in Europe/Zurich. */
  startsLocal: string
  cancelled: boolean
}

/** What a cancellation today would cost, by the terms, with what earlier cancelled places cost. */
export function feeToday(booking: Leaving, event: LeftEvent, today: string): number {
  // We called it off: nobody owes anything.
  if (booking.state !== 'confirmed' || event.cancelled) return 0
  if (booking.freeToLeave) return booking.feeCents
  const daysLeft = daysBefore(event.startsLocal.slice(0, 10), today)
  return booking.feeCents + cancellationFee(booking.totalCents - booking.feeCents, daysLeft)
}

/**
 * What a booking costs for another number of people, in Rappen: each place as much as before, and the fee of those that
 * are given up today.
 */
export function priceForPeople(
  booking: Leaving & { people: number },
  event: LeftEvent,
  people: number,
  today: string,
): { totalCents: number; feeCents: number; lostFeeCents: number } {
  // What earlier cancelled places cost is part of the total, not of the price of the others.
  const each = (booking.totalCents - booking.feeCents) / booking.people
  const fewer = Math.max(0, booking.people - people)
  const lost = { ...booking, totalCents: Math.round(each * fewer), feeCents: 0 }
  const lostFeeCents = feeToday(lost, event, today)
  const feeCents = booking.feeCents + lostFeeCents
  return { totalCents: Math.round(each * people) + feeCents, feeCents, lostFeeCents }
}

import { type BookingMoney, receivedCents } from '../booking.ts'

/** The bookings that a reader of the plan saw; it is refused when others are there, or other money. */
export function planRevision(
  booked: readonly (Omit<BookingMoney, 'state' | 'payment'> & { people: number })[],
): string {
  const people = booked.reduce((sum, each) => sum + each.people, 0)
  const cents = booked.reduce((sum, each) => sum + receivedCents(each), 0)
  return [booked.length, people, cents].join('.')
}

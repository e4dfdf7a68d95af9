import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { countBookedPeople } from '#features/booking/staff-read-bookings.server.ts'
import type { AskDecisionsDeps } from '#features/calendar/ask-decisions.server.ts'

/** The bookings, brought to the calendar's question: features do not know each other. */
export function decisionDeps({ db, clock, ownerEmail }: Pick<BookingDeps, 'db' | 'clock' | 'ownerEmail'>) {
  return {
    db,
    clock,
    ownerEmail,
    countBooked: async (tx, eventIds) => {
      const people = await countBookedPeople(tx, eventIds)
      return new Map(Array.from(people, ([id, { booked }]) => [id, booked]))
    },
  } satisfies AskDecisionsDeps
}

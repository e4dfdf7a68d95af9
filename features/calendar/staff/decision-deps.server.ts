import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { countBookedPeople } from '#features/booking/staff/staff-read-bookings.server.ts'
import type { RequestDecisionsDeps } from './request-decisions.server.ts'

/** Adapter, because features do not import each other. */
export function decisionDeps({ db, clock, ownerEmail }: Pick<BookingDeps, 'db' | 'clock' | 'ownerEmail'>) {
  return {
    db,
    clock,
    ownerEmail,
    countBooked: async (tx, eventIds) => {
      const people = await countBookedPeople(tx, eventIds)
      return new Map(Array.from(people, ([id, { booked }]) => [id, booked]))
    },
  } satisfies RequestDecisionsDeps
}

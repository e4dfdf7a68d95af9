import type { RosterEntry } from '#app/routes/staff/staff-answers.ts'
import type { BookingState } from '#features/booking/booking.ts'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import { refuseStaff } from './answer-staff.ts'
import { readEventFile } from './event-endpoints.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'

const TAKING_PART: readonly BookingState[] = ['confirmed', 'attended', 'no_show']

/** Who comes, for whoever leads the day. */
export function rosterEndpoint(route: StaffRoute, deps: StaffDeps): void {
  route('GET', '/events/:id/roster', 'rosters', 'none', async ({ id, language, reply }) => {
    const file = await readEventFile(deps, id, language)
    if (!file) return refuseStaff(reply, { code: 'unknown_event' })
    const { event, bookings } = file
    return { event, participants: bookings.filter(({ state }) => TAKING_PART.includes(state)).map(toEntry) }
  })
}

/** Named one by one, so that what is new on a booking stays out until somebody decides. */
function toEntry(booking: StaffBooking): RosterEntry {
  const { id, number, people, language, name, phone, company, participants, note, staffNote } = booking
  return { id, number, people, language, name, phone, company, participants, note, staffNote }
}

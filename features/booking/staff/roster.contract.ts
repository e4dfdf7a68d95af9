import type { EventFile } from '#features/calendar/staff/event.contract.ts'
import { contract, get, post } from '#kit/contract.ts'
import { json } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'
import type { Party } from '../roster/party-status.ts'
import type { KeptMark, RosterMark } from '../roster/roster-mark.ts'
import type { StaffBooking } from '../rules/staff-booking.ts'

const ROSTER_REFUSALS = refusals({
  unknown_event: 'missing',
  no_permission: 'forbidden',
  too_early: 'conflict',
})

/** Who takes part and how to reach them; of money only what is due at the door. Kept on the device (ADR-051). */
export interface Roster {
  event: EventFile['event']
  participants: RosterEntry[]
  /** Oldest first. */
  marks: KeptMark[]
  /** Addresses of who marked, by account. */
  people: Record<string, string>
  /** The account that asked. */
  me: string
  /** Swiss day from which people can be ticked. */
  opensOn: string
  /** ISO 8601. When devices forget the list: the end of the day after the event. */
  keptUntil: string
}

export interface RosterMarked {
  roster: Roster
  /** Marks of bookings that are not on this list, or no longer. */
  unknown: string[]
}

/** Listed one by one, so that new fields of a booking are not included by accident. */
export const ROSTER_FIELDS = [
  'id',
  'number',
  'people',
  'language',
  'name',
  'phone',
  'company',
  'participants',
  'emergencyContact',
  'guests',
  'note',
  'staffNote',
] as const satisfies (keyof StaffBooking)[]
export type RosterEntry = Pick<StaffBooking, (typeof ROSTER_FIELDS)[number]> &
  Party & {
    /** Hashes of the guests' check-in codes: `checkInToken`. */
    codes: string[]
  }

/** The participants for the guide of the day, and the guide's marks. */
export const rosters = contract(
  { permission: 'rosters', refusals: ROSTER_REFUSALS, missing: 'unknown_event' },
  {
    read: get('/events/:id/roster').answers<Roster>(),
    /** From a device, also hours later; the same mark counts once. `sentAt`: of the device's clock, to know what it is off. */
    mark: post(
      '/events/:id/roster-marks',
      { sentAt: json<string>(), marks: json<RosterMark[]>() },
      { permission: 'check_in', audit: 'booking_paid' },
    ).answers<RosterMarked>(),
  },
)

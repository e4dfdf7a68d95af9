import type { Party } from '#features/booking/roster/party-stand.ts'
import type { KeptMark, RosterMark } from '#features/booking/roster/roster-mark.ts'
import type { StaffBooking } from '#features/booking/rules/staff-booking.ts'
import type { EventFile } from '#features/calendar/staff/event-api.ts'
import type { Action } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface RosterPosts {
  /** From a device, also hours later; the same mark counts once. */
  '/events/:id/roster-marks': Action<{ sentAt: string; marks: RosterMark[] }, RosterMarked>
}

/** `GET` below `/api/staff`. */
export interface RosterAnswers {
  '/events/:id/roster': Roster
}

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

export type RosterEntry = Pick<
  StaffBooking,
  | 'id'
  | 'number'
  | 'people'
  | 'language'
  | 'name'
  | 'phone'
  | 'company'
  | 'participants'
  | 'emergencyContact'
  | 'guests'
  | 'note'
  | 'staffNote'
> &
  Party & {
    /** Hashes of the guests' check-in codes: `checkInToken`. */
    codes: string[]
  }

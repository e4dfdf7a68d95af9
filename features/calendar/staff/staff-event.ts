import type { BookedPeople } from '#features/booking/rules/staff-booking.ts'
import type { CalendarEvent } from '../calendar-event.ts'
import type { EventInput } from '../rules/event-input.ts'

export interface StaffEvent extends CalendarEvent {
  public: boolean
  note: string | null
  blocked: number
}

export interface EditableEvent extends StaffEvent {
  input: EventInput
  /** Later dates of its series that are to come. */
  following: number
  /** Sent back with a change, to detect concurrent edits. */
  updatedAt: string
}

/** `leadName`: of its guide, in lists; null: nobody yet. `leadIsAway`: on a blocked day, no longer working here, or nobody is left to lead. */
export type SeasonEvent = StaffEvent & {
  people: BookedPeople
  leadName?: string | null
  leadIsAway?: boolean
}

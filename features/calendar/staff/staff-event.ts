import type { CalendarEvent } from '../calendar-event.ts'
import type { EventInput } from '../rules/event-input.ts'

/** An event in the back office, as JSON. */
export interface StaffEvent extends CalendarEvent {
  public: boolean
  note: string | null
  /** Places given away outside the site. */
  blocked: number
}

export interface EditableEvent extends StaffEvent {
  input: EventInput
  /** Sent back with a change, to detect concurrent edits. */
  updatedAt: string
}

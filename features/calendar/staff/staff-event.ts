import type { CalendarEvent } from '../calendar-event.ts'
import type { EventInput } from '../rules/event-input.ts'

/** An event as those who run it see it: also private and cancelled ones. Travels as JSON. */
export interface StaffEvent extends CalendarEvent {
  public: boolean
  /** Internal. */
  note: string | null
  /** Places given away outside of the site. */
  blocked: number
}

/** With what a form needs to change it. */
export interface EditableEvent extends StaffEvent {
  input: EventInput
  /** Instant of the last change; goes back with a change, so that nobody's work is overwritten. */
  updatedAt: string
}

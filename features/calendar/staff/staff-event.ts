import type { CalendarEvent } from '../calendar-event.ts'
import type { EventInput } from '../rules/event-input.ts'

export interface StaffEvent extends CalendarEvent {
  public: boolean
  note: string | null
  blocked: number
}

export interface EditableEvent extends StaffEvent {
  input: EventInput
  /** Sent back with a change, to detect concurrent edits. */
  updatedAt: string
}

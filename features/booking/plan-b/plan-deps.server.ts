import type { Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { BookingDeps } from '../booking-deps.server.ts'
import type { PlanKind } from './plan-b.ts'

/** What Plan B changes in the calendar; each with its audit entry, under the event's lock that the caller has. */
export interface PlanEventsPort {
  /** The same event on another Swiss day (`YYYY-MM-DD`) at the same times; calendars that follow it move it. */
  moveToDay(
    tx: Transaction,
    eventId: string,
    day: string,
  ): Promise<Result<{ startsAt: Date }, { code: 'new_date_over' | 'same_event' }>>
  /** Keeps places for people booked elsewhere, beside those of its own. */
  keepOutside(tx: Transaction, eventId: string, people: number): Promise<void>
  /** It stays visible as called off, or as moved to another event. */
  callOff(tx: Transaction, eventId: string, movedToId: string | null): Promise<void>
  record(
    tx: Transaction,
    started: { eventId: string; planId: string; kind: PlanKind; notified: number; staffId: string },
  ): Promise<void>
}

export interface PlanDeps extends BookingDeps {
  planEvents: PlanEventsPort
}

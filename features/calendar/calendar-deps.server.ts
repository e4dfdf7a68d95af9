import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { EventRow } from './database/calendar.tables.server.ts'

/** What happened to an event, and who did it. */
export interface EventChange {
  kind: 'added' | 'changed' | 'cancelled' | 'repeated' | 'confirmed'
  /** Account of the person who did it. */
  actorId: string
  /** Undefined for a new event. */
  before?: EventRow
  after: EventRow
  /** Those who have booked have to hear of it: time, place or the event itself. Their price stays what it was. */
  concernsBooked: boolean
}

/** What the calendar's use cases work with. */
export interface CalendarDeps {
  db: Database
  clock: Clock
  /** How many bookings get a mail when a change concerns those who have booked. */
  countTold(tx: Transaction, eventId: string): Promise<number>
  /** Audit trail and mails to those who have booked, written in the transaction of the change. */
  afterChange(tx: Transaction, change: EventChange): Promise<void>
}

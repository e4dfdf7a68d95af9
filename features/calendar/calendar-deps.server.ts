import type { Clock } from '#kernel/clock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { EventRow } from './database/calendar.tables.server.ts'

export interface EventChange {
  kind: 'added' | 'changed' | 'cancelled' | 'repeated' | 'confirmed'
  actorId: string
  before?: EventRow
  after: EventRow
  /** Notify those who have booked: time, place or the event itself changed. Their price stays. */
  concernsBooked: boolean
}

export interface CalendarDeps {
  db: Database
  clock: Clock
  countRecipients(tx: Transaction, eventId: string): Promise<number>
  /** Writes audit log and mails in the transaction of the change. */
  afterChange(tx: Transaction, change: EventChange): Promise<void>
}

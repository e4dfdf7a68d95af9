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
  /** Whether they are mailed or called; if not, the change is only in their histories. */
  notify: boolean
}

export interface CalendarDeps {
  db: Database
  clock: Clock
  /** Ids of the bookings whose customers are notified of a change. */
  listRecipients(tx: Transaction, eventId: string): Promise<string[]>
  /** Writes audit log and mails in the transaction of the change. */
  afterChange(tx: Transaction, change: EventChange): Promise<void>
}

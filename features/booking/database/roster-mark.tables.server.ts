import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import {
  MARK_KINDS,
  type MarkKind,
  type DoorMeans,
  TAKEN_OUTCOMES,
  type TakenOutcome,
} from '../roster/roster-mark.ts'
import { bookings } from './booking.tables.server.ts'

/**
 * Append-only: attendance and on-site payments as marked on the day (ADR-051).
 * @retention bookings
 */
export const rosterMarks = pgTable(
  'roster_marks',
  {
    /** Made by the device. */
    id: uuid('id').primaryKey(),
    sequence: bigint('sequence', { mode: 'number' }).generatedAlwaysAsIdentity(),
    bookingId: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    person: smallint('person').notNull(),
    kind: text('kind').$type<MarkKind>().notNull(),
    cents: integer('cents'),
    means: text('means').$type<DoorMeans>(),
    outcome: text('outcome').$type<TakenOutcome>(),
    device: uuid('device').notNull(),
    markedBy: uuid('marked_by').notNull(),
    /** `markTime` of the device's time. */
    markedAt: moment('marked_at').notNull(),
    receivedAt: moment('received_at').notNull(),
  },
  (t) => [
    check('roster_marks_kind', sql`${t.kind} in (${oneOf(MARK_KINDS)})`),
    check('roster_marks_person', sql`${t.person} between 0 and 99`),
    check(
      'roster_marks_paid',
      sql`(${t.kind} = 'paid') = (${t.cents} is not null) and (${t.kind} = 'paid') = (${t.means} is not null)
        and (${t.kind} = 'paid') = (${t.outcome} is not null)`,
    ),
    check('roster_marks_outcome', sql`${t.outcome} is null or ${t.outcome} in (${oneOf(TAKEN_OUTCOMES)})`),
    index('roster_marks_booking').on(t.bookingId, t.sequence),
  ],
)

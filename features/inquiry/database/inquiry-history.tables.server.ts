import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { inquiries } from './inquiry.tables.server.ts'
import type { InquiryState } from '../inquiry.ts'

/**
 * Append-only state changes and notes by staff; deleted with the inquiry.
 * @retention requests
 */
export const inquiryEntries = pgTable(
  'inquiry_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    inquiryId: uuid('inquiry_id')
      .notNull()
      .references(() => inquiries.id, { onDelete: 'cascade' }),
    at: timestamp('at', { withTimezone: true }).notNull(),
    actorId: uuid('actor_id').notNull(),
    state: text('state').$type<InquiryState>(),
    note: text('note'),
  },
  (table) => [
    index('inquiry_entries_inquiry').on(table.inquiryId, table.id),
    check('inquiry_entries_one', sql`(${table.state} is null) <> (${table.note} is null)`),
  ],
)

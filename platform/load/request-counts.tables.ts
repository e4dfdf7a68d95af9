import { bigint, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/**
 * UNLOGGED (by hand in the baseline migration): losing it in a crash only lets somebody begin a window anew.
 * @retention nobody
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    /** Keyed hash of what is limited and of whom. */
    subject: text().notNull(),
    /** Number of the window since 1970. */
    slot: bigint({ mode: 'number' }).notNull(),
    count: integer().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.subject, table.slot] })],
)

import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** @retention nobody */
export const installation = pgTable(
  'installation',
  {
    id: smallint().primaryKey().default(1),
    keyFingerprint: text('key_fingerprint'),
    /** Null until the first start and after a restore. */
    storagePlace: text('storage_place'),
    /** The restore that wrote these rows, until its folders are in place too. */
    restoreId: uuid('restore_id'),
    /** The last time that retention saw a plausible clock. */
    clockSeenAt: timestamp('clock_seen_at', { withTimezone: true }),
    /** Number of records per kind that the owner allowed to be deleted at once. */
    approvedDeletions: jsonb('approved_deletions').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [check('installation_one_row', sql`${table.id} = 1`)],
)

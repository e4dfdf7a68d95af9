import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What the database remembers of the installation that runs on it: one row. */
export const installation = pgTable(
  'installation',
  {
    id: smallint().primaryKey().default(1),
    /** Of the key from which codes and references were derived; null until the first start. */
    keyFingerprint: text('key_fingerprint'),
    /** The folder or bucket in which stored files lie; null until the first start, and after a restore. */
    storagePlace: text('storage_place'),
    /** The restore that wrote these rows, until its folders are in place too. */
    restoreId: uuid('restore_id'),
    /** The last time that retention saw a believable clock. */
    clockSeenAt: timestamp('clock_seen_at', { withTimezone: true }),
    /** How many records of each kind the owner allowed to be deleted at once, until that is done. */
    approvedDeletions: jsonb('approved_deletions').$type<Record<string, number>>().notNull().default({}),
  },
  (table) => [check('installation_one_row', sql`${table.id} = 1`)],
)

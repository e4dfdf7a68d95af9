import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/**
 * Due things that wait until a later day. Names no person: a kind and the id of the thing.
 * @retention nobody: kinds and ids of due items
 */
export const putOffs = pgTable(
  'due_put_offs',
  {
    kind: text('kind').notNull(),
    itemId: text('thing').notNull(),
    until: moment('until').notNull(),
    /** How often somebody put it off; reminders that were sent do not count. */
    times: integer('times').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.itemId] }), check('due_put_offs_times', sql`${t.times} >= 0`)],
)

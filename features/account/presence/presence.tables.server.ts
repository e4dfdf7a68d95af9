import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/**
 * Which view of the back office a browser tab shows, for seconds. Without a foreign key: accounts may be kept by a
 * project elsewhere, and rows go within a minute.
 * @retention sweeper
 */
export const staffPresence = pgTable(
  'staff_presence',
  {
    tab: uuid('tab').primaryKey(),
    userId: uuid('user_id').notNull(),
    place: text('place').notNull(),
    /** What is open within the place; null: nothing in particular. */
    part: text('part'),
    at: moment('at').notNull(),
  },
  (table) => [index('staff_presence_place').on(table.place)],
)

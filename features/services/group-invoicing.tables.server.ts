import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/**
 * How owners want groups of a service invoiced; without a row everything after the event (ADR-056).
 * @retention nobody
 */
export const groupInvoicing = pgTable(
  'group_invoicing',
  {
    serviceId: text('service_id').primaryKey(),
    depositPercent: integer('deposit_percent').notNull(),
    depositDays: integer('deposit_days').notNull(),
    /** Raised by every change, so that none is overwritten unseen. */
    revision: integer('revision').notNull(),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (t) => [
    check('group_invoicing_percent', sql`${t.depositPercent} between 0 and 100`),
    check('group_invoicing_days', sql`${t.depositDays} between 0 and 60`),
  ],
)

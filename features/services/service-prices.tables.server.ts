import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'

/**
 * Prices that the owners set, as one row for each change. Planned until its day, when it gets the number of the publication
 * that put it onto the site (`message_publications`); the newest published row of a service counts.
 * @retention nobody
 */
export const servicePrices = pgTable(
  'service_prices',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    serviceId: text('service_id').notNull(),
    /** Rappen, as in `ServicePrices`. */
    cents: integer().array().notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    publicationId: bigint('publication_id', { mode: 'number' }),
    withdrawnAt: moment('withdrawn_at'),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    uniqueIndex('service_prices_planned')
      .on(table.serviceId, table.fromDay)
      .where(sql`${table.publicationId} is null and ${table.withdrawnAt} is null`),
    index('service_prices_published').on(table.serviceId, table.publicationId),
    check('service_prices_cents', sql`cardinality(${table.cents}) between 1 and 9`),
    check('service_prices_state', sql`${table.publicationId} is null or ${table.withdrawnAt} is null`),
  ],
)

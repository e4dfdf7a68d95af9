import { bigint, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import { productVariants } from '../catalog.tables.server.ts'

/**
 * Append-only: what staff made a variant cost.
 * @retention nobody
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    priceInCents: integer('price_in_cents').notNull(),
    salePriceInCents: integer('sale_price_in_cents'),
    saleFrom: date('sale_from', { mode: 'string' }),
    saleUntil: date('sale_until', { mode: 'string' }),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [index('price_changes_by_variant').on(table.variantId, table.id)],
)

import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#platform/database/columns.ts'
import { productVariants } from '../catalog.tables.server.ts'
import { MAX_STOCK_NOTE, STOCK_CHANGES, type StockChangeKind } from './stock-change.ts'

/**
 * What staff did to a variant's stock; sales of the shop are in its orders.
 * @retention nobody: an author's id leads nowhere once the account is gone
 */
export const stockChanges = pgTable(
  'stock_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    kind: text().$type<StockChangeKind>().notNull(),
    before: integer().notNull(),
    after: integer().notNull(),
    note: text().notNull().default(''),
    authorId: uuid('author_id').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    index('stock_changes_by_variant').on(table.variantId, table.id),
    check('stock_changes_kind', sql`${table.kind} in (${oneOf(STOCK_CHANGES)})`),
    check('stock_changes_note', sql`length(${table.note}) <= ${sql.raw(String(MAX_STOCK_NOTE))}`),
    check('stock_changes_not_negative', sql`${table.after} >= 0`),
  ],
)

import { randomUUID } from 'node:crypto'
import { max } from 'drizzle-orm'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import { products, productVariants, variantOptionValues } from '../catalog.tables.server.ts'
import { stockChanges } from './stock-history.tables.server.ts'

/** Between products, so that owners and imports can put one in between. */
export const POSITION_STEP = 10

/** Behind all products. */
export async function lastPosition(tx: Transaction): Promise<number> {
  const [last] = await tx.select({ position: max(products.position) }).from(products)
  return (last?.position ?? 0) + POSITION_STEP
}

/** Who changes a stock and when; imports say with which file. */
export interface Origin {
  authorId: string
  at: Date
  note?: string
}

/** With its pieces in the history of the stock. */
export async function insertVariant(
  tx: Transaction,
  row: typeof productVariants.$inferInsert,
  origin: Origin,
): Promise<void> {
  await tx.insert(productVariants).values(row)
  const after = row.inventoryQuantity ?? 0
  if (after > 0) await recordStock(tx, row.id, { kind: 'received', before: 0, after, ...origin })
}

export async function recordStock(
  tx: Transaction,
  variantId: string,
  change: Omit<typeof stockChanges.$inferInsert, 'variantId'>,
): Promise<void> {
  await tx.insert(stockChanges).values({ variantId, ...change })
}

export async function saveValue(
  tx: Transaction,
  optionId: string,
  variantId: string,
  value: LocalisedText,
): Promise<void> {
  await tx
    .insert(variantOptionValues)
    .values({ id: randomUUID(), optionId, variantId, value })
    .onConflictDoUpdate({
      target: [variantOptionValues.optionId, variantOptionValues.variantId],
      set: { value },
    })
}

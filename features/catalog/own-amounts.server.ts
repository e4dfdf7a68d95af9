import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { amountTitle } from './amount-title.ts'
import { type productVariants, products } from './catalog.tables.server.ts'
import { readOwnAmountId } from './own-amount-variant.ts'

export interface SellableRow {
  variant: typeof productVariants.$inferSelect
  product: typeof products.$inferSelect
}

/** Amounts within the range of their value voucher, as if each were a variant. Other ids are left out. */
export async function findOwnAmounts(
  db: Pick<Transaction, 'select'>,
  ids: readonly string[],
): Promise<SellableRow[]> {
  const asked = ids.flatMap((id) => {
    const read = readOwnAmountId(id)
    return read ? [{ id, ...read }] : []
  })
  if (asked.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          asked.map(({ productId }) => productId),
        ),
        isNull(products.deletedAt),
      ),
    )
  return asked.flatMap(({ id, productId, francs }) => {
    const product = rows.find((row) => row.id === productId)
    const [least, most] = [product?.ownLeastFrancs, product?.ownMostFrancs]
    if (!product || least == null || most == null || francs < least || francs > most) return []
    const variant = {
      id,
      productId,
      title: amountTitle(francs),
      sku: null,
      imageUrl: null,
      position: 0,
      priceInCents: francs * 100,
      salePriceInCents: null,
      saleFrom: null,
      saleUntil: null,
      saleAnnounced: false,
      currency: 'chf',
      manageInventory: false,
      inventoryQuantity: 0,
      heldQuantity: 0,
      weightGrams: null,
    }
    return [{ variant, product }]
  })
}

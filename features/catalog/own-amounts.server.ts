import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import { amountTitle } from './amount-title.ts'
import { type productVariants, products } from './catalog.tables.server.ts'
import type { OwnAmount } from './own-amount.ts'
import { readOwnAmountId } from './own-amount-variant.ts'

export interface SellableRow {
  variant: typeof productVariants.$inferSelect
  product: typeof products.$inferSelect
}

/** What the value voucher of such an id is called, and the range that owners gave; undefined for any other id. */
export async function findOwnRange(
  db: Pick<Transaction, 'select'>,
  id: string,
  language: Language,
): Promise<({ title: string } & OwnAmount) | undefined> {
  const read = readOwnAmountId(id)
  if (!read) return undefined
  const [row] = await db
    .select({ title: products.title, least: products.ownLeastFrancs, most: products.ownMostFrancs })
    .from(products)
    .where(and(eq(products.id, read.productId), isNull(products.deletedAt)))
  if (!row || row.least === null || row.most === null) return undefined
  return { title: textIn(language, row.title), least: row.least, most: row.most }
}

/** Amounts within the range of their value voucher, as if each were a variant. Other ids are left out. */
export async function findOwnAmounts(
  db: Pick<Transaction, 'select'>,
  ids: readonly string[],
): Promise<SellableRow[]> {
  const wanted = ids.flatMap((id) => {
    const read = readOwnAmountId(id)
    return read ? [{ id, ...read }] : []
  })
  if (wanted.length === 0) return []
  const rows = await db
    .select()
    .from(products)
    .where(
      and(
        inArray(
          products.id,
          wanted.map(({ productId }) => productId),
        ),
        isNull(products.deletedAt),
      ),
    )
  return wanted.flatMap(({ id, productId, francs }) => {
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

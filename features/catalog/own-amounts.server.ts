import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import type { Transaction } from '#platform/database/database.ts'
import { amountTitle } from './amount-title.ts'
import { products, productVariants } from './catalog.tables.server.ts'
import type { OwnAmount } from './own-amount.ts'
import { readOwnAmountId } from './own-amount-variant.ts'
import type { ProductRow, VariantRow } from './product-rows.server.ts'

/** Whole francs that visitors may choose; null where they may not. */
export function ownAmountIn(product: Pick<ProductRow, 'ownLeastFrancs' | 'ownMostFrancs'>): OwnAmount | null {
  const { ownLeastFrancs: least, ownMostFrancs: most } = product
  return least === null || most === null ? null : { least, most }
}

export interface SellableRow {
  variant: VariantRow
  product: ProductRow
}

/** What the value voucher of such an id is called, and the range that owners gave; undefined for any other id. */
export async function findOwnRange(
  db: Pick<Transaction, 'select'>,
  id: string,
  language: Language,
): Promise<({ title: string } & OwnAmount) | undefined> {
  const read = readOwnAmountId(id)
  if (!read) return undefined
  const [product] = await findProducts(db, [read.productId])
  const range = product && ownAmountIn(product)
  return range ? { title: textIn(language, product.title), ...range } : undefined
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
  const rows = await findProducts(
    db,
    wanted.map(({ productId }) => productId),
  )
  return wanted.flatMap(({ id, productId, francs }) => {
    const product = rows.find((row) => row.id === productId)
    const range = product && ownAmountIn(product)
    if (!range || francs < range.least || francs > range.most) return []
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

function findProducts(db: Pick<Transaction, 'select'>, ids: string[]): Promise<ProductRow[]> {
  return db
    .select()
    .from(products)
    .where(and(inArray(products.id, ids), isNull(products.deletedAt)))
}

/** Variants that are sold, amounts within the range of a value voucher too; unknown and deleted ones are left out. */
export async function findSellableRows(
  db: Pick<Transaction, 'select'>,
  ids: readonly string[],
): Promise<SellableRow[]> {
  const rows = await db
    .select({ variant: productVariants, product: products })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(inArray(productVariants.id, [...ids]), isNull(products.deletedAt)))
  return [...rows, ...(await findOwnAmounts(db, ids))]
}

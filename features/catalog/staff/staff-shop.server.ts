import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { products, productVariants as variants } from '../catalog.tables.server.ts'
import { ownAmountIn } from '../own-amounts.server.ts'
import type { VariantRow } from '../product-rows.server.ts'
import { offeredVoucherPictures } from '../voucher-pictures.ts'
import { problemOfSale, saleState } from '../sale.ts'
import { priceChanges } from './price-history.tables.server.ts'
import { setPrice, type VariantPrice } from './set-price.server.ts'
import type { Prices, ShopRefusal, StaffProduct, StaffVariant } from './staff-product.ts'
import { decideStockChange, type StockChangeKind } from './stock-change.ts'
import { stockChanges } from './stock-history.tables.server.ts'

const MOST_CHANGES = 20

type Done = Promise<Result<null, ShopRefusal>>

/** All products in the shop's order, drafts and removed ones too. */
export async function listStaffProducts(
  db: Database,
  language: Language,
  today: string,
): Promise<StaffProduct[]> {
  const rows = await db
    .select({ product: products, variant: variants })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .orderBy(asc(products.position), asc(products.id), asc(variants.position), asc(variants.id))
  const ids = rows.map(({ variant }) => variant.id)
  const [changes, prices] = [await listNewest(db, stockChanges, ids), await listNewest(db, priceChanges, ids)]
  const toStaffVariant = (variant: VariantRow): StaffVariant => ({
    id: variant.id,
    title: textIn(language, variant.title),
    sku: variant.sku,
    currency: variant.currency,
    ...pricesOf(variant),
    saleState: saleState(variant, today) ?? null,
    prices: prices(variant.id).map((price) => ({ at: price.at.toISOString(), ...pricesOf(price) })),
    stock: stockOf(variant),
    changes: changes(variant.id).map(({ at, kind, before, after, note }) => ({
      at: at.toISOString(),
      kind,
      before,
      after,
      note,
    })),
  })
  return [...Map.groupBy(rows, ({ product }) => product.id).values()].flatMap((own) => {
    const [first] = own
    if (!first) return []
    const { product } = first
    return {
      id: product.id,
      title: textIn(language, product.title),
      isHidden: product.isHidden,
      state: product.deletedAt ? 'removed' : product.status,
      isValueVoucher: product.type === 'voucher_value',
      ownAmount: ownAmountIn(product),
      voucherPictures:
        product.type === 'physical' ? null : offeredVoucherPictures(product).map(({ name }) => name),
      variants: own.map(({ variant }) => toStaffVariant(variant)),
    }
  })
}

export interface PriceChange extends Prices {
  /** As staff saw it. */
  seen: Prices
}

/** A new price counts for carts from now on; what is ordered or held keeps its own. */
export async function changePrice(
  tx: Transaction,
  variantId: string,
  { seen, ...change }: PriceChange,
  by: { authorId: string; at: Date },
): Done {
  const { priceCents, salePriceCents, saleFrom, saleUntil } = change
  const price = { priceInCents: priceCents, salePriceInCents: salePriceCents, saleFrom, saleUntil }
  const problem = problemOfSale(price.priceInCents, price)
  if (problem) return refuse({ code: problem })
  const before = await lockVariant(tx, variantId)
  if (!before) return refuse({ code: 'unknown_variant' })
  if (!isDeepStrictEqual(pricesOf(before), seen)) return refuse({ code: 'changed_meanwhile' })
  const isAmount = await isOfValueVoucher(tx, before.productId)
  if (isAmount && price.priceInCents % 100 !== 0) return refuse({ code: 'not_whole_francs' })
  if (
    isAmount &&
    price.priceInCents !== before.priceInCents &&
    (await isOffered(tx, before.productId, price))
  )
    return refuse({ code: 'value_offered' })
  await setPrice(tx, variantId, price, { ...by, isAmount })
  return accept(null)
}

async function isOfValueVoucher(tx: Transaction, productId: string): Promise<boolean> {
  const [row] = await tx.select({ type: products.type }).from(products).where(eq(products.id, productId))
  return row?.type === 'voucher_value'
}

async function isOffered(
  tx: Transaction,
  productId: string,
  { priceInCents }: VariantPrice,
): Promise<boolean> {
  const same = and(eq(variants.productId, productId), eq(variants.priceInCents, priceInCents))
  return (await tx.select({ id: variants.id }).from(variants).where(same).limit(1)).length > 0
}

export interface StockChange {
  kind: StockChangeKind
  pieces: number
  note: string
  /** Pieces on hand that staff saw; the shop may have sold some since. */
  seen: number
}

/** Changes the pieces on hand and keeps who did it, when and why. A count is refused when the shop has sold meanwhile. */
export async function changeStock(
  tx: Transaction,
  variantId: string,
  { kind, pieces, note, seen }: StockChange,
  { authorId, at }: { authorId: string; at: Date },
): Done {
  const before = await lockVariant(tx, variantId)
  if (!before) return refuse({ code: 'unknown_variant' })
  if (!before.manageInventory) return refuse({ code: 'stock_not_counted' })
  const { inventoryQuantity: onHand, heldQuantity: held } = before
  if (kind === 'counted' && onHand !== seen) return refuse({ code: 'changed_meanwhile' })
  const decided = decideStockChange({ onHand, held }, kind, pieces)
  if (!decided.ok) return decided
  await tx.update(variants).set({ inventoryQuantity: decided.value }).where(eq(variants.id, variantId))
  await tx
    .insert(stockChanges)
    .values({ variantId, kind, before: onHand, after: decided.value, note, authorId, at })
  return accept(null)
}

/** Idempotent. */
export async function setHidden(tx: Transaction, productId: string, isHidden: boolean): Done {
  const rows = await tx
    .update(products)
    .set({ isHidden })
    .where(and(eq(products.id, productId), isNull(products.deletedAt)))
    .returning({ id: products.id })
  return rows.length > 0 ? accept(null) : refuse({ code: 'unknown_product' })
}

/** As holding and selling lock it, so that a change never crosses a checkout. */
async function lockVariant(tx: Transaction, id: string) {
  const [row] = await tx.select().from(variants).where(eq(variants.id, id)).for('no key update')
  return row
}

/** By variant, newest first. */
async function listNewest<Table extends typeof stockChanges | typeof priceChanges>(
  db: Database,
  table: Table,
  ids: string[],
): Promise<(variant: string) => Table['$inferSelect'][]> {
  const ranked = sql`select id, row_number() over (partition by variant_id order by id desc) as rank from ${table}`
  const isNewest = sql`${table.id} in (select id from (${ranked}) as ranked where rank <= ${MOST_CHANGES})`
  const rows: Table['$inferSelect'][] = await db
    .select()
    .from(table as typeof stockChanges)
    .where(and(inArray(table.variantId, ids), isNewest))
    .orderBy(desc(table.id))
  const found = Map.groupBy(rows, ({ variantId }) => variantId)
  return (variant) => found.get(variant) ?? []
}

/** Null where it is not counted. */
export function stockOf({ manageInventory, inventoryQuantity: onHand, heldQuantity: held }: VariantRow) {
  return manageInventory ? { onHand, held } : null
}

function pricesOf({ priceInCents, salePriceInCents, saleFrom, saleUntil }: VariantPrice): Prices {
  return { priceCents: priceInCents, salePriceCents: salePriceInCents, saleFrom, saleUntil }
}

/** The newest change of a variant's stock by then, in pieces. */
export async function readStockChange(
  db: Database,
  variantId: string,
  until: Date,
): Promise<{ before: number; after: number; note: string } | undefined> {
  const [row] = await db
    .select({ before: stockChanges.before, after: stockChanges.after, note: stockChanges.note })
    .from(stockChanges)
    .where(and(eq(stockChanges.variantId, variantId), lte(stockChanges.at, until)))
    .orderBy(desc(stockChanges.id))
    .limit(1)
  return row
}

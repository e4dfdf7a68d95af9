import { isDeepStrictEqual } from 'node:util'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { products, productVariants as variants } from '../catalog.tables.server.ts'
import { offeredVoucherPictures } from '../voucher-pictures.ts'
import { problemOfSale, saleState } from '../sale.ts'
import { priceChanges } from './price-history.tables.server.ts'
import { setPrice, type VariantPrice } from './set-price.server.ts'
import type {
  PriceEntry,
  Prices,
  ShopRefusal,
  StaffProduct,
  StaffVariant,
  StockEntry,
} from './staff-product.ts'
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
  const [changes, prices] = await Promise.all([listChanges(db, ids), listPrices(db, ids)])
  const listed = new Map<string, StaffProduct>()
  for (const { product, variant } of rows) {
    const { id, title, isHidden, type, ownLeastFrancs: least, ownMostFrancs: most } = product
    const isValueVoucher = type === 'voucher_value'
    const known = listed.get(id) ?? {
      id,
      title: textIn(language, title),
      isHidden,
      state: product.deletedAt ? ('removed' as const) : product.status,
      isValueVoucher,
      ownAmount: least !== null && most !== null ? { least, most } : null,
      voucherPictures: type === 'physical' ? null : offeredVoucherPictures(product).map(({ name }) => name),
      variants: [],
    }
    known.variants.push(
      toStaffVariant(
        variant,
        { language, today },
        changes.get(variant.id) ?? [],
        prices.get(variant.id) ?? [],
      ),
    )
    listed.set(id, known)
  }
  return [...listed.values()]
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
  const price = toVariantPrice(change)
  const problem = problemOfSale(price.priceInCents, price)
  if (problem) return refuse({ code: problem })
  const before = await lockVariant(tx, variantId)
  if (!before) return refuse({ code: 'unknown_variant' })
  const { priceInCents, salePriceInCents, saleFrom, saleUntil } = before
  if (!isDeepStrictEqual({ priceInCents, salePriceInCents, saleFrom, saleUntil }, toVariantPrice(seen)))
    return refuse({ code: 'changed_meanwhile' })
  const isAmount = await isOfValueVoucher(tx, before.productId)
  if (isAmount && price.priceInCents % 100 !== 0) return refuse({ code: 'not_whole_francs' })
  if (isAmount && price.priceInCents !== priceInCents && (await isOffered(tx, before.productId, price)))
    return refuse({ code: 'value_offered' })
  await setPrice(tx, variantId, price, { ...by, isAmount })
  return accept(null)
}

function toVariantPrice({ priceCents, salePriceCents, saleFrom, saleUntil }: Prices): VariantPrice {
  return { priceInCents: priceCents, salePriceInCents: salePriceCents, saleFrom, saleUntil }
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

async function listChanges(db: Database, ids: string[]): Promise<Map<string, StockEntry[]>> {
  const found = new Map<string, StockEntry[]>()
  if (ids.length === 0) return found
  const numbered = db
    .select({
      variantId: stockChanges.variantId,
      at: stockChanges.at,
      kind: stockChanges.kind,
      before: stockChanges.before,
      after: stockChanges.after,
      note: stockChanges.note,
      id: stockChanges.id,
      rank: sql<number>`row_number() over (partition by ${stockChanges.variantId} order by ${stockChanges.id} desc)`.as(
        'rank',
      ),
    })
    .from(stockChanges)
    .where(inArray(stockChanges.variantId, ids))
    .as('numbered')
  const rows = await db
    .select()
    .from(numbered)
    .where(sql`${numbered.rank} <= ${MOST_CHANGES}`)
    .orderBy(desc(numbered.id))
  for (const { variantId, at, kind, before, after, note } of rows) {
    const entries = found.get(variantId) ?? []
    entries.push({ at: at.toISOString(), kind, before, after, note })
    found.set(variantId, entries)
  }
  return found
}

async function listPrices(db: Database, ids: string[]): Promise<Map<string, PriceEntry[]>> {
  const found = new Map<string, PriceEntry[]>()
  if (ids.length === 0) return found
  const rank = sql<number>`row_number() over (partition by ${priceChanges.variantId} order by ${priceChanges.id} desc)`
  const numbered = db
    .select({ ...getTableColumns(priceChanges), rank: rank.as('rank') })
    .from(priceChanges)
    .where(inArray(priceChanges.variantId, ids))
    .as('numbered')
  const rows = await db
    .select()
    .from(numbered)
    .where(sql`${numbered.rank} <= ${MOST_CHANGES}`)
    .orderBy(desc(numbered.id))
  for (const { variantId, at, priceInCents, salePriceInCents, saleFrom, saleUntil } of rows) {
    const prices = { priceCents: priceInCents, salePriceCents: salePriceInCents, saleFrom, saleUntil }
    found.set(variantId, [...(found.get(variantId) ?? []), { at: at.toISOString(), ...prices }])
  }
  return found
}

function toStaffVariant(
  variant: typeof variants.$inferSelect,
  { language, today }: { language: Language; today: string },
  changes: StockEntry[],
  prices: PriceEntry[],
): StaffVariant {
  const { id, title, sku, currency, priceInCents, salePriceInCents, manageInventory } = variant
  return {
    id,
    title: textIn(language, title),
    sku,
    currency,
    priceCents: priceInCents,
    salePriceCents: salePriceInCents,
    saleFrom: variant.saleFrom,
    saleUntil: variant.saleUntil,
    saleState: saleState(variant, today) ?? null,
    prices,
    stock: manageInventory ? { onHand: variant.inventoryQuantity, held: variant.heldQuantity } : null,
    changes,
  }
}

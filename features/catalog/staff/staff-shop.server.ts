import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { products, productVariants as variants } from '../catalog.tables.server.ts'
import type { ShopRefusal, StaffProduct, StaffVariant, StockEntry } from './staff-product.ts'
import { decideStockChange, type StockChangeKind } from './stock-change.ts'
import { stockChanges } from './stock-history.tables.server.ts'

const MOST_CHANGES = 20

type Done = Promise<Result<null, ShopRefusal>>

/** All products in the shop's order, drafts left out. */
export async function listStaffProducts(db: Database, language: Language): Promise<StaffProduct[]> {
  const rows = await db
    .select({ product: products, variant: variants })
    .from(products)
    .innerJoin(variants, eq(variants.productId, products.id))
    .where(and(isNull(products.deletedAt), eq(products.status, 'published')))
    .orderBy(asc(products.position), asc(products.id), asc(variants.position), asc(variants.id))
  const changes = await listChanges(
    db,
    rows.map(({ variant }) => variant.id),
  )
  const listed = new Map<string, StaffProduct>()
  for (const { product, variant } of rows) {
    const { id, title, isHidden, type } = product
    const isValueVoucher = type === 'voucher_value'
    const known = listed.get(id) ?? {
      id,
      title: textIn(language, title),
      isHidden,
      isValueVoucher,
      variants: [],
    }
    known.variants.push(toStaffVariant(variant, language, changes.get(variant.id) ?? []))
    listed.set(id, known)
  }
  return [...listed.values()]
}

export interface PriceChange {
  priceCents: number
  salePriceCents: number | null
  /** The prices that staff saw. */
  seen: { priceCents: number; salePriceCents: number | null }
}

/** A new price counts for carts from now on; what is ordered or held keeps its own. */
export async function changePrice(tx: Transaction, variantId: string, change: PriceChange): Done {
  const { priceCents, salePriceCents, seen } = change
  if (salePriceCents !== null && salePriceCents >= priceCents) return refuse({ code: 'sale_not_below_price' })
  const before = await lockVariant(tx, variantId)
  if (!before) return refuse({ code: 'unknown_variant' })
  if (before.priceInCents !== seen.priceCents || before.salePriceInCents !== seen.salePriceCents)
    return refuse({ code: 'changed_meanwhile' })
  await tx
    .update(variants)
    .set({ priceInCents: priceCents, salePriceInCents: salePriceCents })
    .where(eq(variants.id, variantId))
  return accept(null)
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

function toStaffVariant(
  variant: typeof variants.$inferSelect,
  language: Language,
  changes: StockEntry[],
): StaffVariant {
  const { id, title, sku, currency, priceInCents, salePriceInCents, manageInventory } = variant
  return {
    id,
    title: textIn(language, title),
    sku,
    currency,
    priceCents: priceInCents,
    salePriceCents: salePriceInCents,
    stock: manageInventory ? { onHand: variant.inventoryQuantity, held: variant.heldQuantity } : null,
    changes,
  }
}

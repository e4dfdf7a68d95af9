import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { findOwnAmounts, findSellableRows, type SellableRow } from './own-amounts.server.ts'
import { salePriceOn } from './sale.ts'
import { offeredVoucherPictures } from './voucher-pictures.ts'
import type { ProductType } from './product-type.ts'
import { productVariants as variants } from './catalog.tables.server.ts'

export interface StockLine {
  variantId: string
  quantity: number
}

export interface InsufficientStock {
  code: 'insufficient_stock'
  variantId: string
  available: number
}

/**
 * Holds pieces for a checkout, all lines or none. Locks managed variants in id order. @returns the lines held: pass
 * exactly these to `releaseStock` and `takeStock`, because the owner may toggle stock management meanwhile.
 */
export async function holdStock(
  tx: Transaction,
  lines: StockLine[],
): Promise<Result<StockLine[], InsufficientStock>> {
  const wanted = sumByVariant(lines)
  const ids = wanted.map((line) => line.variantId)
  if (ids.length === 0) return accept([])
  const managed = await tx
    .select({ id: variants.id, available: availableQuantity })
    .from(variants)
    .where(and(inArray(variants.id, ids), eq(variants.manageInventory, true)))
    .orderBy(asc(variants.id))
    .for('no key update')
  const availableById = new Map(managed.map((row) => [row.id, row.available]))
  const unknown = await unknownVariant(
    tx,
    ids.filter((id) => !availableById.has(id)),
  )
  if (unknown) return refuse({ code: 'insufficient_stock', variantId: unknown, available: 0 })

  const held = wanted.filter((line) => availableById.has(line.variantId))
  for (const { variantId, quantity } of held) {
    const available = availableById.get(variantId) ?? 0
    if (available < quantity) return refuse({ code: 'insufficient_stock', variantId, available })
  }
  for (const line of held) {
    await tx
      .update(variants)
      .set({ heldQuantity: sql`${variants.heldQuantity} + ${line.quantity}` })
      .where(eq(variants.id, line.variantId))
  }
  return accept(held)
}

/** Releases held pieces of an expired or cancelled checkout, never more than are held. */
export async function releaseStock(tx: Transaction, lines: StockLine[]): Promise<void> {
  for (const { variantId, quantity } of sumByVariant(lines)) {
    await tx
      .update(variants)
      .set({ heldQuantity: sql`greatest(${variants.heldQuantity} - ${quantity}, 0)` })
      .where(and(eq(variants.id, variantId), eq(variants.manageInventory, true)))
  }
}

/** Turns held pieces into sold ones. @returns lines with too few held (changed by the owner); those are untouched. */
export function takeStock(tx: Transaction, lines: StockLine[]): Promise<StockLine[]> {
  return takeEach(tx, lines, 'held')
}

/** Sells free pieces for a late payment. @returns lines with too few free; those are untouched. */
export function takeUnheldStock(tx: Transaction, lines: StockLine[]): Promise<StockLine[]> {
  return takeEach(tx, lines, 'free')
}

/** Pieces that returned, where stock is counted. */
export async function putBackStock(tx: Transaction, lines: StockLine[]): Promise<void> {
  for (const { variantId, quantity } of sumByVariant(lines)) {
    await tx
      .update(variants)
      .set({ inventoryQuantity: sql`${variants.inventoryQuantity} + ${quantity}` })
      .where(and(eq(variants.id, variantId), eq(variants.manageInventory, true)))
  }
}

export interface SellableVariant {
  variantId: string
  productId: string
  productTitle: string
  variantTitle: string
  unitPriceInCents: number
  /** The face value of a value voucher. */
  listPriceInCents: number
  currency: string
  type: ProductType
  level: number | null
  image: string | null
  /** Names of those that a voucher offers. */
  voucherPictures: string[]
  /** False for drafts and for products on display only. */
  purchasable: boolean
  manageInventory: boolean
  /** Null when stock is not managed. */
  available: number | null
  /** Held ones included. */
  onHand: number | null
}

/** Details of variants in the order of ids, with the prices of a Swiss day; unknown and deleted ones are left out. No locks. */
export async function findSellableVariants(
  tx: Pick<Transaction, 'select'>,
  variantIds: string[],
  language: Language,
  today: string,
): Promise<SellableVariant[]> {
  if (variantIds.length === 0) return []
  const rows = await findSellableRows(tx, variantIds)
  const byId = new Map(rows.map((row) => [row.variant.id, toSellable(row, language, today)]))
  return [...new Set(variantIds)].flatMap((id) => byId.get(id) ?? [])
}

/** What variants are called; unknown and deleted ones are left out. */
export async function findVariantTitles(
  db: Pick<Transaction, 'select'>,
  variantIds: string[],
  language: Language,
): Promise<Pick<SellableVariant, 'variantId' | 'productTitle' | 'variantTitle'>[]> {
  // Titles are the same on every day.
  return findSellableVariants(db, variantIds, language, '')
}

const availableQuantity = sql<number>`${variants.inventoryQuantity} - ${variants.heldQuantity}`

/** One line per variant, sorted in lock order. */
function sumByVariant(lines: StockLine[]): StockLine[] {
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of lines) {
    if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError(`quantity ${quantity}`)
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  }
  return [...quantities]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .sort((a, b) => (a.variantId < b.variantId ? -1 : 1))
}

async function unknownVariant(tx: Transaction, ids: string[]): Promise<string | undefined> {
  if (ids.length === 0) return undefined
  const known = await tx.select({ id: variants.id }).from(variants).where(inArray(variants.id, ids))
  const chosen = (await findOwnAmounts(tx, ids)).map(({ variant }) => variant)
  return ids.find((id) => ![...known, ...chosen].some((row) => row.id === id))
}

async function takeEach(tx: Transaction, lines: StockLine[], from: 'held' | 'free'): Promise<StockLine[]> {
  const missing: StockLine[] = []
  for (const line of sumByVariant(lines)) {
    const enough = from === 'held' ? variants.heldQuantity : availableQuantity
    const taken = await tx
      .update(variants)
      .set({
        inventoryQuantity: sql`${variants.inventoryQuantity} - ${line.quantity}`,
        ...(from === 'held' && { heldQuantity: sql`${variants.heldQuantity} - ${line.quantity}` }),
      })
      .where(
        and(
          eq(variants.id, line.variantId),
          eq(variants.manageInventory, true),
          sql`${enough} >= ${line.quantity}`,
        ),
      )
      .returning({ id: variants.id })
    if (taken.length === 0 && (await isManagedOrGone(tx, line.variantId))) missing.push(line)
  }
  return missing
}

async function isManagedOrGone(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx
    .select({ managed: variants.manageInventory })
    .from(variants)
    .where(eq(variants.id, id))
  return row?.managed ?? true
}

export function toSellable(
  { variant, product }: SellableRow,
  language: Language,
  today: string,
): SellableVariant {
  return {
    variantId: variant.id,
    productId: product.id,
    productTitle: textIn(language, product.title),
    variantTitle: textIn(language, variant.title),
    unitPriceInCents: salePriceOn(variant, today) ?? variant.priceInCents,
    listPriceInCents: variant.priceInCents,
    currency: variant.currency,
    type: product.type,
    level: product.level,
    image: variant.imageUrl ?? product.thumbnail,
    voucherPictures: offeredVoucherPictures(product).map(({ name }) => name),
    purchasable: product.purchasable && product.status === 'published',
    manageInventory: variant.manageInventory,
    available: variant.manageInventory ? variant.inventoryQuantity - variant.heldQuantity : null,
    onHand: variant.manageInventory ? variant.inventoryQuantity : null,
  }
}

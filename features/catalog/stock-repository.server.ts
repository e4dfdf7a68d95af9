import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { type ProductType, productVariants as variants, products } from './catalog.tables.server.ts'

export interface StockLine {
  variantId: string
  /** Pieces, at least 1. */
  quantity: number
}

export interface InsufficientStock {
  code: 'insufficient_stock'
  variantId: string
  /** Pieces that could be held now; 0 for a variant that does not exist. */
  available: number
}

/**
 * Promises pieces to a checkout: all lines or none, nothing is written on refusal. Locks the managed variants in
 * the order of their ids until the transaction ends; variants without managed stock pass and are not locked.
 * @returns the lines that are really held. Keep them: they are what `releaseStock` and `takeStock` expect, also
 * when the owner switches stock management on or off in the meantime.
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

/** Gives held pieces back: a checkout expired or was cancelled. Never releases more than is held. */
export async function releaseStock(tx: Transaction, lines: StockLine[]): Promise<void> {
  for (const { variantId, quantity } of sumByVariant(lines)) {
    await tx
      .update(variants)
      .set({ heldQuantity: sql`greatest(${variants.heldQuantity} - ${quantity}, 0)` })
      .where(and(eq(variants.id, variantId), eq(variants.manageInventory, true)))
  }
}

/**
 * Held pieces become sold: they leave the stock. Variants without managed stock pass.
 * @returns the lines of which not enough was held (the owner changed something in between); they are untouched.
 */
export function takeStock(tx: Transaction, lines: StockLine[]): Promise<StockLine[]> {
  return takeEach(tx, lines, 'held')
}

/**
 * Sells pieces without a hold: a payment arrived after its checkout had expired.
 * @returns the lines of which not enough is free; they are untouched, the others are taken.
 */
export function takeUnheldStock(tx: Transaction, lines: StockLine[]): Promise<StockLine[]> {
  return takeEach(tx, lines, 'free')
}

export interface SellableVariant {
  variantId: string
  productId: string
  productTitle: string
  variantTitle: string
  /** Cents one piece costs now: the sale price if there is one. */
  unitPriceInCents: number
  /** Cents without a sale: the face value of a value voucher. */
  listPriceInCents: number
  /** Lower-case ISO 4217 code. */
  currency: string
  type: ProductType
  /** Survival level 1–3 of a course voucher. */
  level: number | null
  image: string | null
  /** False for products that are shown but not sold, and for drafts. */
  purchasable: boolean
  manageInventory: boolean
  /** Free pieces; null when stock is not managed. */
  available: number | null
  /** Pieces in stock, held ones included; null when stock is not managed. */
  onHand: number | null
}

/** What the given variants are and cost, in the order of the ids; unknown and deleted ones are missing. Locks nothing. */
export async function findSellableVariants(
  tx: Pick<Transaction, 'select'>,
  variantIds: string[],
  language: Language,
): Promise<SellableVariant[]> {
  if (variantIds.length === 0) return []
  const rows = await tx
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(inArray(variants.id, variantIds), isNull(products.deletedAt)))
  const byId = new Map(rows.map((row) => [row.variant.id, toSellable(row, language)]))
  return [...new Set(variantIds)].flatMap((id) => byId.get(id) ?? [])
}

const availableQuantity = sql<number>`${variants.inventoryQuantity} - ${variants.heldQuantity}`

/** One line for each variant, in the order in which everybody locks. */
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
  return ids.find((id) => !known.some((row) => row.id === id))
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

function toSellable(
  { variant, product }: { variant: typeof variants.$inferSelect; product: typeof products.$inferSelect },
  language: Language,
): SellableVariant {
  return {
    variantId: variant.id,
    productId: product.id,
    productTitle: textIn(language, product.title),
    variantTitle: textIn(language, variant.title),
    unitPriceInCents: variant.salePriceInCents ?? variant.priceInCents,
    listPriceInCents: variant.priceInCents,
    currency: variant.currency,
    type: product.type,
    level: product.level,
    image: variant.imageUrl ?? product.thumbnail,
    purchasable: product.purchasable && product.status === 'published',
    manageInventory: variant.manageInventory,
    available: variant.manageInventory ? variant.inventoryQuantity - variant.heldQuantity : null,
    onHand: variant.manageInventory ? variant.inventoryQuantity : null,
  }
}

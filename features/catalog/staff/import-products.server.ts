import { randomUUID } from 'node:crypto'
import { asc, eq, inArray, max } from 'drizzle-orm'
import { LANGUAGES } from '#i18n/languages.ts'
import { toCents } from '#kernel/amount.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  collections,
  productOptions,
  products,
  productVariants as variants,
} from '../catalog.tables.server.ts'
import { type ProductRows, readRows } from '../product-rows.server.ts'
import type { ImportCatalog, PlannedProduct, PlannedVariant } from './product-import-plan.ts'
import { isOfPrice, saleOf } from './product-import-rules.ts'
import { setPrice } from './set-price.server.ts'
import {
  type Cells,
  type Column,
  OPTIONS,
  type SheetProduct,
  type TextName,
  textOf,
  VALUES,
} from './product-sheet.ts'
import { saveCollections } from './save-collections.server.ts'
import { collectionNames } from './sheet-cell.ts'
import { RESERVED_ID } from './slug.ts'
import { stockOf } from './staff-shop.server.ts'
import { lastPosition, type Origin, recordStock, saveValue } from './write-variant.server.ts'

/** The whole catalogue as one moment has it. */
export function readImportCatalog(db: Database): Promise<ImportCatalog> {
  return db.transaction(selectCatalog, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

/** One import at a time, until the transaction ends: what another adds meanwhile would be read by halves. */
export async function lockImports(tx: Transaction): Promise<void> {
  await takeAdvisoryLock(tx, 'product-import')
}

/** Until the transaction ends no checkout, price or stock changes these products. */
export async function lockProducts(tx: Transaction, ids: string[]): Promise<void> {
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, ids))
    .orderBy(asc(products.id))
    .for('no key update')
  // In the order in which checkouts lock them.
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(asc(variants.id))
    .for('no key update')
}

/** Writes what was planned with the catalogue as it is after `lockProducts`. */
export async function applyImport(
  tx: Transaction,
  planned: readonly PlannedProduct[],
  origin: Origin,
): Promise<void> {
  await freeSkus(tx, planned)
  for (const product of planned) {
    await saveProduct(tx, product)
    const options = await saveOptions(tx, product)
    for (const variant of product.variants) await saveVariant(tx, product, variant, options, origin)
  }
}

/** Its products stay as they are read only if they are locked. */
export async function selectCatalog(tx: Transaction): Promise<ImportCatalog> {
  const all = await tx.select().from(products).orderBy(asc(products.position), asc(products.id))
  const groups = await tx.select().from(collections).orderBy(asc(collections.position), asc(collections.id))
  const rows = Object.groupBy(await readRows(tx, all), ({ product }) =>
    product.deletedAt ? 'others' : 'own',
  )
  const others = rows.others ?? []
  return {
    products: (rows.own ?? []).map(toSheetProduct),
    otherProducts: [RESERVED_ID, ...others.map(({ product }) => product.id)],
    otherVariants: others.flatMap(({ variants: own }) => own.map(({ id, sku }) => ({ id, sku }))),
    collections: groups.map(({ id, title }) => ({ id, title: title.de })),
  }
}

function toSheetProduct({
  product,
  variants: own,
  options,
  valueOf,
  memberships,
}: ProductRows): SheetProduct {
  const { id, type, status, isHidden, title, subtitle, description } = product
  return {
    id,
    isVoucher: type !== 'physical',
    isValueVoucher: type === 'voucher_value',
    state: status,
    isHidden,
    title,
    subtitle,
    description,
    options: options.map((option) => ({ id: option.id, title: option.title })),
    collections: memberships.map(({ collectionId }) => collectionId),
    variants: own.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      title: variant.title,
      values: options.map((option) => valueOf(option.id, variant.id)),
      currency: variant.currency,
      priceCents: variant.priceInCents,
      salePriceCents: variant.salePriceInCents,
      saleFrom: variant.saleFrom,
      saleUntil: variant.saleUntil,
      stock: stockOf(variant),
      weightGrams: variant.weightGrams,
    })),
  }
}

/** Two variants may swap their numbers, which are unique at every moment. */
async function freeSkus(tx: Transaction, planned: readonly PlannedProduct[]): Promise<void> {
  const ids = planned.flatMap((product) =>
    product.variants.filter(({ known, changed }) => known && changed.includes('sku')).map(({ id }) => id),
  )
  if (ids.length > 0) await tx.update(variants).set({ sku: null }).where(inArray(variants.id, ids))
}

async function saveProduct(tx: Transaction, { id, known, cells, changed }: PlannedProduct): Promise<void> {
  const row = {
    title: german(cells, 'title'),
    subtitle: textOf(cells, 'subtitle'),
    // A draft may lack it; the plan has refused everything else.
    description: textOf(cells, 'description') ?? { de: '' },
    status: cells.state === 'draft' ? ('draft' as const) : ('published' as const),
    isHidden: cells.hidden === 'yes',
  }
  if (known) {
    if (changed.length > 0) await tx.update(products).set(row).where(eq(products.id, id))
    if (changed.includes('collections')) await saveCollections(tx, id, collectionNames(cells.collections))
    return
  }
  await tx.insert(products).values({ id, ...row, type: 'physical', position: await lastPosition(tx) })
  await saveCollections(tx, id, collectionNames(cells.collections))
}

/** @returns the ids of the product's options in order. */
async function saveOptions(
  tx: Transaction,
  { id: productId, known, cells, changed }: PlannedProduct,
): Promise<string[]> {
  const ids: string[] = []
  for (const [position, name] of OPTIONS.entries()) {
    const title = textOf(cells, name)
    if (!title) break
    const option = known?.options[position]
    const id = option?.id ?? randomUUID()
    if (!option) await tx.insert(productOptions).values({ id, productId, title, position })
    else if (changed.some((column) => isOf(name, column)))
      await tx.update(productOptions).set({ title }).where(eq(productOptions.id, id))
    ids.push(id)
  }
  return ids
}

/** Whether the column holds this text in a language. */
function isOf(name: TextName, column: Column): boolean {
  return LANGUAGES.some((language) => column === `${name}_${language}`)
}

async function saveVariant(
  tx: Transaction,
  product: PlannedProduct,
  { id, known, cells, changed }: PlannedVariant,
  options: readonly string[],
  origin: Origin,
): Promise<void> {
  if (known && changed.length === 0) return
  const row = {
    sku: cells.sku || null,
    title: german(cells, 'variant_title'),
    weightGrams: cells.weight_g ? Number(cells.weight_g) : null,
  }
  const price = { priceInCents: toCents(cells.price_chf) ?? 0, ...saleOf(cells) }
  const isCounted = cells.stock !== ''
  const onHand = Number(cells.stock)
  if (known)
    await tx
      .update(variants)
      .set({ ...row, ...(isCounted && { inventoryQuantity: onHand }) })
      .where(eq(variants.id, id))
  else {
    const [last] = await tx
      .select({ position: max(variants.position) })
      .from(variants)
      .where(eq(variants.productId, product.id))
    await tx.insert(variants).values({
      id,
      productId: product.id,
      ...row,
      ...price,
      position: (last?.position ?? -1) + 1,
      manageInventory: isCounted,
      inventoryQuantity: onHand,
    })
  }
  if (known ? known.currency === 'chf' && changed.some(isOfPrice) : price.salePriceInCents !== null)
    await setPrice(tx, id, price, { ...origin, isAmount: product.known?.isValueVoucher ?? false })
  const before = known?.stock?.onHand ?? 0
  if (isCounted && before !== onHand)
    await recordStock(tx, id, { kind: 'counted', before, after: onHand, ...origin })
  for (const [index, name] of VALUES.entries()) {
    const optionId = options[index]
    if (optionId && changed.some((column) => isOf(name, column)))
      await saveValue(tx, optionId, id, german(cells, name))
  }
}

/** The plan has refused what lacks it. */
function german(cells: Cells, name: Parameters<typeof textOf>[1]) {
  const text = textOf(cells, name)
  if (!text) throw new Error(`${name}_de is empty`)
  return text
}

import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Pictures } from '#features/pictures/content/pictures.ts'
import { findOpenVariants } from '#features/order/read/find-open-variants.server.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  productAdditionalInfo,
  productMedia,
  productOptions,
  products,
  productVariants as variants,
  relatedProducts,
} from '../catalog.tables.server.ts'
import type { ProductRow, VariantRow } from '../product-rows.server.ts'
import { problemOfSale } from '../sale.ts'
import {
  type ProductDocument,
  type SomeTexts,
  type VariantDocument,
  variantTitle,
} from './product-document.ts'
import { pictureAddress } from './product-picture.ts'
import { saveCollections } from './save-collections.server.ts'
import { setPrice } from './set-price.server.ts'
import type { ShopRefusal } from './staff-product.ts'
import { slugOf } from './slug.ts'
import { insertVariant, saveValue } from './write-variant.server.ts'

const RELATED_SECTION: LocalisedText = {
  de: 'Passt dazu',
  en: 'Goes well with this',
  fr: 'Va bien avec',
  it: 'Da abbinare',
}

export interface EditDeps {
  authorId: string
  at: Date
  /** Only those who may set prices change them and add what has one. */
  mayPrice: boolean
  /** Own pictures on the site. */
  pictures: Pictures
}

type Done = Promise<Result<null, ShopRefusal>>

/**
 * Writes a checked document over a locked product. Stock and sales of variants that stay are not touched; a variant goes only while
 * nobody holds or has open orders for it. Amounts of a value voucher are changed elsewhere.
 */
export async function saveProduct(
  tx: Transaction,
  row: ProductRow,
  document: ProductDocument,
  deps: EditDeps,
): Done {
  const { id } = row
  const pictures = document.pictures.map((name) => pictureAddress(name, deps.pictures))
  if (pictures.includes(null)) return refuse({ code: 'picture_missing' })
  const addresses = pictures.filter((address) => address !== null)
  await tx
    .update(products)
    .set({
      title: stored(document.title),
      subtitle: storedOrNull(document.subtitle),
      ribbonText: storedOrNull(document.ribbon),
      description: { ...document.description, de: document.description.de ?? '' },
      thumbnail: addresses[0] ?? null,
    })
    .where(eq(products.id, id))
  if (row.type !== 'voucher_value') {
    const saved = await saveVariants(tx, id, document, deps)
    if (!saved.ok) return saved
  }
  await tx.delete(productMedia).where(eq(productMedia.productId, id))
  const media = addresses.map((url, position) => ({
    id: randomUUID(),
    productId: id,
    url,
    alt: deps.pictures[document.pictures[position] ?? '']?.alt ?? null,
    position,
  }))
  if (media.length > 0) await tx.insert(productMedia).values(media)
  await saveInfo(tx, id, document)
  await saveCollections(tx, id, document.collections)
  return saveRelated(tx, id, document)
}

async function saveVariants(
  tx: Transaction,
  productId: string,
  document: ProductDocument,
  deps: EditDeps,
): Done {
  const before = await tx
    .select()
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.id))
    .for('update')
  const kept = document.variants.map((variant) => variant.id).filter(Boolean)
  if (kept.some((id) => before.every((row) => row.id !== id))) return refuse({ code: 'unknown_variant' })
  const gone = before.filter((row) => !kept.includes(row.id))
  const goneIds = gone.map(({ id }) => id)
  const open = gone.length > 0 ? await findOpenVariants(tx, goneIds) : new Set<string>()
  const needed = gone.find((row) => row.heldQuantity > 0 || open.has(row.id))
  if (needed) return refuse({ code: 'variant_ordered', variant: needed.title.de })
  const taken = await findTakenSku(tx, productId, document)
  if (taken) return refuse({ code: 'sku_taken', sku: taken })
  await tx.delete(variants).where(inArray(variants.id, goneIds))
  // Two may swap their numbers, which are unique at every moment.
  await tx.update(variants).set({ sku: null }).where(eq(variants.productId, productId))
  const options = await saveOptions(tx, productId, document)
  for (const [position, variant] of document.variants.entries()) {
    const known = before.find((row) => row.id === variant.id)
    const saved = known
      ? await changeVariant(tx, known, variant, position, deps)
      : deps.mayPrice
        ? accept(await addVariant(tx, productId, variant, position, deps))
        : refuse({ code: 'no_permission' as const })
    if (!saved.ok) return saved
    for (const [index, optionId] of options.entries())
      await saveValue(tx, optionId, saved.value, stored(variant.values[index] ?? {}))
  }
  return accept(null)
}

async function findTakenSku(tx: Transaction, productId: string, { variants: own }: ProductDocument) {
  const skus = own.map(({ sku }) => sku).filter(Boolean)
  const found = await tx.select().from(variants).where(inArray(variants.sku, skus))
  return found.find((row) => row.productId !== productId)?.sku ?? undefined
}

async function changeVariant(
  tx: Transaction,
  known: VariantRow,
  variant: VariantDocument,
  position: number,
  { authorId, at, mayPrice }: EditDeps,
): Promise<Result<string, ShopRefusal>> {
  const { salePriceInCents, saleFrom, saleUntil } = known
  const sale = { salePriceInCents, saleFrom, saleUntil }
  const { priceCents, sku, weightGrams } = variant
  if (priceCents !== known.priceInCents && !mayPrice) return refuse({ code: 'no_permission' })
  const problem = problemOfSale(priceCents, sale)
  if (problem) return refuse({ code: problem })
  await tx
    .update(variants)
    .set({ title: stored(variantTitle(variant)), sku: sku || null, weightGrams, position })
    .where(eq(variants.id, known.id))
  if (priceCents !== known.priceInCents)
    await setPrice(tx, known.id, { priceInCents: priceCents, ...sale }, { authorId, at, isAmount: false })
  return accept(known.id)
}

async function addVariant(
  tx: Transaction,
  productId: string,
  variant: VariantDocument,
  position: number,
  { authorId, at }: EditDeps,
): Promise<string> {
  const title = stored(variantTitle(variant))
  const id = await freeVariantId(tx, `${productId}-${slugOf(title.de)}`)
  const { sku, weightGrams, priceCents, stock } = variant
  const row = {
    id,
    productId,
    title,
    sku: sku || null,
    position,
    priceInCents: priceCents,
    weightGrams,
    manageInventory: stock !== null,
    inventoryQuantity: stock ?? 0,
  }
  await insertVariant(tx, row, { authorId, at })
  return id
}

async function freeVariantId(tx: Transaction, wanted: string): Promise<string> {
  const id = wanted.slice(0, 55).replace(/-+$/, '')
  const [taken] = await tx.select({ id: variants.id }).from(variants).where(eq(variants.id, id))
  return taken ? `${id}-${randomUUID().slice(0, 8)}` : id
}

/** @returns their ids in order */
async function saveOptions(
  tx: Transaction,
  productId: string,
  { options }: ProductDocument,
): Promise<string[]> {
  const kept = options.map(({ id }) => id).filter(Boolean)
  const own = eq(productOptions.productId, productId)
  await tx.delete(productOptions).where(and(own, notInArray(productOptions.id, kept)))
  const ids: string[] = []
  for (const [position, option] of options.entries()) {
    const title = stored(option.title)
    const changed = option.id
      ? await tx
          .update(productOptions)
          .set({ title, position })
          .where(and(own, eq(productOptions.id, option.id)))
          .returning({ id: productOptions.id })
      : []
    const id = changed[0]?.id ?? randomUUID()
    if (!changed[0]) await tx.insert(productOptions).values({ id, productId, title, position })
    ids.push(id)
  }
  return ids
}

async function saveInfo(tx: Transaction, productId: string, { info }: ProductDocument): Promise<void> {
  const own = eq(productAdditionalInfo.productId, productId)
  // The seed knows its sections by their ids, and corrects them while nobody has changed them.
  const ids = await tx
    .select({ id: productAdditionalInfo.id })
    .from(productAdditionalInfo)
    .where(own)
    .orderBy(asc(productAdditionalInfo.position), asc(productAdditionalInfo.id))
  await tx.delete(productAdditionalInfo).where(own)
  const sections = info.map(({ title, description }, position) => ({
    id: ids[position]?.id ?? randomUUID(),
    productId,
    title: stored(title),
    description: stored(description),
    position,
  }))
  if (sections.length > 0) await tx.insert(productAdditionalInfo).values(sections)
}

async function saveRelated(tx: Transaction, id: string, { related }: ProductDocument): Done {
  const own = eq(relatedProducts.productId, id)
  const before = await tx.select().from(relatedProducts).where(own)
  const known = await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.id, [...related]))
  if (related.some((each) => each === id || known.every((row) => row.id !== each)))
    return refuse({ code: 'unknown_product' })
  await tx.delete(relatedProducts).where(own)
  const rows = related.map((relatedId, position) => ({
    id: before.find((row) => row.relatedId === relatedId)?.id ?? randomUUID(),
    productId: id,
    sectionTitle: before.find((row) => row.relatedId === relatedId)?.sectionTitle ?? RELATED_SECTION,
    relatedId,
    position,
  }))
  if (rows.length > 0) await tx.insert(relatedProducts).values(rows)
  return accept(null)
}

/** The schema has refused what lacks German. */
function stored({ de, ...others }: SomeTexts): LocalisedText {
  if (!de) throw new Error('a text lacks its German')
  return { de, ...others }
}

function storedOrNull(texts: SomeTexts): LocalisedText | null {
  return texts.de ? stored(texts) : null
}

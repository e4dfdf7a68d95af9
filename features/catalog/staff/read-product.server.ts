import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  collections,
  productAdditionalInfo,
  productCollections,
  productMedia,
  productOptions,
  products,
  productVariants as variants,
  relatedProducts,
  variantOptionValues,
} from '../catalog.tables.server.ts'
import type { ProductDocument, SomeTexts } from './product-document.ts'
import { pictureName } from './product-picture.ts'
import type { EditedProduct } from './staff-product.ts'

/** A product as staff edit it, removed ones too; undefined when there is none. */
export async function readProduct(
  db: Database | Transaction,
  id: string,
): Promise<Omit<EditedProduct, 'openVariants'> | undefined> {
  const [row] = await db.select().from(products).where(eq(products.id, id))
  if (!row) return undefined
  const { ownLeastFrancs: least, ownMostFrancs: most } = row
  const own = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(asc(variants.position), asc(variants.id))
  const document = await readDocument(db, row, own)
  return {
    id,
    type: row.type,
    state: row.deletedAt ? 'removed' : row.status,
    isHidden: row.isHidden,
    ownAmount: least !== null && most !== null ? { least, most } : null,
    document,
    seen: fingerprintOf(document),
    stock: own.map(({ id: variant, manageInventory, inventoryQuantity: onHand, heldQuantity: held }) => ({
      variant,
      stock: manageInventory ? { onHand, held } : null,
    })),
    collections: (
      await db.select().from(collections).orderBy(asc(collections.position), asc(collections.id))
    ).map((each) => ({ id: each.id, title: each.title.de })),
    others: (
      await db
        .select({
          id: products.id,
          title: products.title,
          status: products.status,
          deletedAt: products.deletedAt,
        })
        .from(products)
        .orderBy(asc(products.position), asc(products.id))
    ).flatMap((each) => (each.id !== id && !each.deletedAt ? [{ id: each.id, title: each.title.de }] : [])),
  }
}

/** The same for the same content: a change has to name the version that was seen. */
export function fingerprintOf(document: ProductDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 32)
}

export async function readDocument(
  db: Database | Transaction,
  row: typeof products.$inferSelect,
  own: (typeof variants.$inferSelect)[],
): Promise<ProductDocument> {
  const { id } = row
  const options = await db
    .select()
    .from(productOptions)
    .where(eq(productOptions.productId, id))
    .orderBy(asc(productOptions.position), asc(productOptions.id))
  const values = await db
    .select({ value: variantOptionValues })
    .from(variantOptionValues)
    .innerJoin(productOptions, eq(productOptions.id, variantOptionValues.optionId))
    .where(eq(productOptions.productId, id))
  const valueOf = new Map(values.map(({ value }) => [`${value.optionId} ${value.variantId}`, value.value]))
  const media = await db
    .select()
    .from(productMedia)
    .where(eq(productMedia.productId, id))
    .orderBy(asc(productMedia.position), asc(productMedia.id))
  const info = await db
    .select()
    .from(productAdditionalInfo)
    .where(eq(productAdditionalInfo.productId, id))
    .orderBy(asc(productAdditionalInfo.position), asc(productAdditionalInfo.id))
  const memberships = await db
    .select({ id: collections.id })
    .from(productCollections)
    .innerJoin(collections, eq(collections.id, productCollections.collectionId))
    .where(eq(productCollections.productId, id))
    .orderBy(asc(collections.position), asc(collections.id))
  const related = await db
    .select({ id: relatedProducts.relatedId })
    .from(relatedProducts)
    .where(eq(relatedProducts.productId, id))
    .orderBy(asc(relatedProducts.position), asc(relatedProducts.id))
  return {
    title: toTexts(row.title),
    subtitle: toTexts(row.subtitle),
    ribbon: toTexts(row.ribbonText),
    description: toTexts(row.description),
    pictures: [
      ...new Set(
        [...(row.thumbnail ? [row.thumbnail] : []), ...media.map(({ url }) => url)].map(pictureName),
      ),
    ],
    options: options.map((option) => ({ id: option.id, title: toTexts(option.title) })),
    variants: own.map((variant) => ({
      id: variant.id,
      sku: variant.sku ?? '',
      title: toTexts(variant.title),
      values: options.map((option) => toTexts(valueOf.get(`${option.id} ${variant.id}`) ?? null)),
      priceCents: variant.priceInCents,
      weightGrams: variant.weightGrams,
      stock: null,
    })),
    info: info.map(({ title, description }) => ({
      title: toTexts(title),
      description: toTexts(description),
    })),
    collections: memberships.map((each) => each.id),
    related: related.map((each) => each.id),
  }
}

/** In one order of languages, so that the same texts have the same fingerprint. */
function toTexts(text: LocalisedText | null): SomeTexts {
  return Object.fromEntries(
    (['de', 'en', 'fr', 'it'] as const).flatMap((language) => {
      const each = text?.[language]?.trim()
      return each ? [[language, each]] : []
    }),
  )
}

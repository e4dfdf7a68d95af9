import { LANGUAGES } from '#i18n/languages.ts'
import { createHash } from 'node:crypto'
import { asc } from 'drizzle-orm'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { collections, products } from '../catalog.tables.server.ts'
import { ownAmountIn } from '../own-amounts.server.ts'
import { type ProductRow, type ProductRows, readRows } from '../product-rows.server.ts'
import type { ProductDocument, SomeTexts } from './product-document.ts'
import { pictureName } from './product-picture.ts'
import type { EditedProduct } from './staff-product.ts'
import { stockOf } from './staff-shop.server.ts'

/** A product as staff edit it, removed ones too; undefined when there is none. */
export async function readProduct(
  db: Database | Transaction,
  id: string,
): Promise<Omit<EditedProduct, 'openVariants'> | undefined> {
  const all = await db.select().from(products).orderBy(asc(products.position), asc(products.id))
  const [rows] = await readRows(
    db,
    all.filter((each) => each.id === id),
  )
  if (!rows) return undefined
  const { product } = rows
  const document = documentOf(rows)
  const groups = await db.select().from(collections).orderBy(asc(collections.position), asc(collections.id))
  const named = (each: { id: string; title: LocalisedText }) => ({ id: each.id, title: each.title.de })
  return {
    id,
    type: product.type,
    state: product.deletedAt ? 'removed' : product.status,
    isHidden: product.isHidden,
    ownAmount: ownAmountIn(product),
    document,
    seen: fingerprintOf(document),
    stock: rows.variants.map((variant) => ({ variant: variant.id, stock: stockOf(variant) })),
    collections: groups.map(named),
    others: all.filter((each) => each.id !== id && !each.deletedAt).map(named),
  }
}

/** The same for the same content: a change has to name the version that was seen. */
export function fingerprintOf(document: ProductDocument): string {
  return createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 32)
}

export async function readDocument(db: Database | Transaction, row: ProductRow): Promise<ProductDocument> {
  const [rows] = await readRows(db, [row])
  if (!rows) throw new Error('the rows of a product are not there')
  return documentOf(rows)
}

function documentOf({
  product,
  variants,
  options,
  valueOf,
  media,
  info,
  memberships,
  related,
}: ProductRows): ProductDocument {
  const addresses = [...(product.thumbnail ? [product.thumbnail] : []), ...media.map(({ url }) => url)]
  return {
    title: toTexts(product.title),
    subtitle: toTexts(product.subtitle),
    ribbon: toTexts(product.ribbonText),
    description: toTexts(product.description),
    pictures: [...new Set(addresses.map(pictureName))],
    options: options.map(({ id, title }) => ({ id, title: toTexts(title) })),
    variants: variants.map(({ id, sku, title, priceInCents, weightGrams }) => ({
      id,
      sku: sku ?? '',
      title: toTexts(title),
      values: options.map((option) => toTexts(valueOf(option.id, id))),
      priceCents: priceInCents,
      weightGrams,
      stock: null,
    })),
    info: info.map(({ title, description }) => ({
      title: toTexts(title),
      description: toTexts(description),
    })),
    collections: memberships.map(({ collectionId }) => collectionId),
    related: related.map(({ relatedId }) => relatedId),
  }
}

/** In one order of languages, so that the same texts have the same fingerprint. */
function toTexts(text: LocalisedText | null): SomeTexts {
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const each = text?.[language]?.trim()
      return each ? [[language, each]] : []
    }),
  )
}

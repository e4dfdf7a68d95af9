import { sql } from 'drizzle-orm'
import { z } from 'zod'
import {
  collections,
  productAdditionalInfo,
  productCollections,
  productMedia,
  productOptions,
  products,
  productVariants,
  relatedProducts,
  seededCatalogRows,
  variantOptionValues,
} from '#features/catalog/catalog.tables.server.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import goods from './catalog-goods.json' with { type: 'json' }
import { productSchema, type SeedProduct, SHARED } from './catalog-seed.ts'
import { vouchers } from './catalog-vouchers.ts'
import { rewordCatalog } from './reword-catalog.ts'

/** Unique advisory lock id. */
const SEED_LOCK = 4_728_010

export const SEED_COLLECTIONS = SHARED.collections

export const SEED_PRODUCTS: SeedProduct[] = inOrder(
  [...vouchers, ...z.array(productSchema).parse(goods)],
  SHARED.order,
)

const RELATED_SECTION = {
  de: 'Passt dazu',
  en: 'Goes well with this',
  fr: 'Va bien avec',
  it: 'Da abbinare',
}

/**
 * Inserts what was never seeded before, in one transaction under an advisory lock. Keeps whatever the owner changed,
 * deleted or created; corrects unchanged wrong texts. @returns ids of new products.
 */
export function seedCatalog(database: Database): Promise<string[]> {
  return database.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
    const seeded = await tx.select().from(seededCatalogRows)
    const isNew = (kind: 'product' | 'collection', id: string) =>
      !seeded.some((row) => row.kind === kind && row.id === id)

    for (const [position, collection] of SEED_COLLECTIONS.entries()) {
      if (!isNew('collection', collection.id)) continue
      await tx
        .insert(collections)
        .values({ ...collection, position })
        .onConflictDoNothing()
      await tx.insert(seededCatalogRows).values({ kind: 'collection', id: collection.id })
    }
    const added: SeedProduct[] = []
    for (const [position, product] of SEED_PRODUCTS.entries()) {
      if (!isNew('product', product.id)) continue
      if (await insertProduct(tx, product, position)) added.push(product)
      await tx.insert(seededCatalogRows).values({ kind: 'product', id: product.id })
    }
    await insertRelated(tx, added)
    await rewordCatalog(tx, SEED_PRODUCTS)
    return added.map((product) => product.id)
  })
}

/** False when the owner has a product with this id. */
async function insertProduct(tx: Transaction, product: SeedProduct, position: number): Promise<boolean> {
  const { id } = product
  const inserted = await tx
    .insert(products)
    .values({
      id,
      title: product.title,
      subtitle: product.subtitle,
      ribbonText: product.ribbon ?? null,
      description: product.description,
      thumbnail: product.thumbnail,
      type: product.type,
      level: product.level ?? null,
      purchasable: product.purchasable ?? true,
      position: (position + 1) * 10,
      siteProductSelection: product.lowestPriceFirst ? 'lowest_price_first' : null,
      metadata: product.metadata ?? null,
    })
    .onConflictDoNothing()
    .returning({ id: products.id })
  if (inserted.length === 0) return false

  await tx.insert(productVariants).values(
    product.variants.map((variant, index) => ({
      id: variant.id,
      productId: id,
      title: variant.title,
      sku: variant.sku,
      imageUrl: variant.imageUrl ?? null,
      position: index,
      priceInCents: variant.priceInCents,
      salePriceInCents: variant.salePriceInCents ?? null,
      manageInventory: variant.stock !== undefined,
      inventoryQuantity: variant.stock ?? 0,
      weightGrams: variant.weightGrams ?? null,
    })),
  )
  await insertOption(tx, product)
  await tx.insert(productMedia).values(
    product.media.map((url, index) => ({
      id: `${id}-bild-${index + 1}`,
      productId: id,
      url,
      position: index,
    })),
  )
  await tx.insert(productAdditionalInfo).values(
    product.info.map((info, index) => ({
      ...info,
      id: `${id}-info-${index + 1}`,
      productId: id,
      position: index,
    })),
  )
  // The owner may have deleted the collection.
  await tx.execute(sql`
    insert into ${productCollections} (product_id, collection_id, position)
    select ${id}, ${collections.id}, ${position} from ${collections} where ${collections.id} = ${product.collection}`)
  return true
}

async function insertOption(tx: Transaction, { id, option, variants }: SeedProduct): Promise<void> {
  if (!option) return
  await tx.insert(productOptions).values({ ...option, productId: id })
  await tx.insert(variantOptionValues).values(
    variants.flatMap((variant) =>
      variant.optionValue
        ? [
            {
              id: `${variant.id}-wert`,
              optionId: option.id,
              variantId: variant.id,
              value: variant.optionValue,
            },
          ]
        : [],
    ),
  )
}

/** Last, because products refer to each other. Skips deleted ones. */
async function insertRelated(tx: Transaction, added: SeedProduct[]): Promise<void> {
  const present = new Set((await tx.select({ id: products.id }).from(products)).map((row) => row.id))
  const rows = added.flatMap((product) =>
    product.related
      .filter((relatedId) => present.has(relatedId))
      .map((relatedId, position) => ({
        id: `${product.id}-${relatedId}`,
        productId: product.id,
        sectionTitle: RELATED_SECTION,
        relatedId,
        position,
      })),
  )
  if (rows.length > 0) await tx.insert(relatedProducts).values(rows)
}

function inOrder(all: SeedProduct[], ids: string[]): SeedProduct[] {
  if (ids.length !== all.length) throw new Error('every seeded product has its place in the shop')
  return ids.map((id) => {
    const product = all.find((candidate) => candidate.id === id)
    if (!product) throw new Error(`no product ${id}`)
    return product
  })
}

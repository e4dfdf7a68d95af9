import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  collections,
  productAdditionalInfo,
  productCollections,
  productCustomFields,
  productMedia,
  productOptions,
  type products,
  productVariants,
  relatedProducts,
  variantOptionValues,
} from './catalog.tables.server.ts'

export type ProductRow = typeof products.$inferSelect
export type VariantRow = typeof productVariants.$inferSelect
export type ProductRows = Awaited<ReturnType<typeof readRows>>[number]

type Parts =
  | typeof productVariants
  | typeof productOptions
  | typeof productMedia
  | typeof productAdditionalInfo
  | typeof productCustomFields
  | typeof relatedProducts

/** Products with all of their rows, each in its order. */
export async function readRows(db: Database | Transaction, rows: readonly ProductRow[]) {
  const ids = rows.map(({ id }) => id)
  const partsIn = async <Table extends Parts>(table: Table): Promise<PartsOf<Table['$inferSelect']>> => {
    const parts = await db
      .select()
      .from(table as typeof productOptions)
      .where(inArray(table.productId, ids))
      .orderBy(asc(table.position), asc(table.id))
    return byProduct(parts)
  }
  const variants = await partsIn(productVariants)
  const options = await partsIn(productOptions)
  const media = await partsIn(productMedia)
  const info = await partsIn(productAdditionalInfo)
  const customFields = await partsIn(productCustomFields)
  const related = await partsIn(relatedProducts)
  const values = await db
    .select({ value: variantOptionValues, productId: productOptions.productId })
    .from(variantOptionValues)
    .innerJoin(productOptions, eq(productOptions.id, variantOptionValues.optionId))
    .innerJoin(productVariants, eq(productVariants.id, variantOptionValues.variantId))
    .where(inArray(productOptions.productId, ids))
    .orderBy(asc(productOptions.position), asc(productVariants.position), asc(variantOptionValues.id))
    .then(byProduct)
  const memberships = await db
    .select({
      membership: productCollections,
      productId: productCollections.productId,
      title: collections.title,
    })
    .from(productCollections)
    .innerJoin(collections, eq(collections.id, productCollections.collectionId))
    .where(inArray(productCollections.productId, ids))
    .orderBy(asc(collections.position), asc(collections.id))
    .then(byProduct)
  return rows.map((product) => ({
    product,
    variants: variants(product.id),
    options: options(product.id),
    media: media(product.id),
    info: info(product.id),
    customFields: customFields(product.id),
    related: related(product.id),
    values: values(product.id).map(({ value }) => value),
    valueOf: (option: string, variant: string) =>
      values(product.id).find(({ value }) => value.optionId === option && value.variantId === variant)?.value
        .value ?? null,
    memberships: memberships(product.id).map(({ membership, title }) => ({ ...membership, title })),
  }))
}

type PartsOf<Part> = (productId: string) => Part[]

function byProduct<Part extends { productId: string }>(parts: Part[]): PartsOf<Part> {
  const found = Map.groupBy(parts, ({ productId }) => productId)
  return (productId) => found.get(productId) ?? []
}

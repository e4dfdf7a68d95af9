import { eq, inArray, or, sql } from 'drizzle-orm'
import { folded, matchesWords } from '#platform/database/matches-words.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { Database } from '#platform/database/database.ts'
import { products, productVariants } from '../catalog.tables.server.ts'

/** Of a search. */
const MOST_FOUND = 50

export interface NamedProduct {
  product: string
  title: LocalisedText
  /** Of `variants`, if it was asked for. */
  variant?: string
}

/** Titles of products, removed ones too, and of those that variants belong to. */
export async function nameProducts(
  db: Database,
  { ids, variants }: { ids: string[]; variants: string[] },
): Promise<NamedProduct[]> {
  const named =
    ids.length > 0
      ? await db
          .select({ product: products.id, title: products.title })
          .from(products)
          .where(inArray(products.id, ids))
      : []
  const byVariant =
    variants.length > 0
      ? await db
          .select({ product: products.id, title: products.title, variant: productVariants.id })
          .from(productVariants)
          .innerJoin(products, eq(products.id, productVariants.productId))
          .where(inArray(productVariants.id, variants))
      : []
  return [...named, ...byVariant]
}

/** Ids of products with `wanted` in a title, in any language, and of their variants; at most 50 products. */
export async function findProductsByTitle(
  db: Database,
  wanted: string,
): Promise<{ ids: string[]; variants: string[] }> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .where(or(matchesWords(folded(sql`${products.title}::text`), [wanted]), eq(products.id, wanted)))
    .limit(MOST_FOUND)
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return { ids, variants: [] }
  const own = await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(inArray(productVariants.productId, ids))
  return { ids, variants: own.map(({ id }) => id) }
}

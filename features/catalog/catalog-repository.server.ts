import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { products, productVariants } from './catalog.tables.server.ts'
import { readRows } from './product-rows.server.ts'
import type { ProductListQuery } from './product-query.schema.ts'
import type { WireProduct, WireVariantStock } from './store-wire.schema.ts'
import { toWireProduct } from './to-wire-product.server.ts'

/** One page of products and the total, from one snapshot, with the prices of a Swiss day. */
export function listProducts(
  database: Database,
  query: ProductListQuery,
  language: Language,
  today: string,
): Promise<{ count: number; products: WireProduct[] }> {
  return readTogether(database, async (tx) => {
    const matching = and(PUBLISHED, ...conditions(query))
    const [total] = await tx.select({ count: count() }).from(products).where(matching)
    const direction = query.order === 'desc' ? desc : asc
    const page = await tx
      .select()
      .from(products)
      .where(matching)
      .orderBy(direction(SORT_BY[query.sort_by](language, today)), asc(products.position), asc(products.id))
      .offset(query.offset)
      .limit(query.limit)
    const rows = await readRows(tx, page)
    return { count: total?.count ?? 0, products: rows.map((each) => toWireProduct(each, language, today)) }
  })
}

/** A published product, hidden or not; undefined when there is none. */
export function findProduct(
  database: Database,
  id: string,
  language: Language,
  today: string,
): Promise<WireProduct | undefined> {
  return readTogether(database, async (tx) => {
    const rows = await tx
      .select()
      .from(products)
      .where(and(PUBLISHED, eq(products.id, id)))
    const [found] = await readRows(tx, rows)
    return found && toWireProduct(found, language, today)
  })
}

/** Free pieces (on hand minus held) per variant of these products, or of all. */
export async function listVariantStock(
  database: Database,
  productIds: string[] | undefined,
): Promise<Required<WireVariantStock>[]> {
  return database
    .select({
      id: productVariants.id,
      inventory_quantity: sql<number>`${productVariants.inventoryQuantity} - ${productVariants.heldQuantity}`,
      manage_inventory: productVariants.manageInventory,
      product_id: productVariants.productId,
    })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(PUBLISHED, productIds && inArray(productVariants.productId, productIds)))
    .orderBy(asc(products.position), asc(products.id), asc(productVariants.position), asc(productVariants.id))
}

const PUBLISHED = and(eq(products.status, 'published'), isNull(products.deletedAt))

function conditions(query: ProductListQuery): (SQL | undefined)[] {
  const ids = query['ids[]']
  const hidden = query.is_hidden ?? (ids ? undefined : false)
  return [
    ids && inArray(products.id, ids),
    hidden === undefined ? undefined : eq(products.isHidden, hidden),
    query.to_date === undefined ? undefined : createdUntil(query.to_date),
  ]
}

function createdUntil(moment: string): SQL {
  if (moment.length > 10) return sql`${products.createdAt} <= ${moment}::timestamptz`
  return sql`${products.createdAt} < (${moment}::date + 1)::timestamp at time zone 'Europe/Zurich'`
}

/** The price shown for a product; same rule as `chooseVariant`. */
const displayedPrice = (today: string) => sql`(
  select ${priceOn(today)}
  from product_variants v
  where v.product_id = ${products.id}
  order by
    case when ${products.siteProductSelection} = 'lowest_price_first'
      then ${priceOn(today)} end,
    v.position, v.id
  limit 1)`

const priceOn = (today: string) =>
  sql`coalesce(sale_price_on(v.sale_price_in_cents, v.sale_from, v.sale_until, ${today}::date), v.price_in_cents)`

/** The default collation sorts ä after z. */
const ALPHABET: Record<Language, SQL> = {
  de: sql.raw('collate "de-CH-x-icu"'),
  en: sql.raw('collate "en-x-icu"'),
  fr: sql.raw('collate "fr-CH-x-icu"'),
  it: sql.raw('collate "it-CH-x-icu"'),
}

const SORT_BY: Record<ProductListQuery['sort_by'], (language: Language, today: string) => SQL> = {
  order: () => sql`${products.position}`,
  price: (_language, today) => displayedPrice(today),
  title: (language) =>
    sql`coalesce(nullif(${products.title} ->> ${language}, ''), ${products.title} ->> 'de') ${ALPHABET[language]}`,
  created_at: () => sql`${products.createdAt}`,
  updated_at: () => sql`${products.updatedAt}`,
}

function readTogether<Answer>(
  database: Database,
  read: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return database.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' })
}

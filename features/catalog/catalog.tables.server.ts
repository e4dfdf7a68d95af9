import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { moment } from '#platform/database/columns.ts'
import type { ProductType } from './product-type.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import type { VoucherPicture } from './voucher-pictures.ts'

const localised = (name?: string) => (name === undefined ? jsonb() : jsonb(name)).$type<LocalisedText>()
const position = () => integer().notNull().default(0)
const hasGerman = (column: AnyPgColumn) => sql`coalesce(${column} ->> 'de', '') <> ''`

/** @retention nobody */
export const products = pgTable(
  'products',
  {
    id: text().primaryKey(),
    title: localised().notNull(),
    subtitle: localised(),
    ribbonText: localised('ribbon_text'),
    description: localised().notNull(),
    thumbnail: text(),
    type: text().$type<ProductType>().notNull(),
    level: integer(),
    /** Whole francs that visitors may choose for a value voucher, both included. */
    ownLeastFrancs: integer('own_least_francs'),
    ownMostFrancs: integer('own_most_francs'),
    /** Of a voucher, in the order of choice; null: the drawing that its level has. */
    voucherPictures: jsonb('voucher_pictures').$type<VoucherPicture[]>(),
    /** Drafts are never served. */
    status: text().$type<'draft' | 'published'>().notNull().default('published'),
    purchasable: boolean().notNull().default(true),
    /** Not listed, but reachable by id. */
    isHidden: boolean('is_hidden').notNull().default(false),
    position: position(),
    siteProductSelection: text('site_product_selection'),
    metadata: jsonb().$type<Record<string, unknown>>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
  },
  (t) => [
    check('products_id_readable', sql`${t.id} ~ '^[a-z0-9][a-z0-9-]{0,63}$'`),
    check('products_title_german', hasGerman(t.title)),
    check('products_description_german', sql`${t.status} = 'draft' or ${hasGerman(t.description)}`),
    check('products_type_known', sql`${t.type} in ('voucher_course', 'voucher_value', 'physical')`),
    check('products_status_known', sql`${t.status} in ('draft', 'published')`),
    check(
      'products_own_amount',
      sql`(${t.ownLeastFrancs} is null) = (${t.ownMostFrancs} is null) and (${t.ownLeastFrancs} is null
        or (${t.type} = 'voucher_value' and ${t.ownLeastFrancs} between 1 and ${t.ownMostFrancs} and ${t.ownMostFrancs} <= 9999))`,
    ),
    check(
      'products_voucher_pictures',
      sql`${t.voucherPictures} is null
        or (${t.type} <> 'physical' and jsonb_typeof(${t.voucherPictures}) = 'array' and jsonb_array_length(${t.voucherPictures}) > 0)`,
    ),
    check(
      'products_level_of_course_voucher',
      sql`(${t.type} = 'voucher_course' and ${t.level} is not null and ${t.level} between 1 and 3)
        or (${t.type} <> 'voucher_course' and ${t.level} is null)`,
    ),
  ],
)

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade', onUpdate: 'cascade' })

/** @retention nobody */
export const productVariants = pgTable(
  'product_variants',
  {
    id: text().primaryKey(),
    productId: productId(),
    title: localised().notNull(),
    sku: text().unique(),
    imageUrl: text('image_url'),
    position: position(),
    priceInCents: integer('price_in_cents').notNull(),
    /** Counts on the days of the sale alone: `salePriceOn`. */
    salePriceInCents: integer('sale_price_in_cents'),
    saleFrom: date('sale_from', { mode: 'string' }),
    saleUntil: date('sale_until', { mode: 'string' }),
    /** Whether the sale ran when caches were last notified; `announceSales` compares it with the day. */
    saleAnnounced: boolean('sale_announced').notNull().default(false),
    currency: text().notNull().default('chf'),
    /** False: unlimited (vouchers), quantities are meaningless. */
    manageInventory: boolean('manage_inventory').notNull().default(false),
    /** On hand, held ones included. */
    inventoryQuantity: integer('inventory_quantity').notNull().default(0),
    heldQuantity: integer('held_quantity').notNull().default(0),
    weightGrams: integer('weight_grams'),
  },
  (t) => [
    index('product_variants_by_product').on(t.productId, t.position),
    check('product_variants_id_readable', sql`${t.id} ~ '^[a-z0-9][a-z0-9-]{0,63}$'`),
    check('product_variants_title_german', hasGerman(t.title)),
    check('product_variants_price_positive', sql`${t.priceInCents} > 0`),
    check(
      'product_variants_sale_below_price',
      sql`${t.salePriceInCents} is null or (${t.salePriceInCents} > 0 and ${t.salePriceInCents} < ${t.priceInCents})`,
    ),
    check(
      'product_variants_sale_days',
      sql`case when ${t.salePriceInCents} is null then ${t.saleFrom} is null and ${t.saleUntil} is null
        else ${t.saleFrom} is null or ${t.saleUntil} is null or ${t.saleFrom} <= ${t.saleUntil} end`,
    ),
    check('product_variants_currency_code', sql`${t.currency} ~ '^[a-z]{3}$'`),
    check('product_variants_inventory_not_negative', sql`${t.inventoryQuantity} >= 0`),
    check('product_variants_held_not_negative', sql`${t.heldQuantity} >= 0`),
    check('product_variants_held_on_hand', sql`${t.heldQuantity} <= ${t.inventoryQuantity}`),
    check('product_variants_weight_positive', sql`${t.weightGrams} is null or ${t.weightGrams} > 0`),
  ],
)

/** @retention nobody */
export const productOptions = pgTable(
  'product_options',
  {
    id: text().primaryKey(),
    productId: productId(),
    title: localised().notNull(),
    position: position(),
  },
  (t) => [
    index('product_options_by_product').on(t.productId, t.position),
    check('product_options_title_german', hasGerman(t.title)),
  ],
)

/** @retention nobody */
export const variantOptionValues = pgTable(
  'variant_option_values',
  {
    id: text().primaryKey(),
    optionId: text('option_id')
      .notNull()
      .references(() => productOptions.id, { onDelete: 'cascade' }),
    variantId: text('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    value: localised().notNull(),
  },
  (t) => [
    unique('variant_option_values_once').on(t.optionId, t.variantId),
    index('variant_option_values_by_variant').on(t.variantId),
    check('variant_option_values_german', hasGerman(t.value)),
  ],
)

/** @retention nobody */
export const collections = pgTable(
  'collections',
  {
    id: text().primaryKey(),
    title: localised().notNull(),
    position: position(),
  },
  (t) => [check('collections_title_german', hasGerman(t.title))],
)

/** @retention nobody */
export const productCollections = pgTable(
  'product_collections',
  {
    productId: productId(),
    collectionId: text('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    position: position(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.collectionId] }),
    index('product_collections_by_collection').on(t.collectionId),
  ],
)

/** @retention nobody */
export const productMedia = pgTable(
  'product_media',
  {
    id: text().primaryKey(),
    productId: productId(),
    url: text().notNull(),
    /** Of own pictures, as the library describes them; null for drawings and addresses elsewhere. */
    alt: localised(),
    type: text().notNull().default('image'),
    position: position(),
  },
  (t) => [index('product_media_by_product').on(t.productId, t.position)],
)

/** @retention nobody */
export const productAdditionalInfo = pgTable(
  'product_additional_info',
  {
    id: text().primaryKey(),
    productId: productId(),
    title: localised().notNull(),
    description: localised().notNull(),
    position: position(),
  },
  (t) => [
    index('product_additional_info_by_product').on(t.productId, t.position),
    check('product_additional_info_german', sql`${hasGerman(t.title)} and ${hasGerman(t.description)}`),
  ],
)

/** @retention nobody */
export const productCustomFields = pgTable(
  'product_custom_fields',
  {
    id: text().primaryKey(),
    productId: productId(),
    title: localised().notNull(),
    isRequired: boolean('is_required').notNull().default(false),
    position: position(),
  },
  (t) => [
    index('product_custom_fields_by_product').on(t.productId, t.position),
    check('product_custom_fields_german', hasGerman(t.title)),
  ],
)

/** @retention nobody */
export const relatedProducts = pgTable(
  'related_products',
  {
    id: text().primaryKey(),
    productId: productId(),
    sectionTitle: localised('section_title').notNull(),
    relatedId: text('related_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    position: position(),
  },
  (t) => [
    unique('related_products_once').on(t.productId, t.relatedId),
    index('related_products_by_related').on(t.relatedId),
    check('related_products_not_itself', sql`${t.productId} <> ${t.relatedId}`),
    check('related_products_german', hasGerman(t.sectionTitle)),
  ],
)

/**
 * Rows the seed has inserted and will not insert again, even if deleted; hence no foreign key.
 * @retention nobody
 */
export const seededCatalogRows = pgTable(
  'seeded_catalog_rows',
  {
    kind: text().$type<'product' | 'collection'>().notNull(),
    id: text().notNull(),
    seededAt: moment('seeded_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    check('seeded_catalog_rows_kind_known', sql`${t.kind} in ('product', 'collection')`),
  ],
)

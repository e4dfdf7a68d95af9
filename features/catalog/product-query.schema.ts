import { z } from 'zod'
import { hasValidUtcOffset } from '#kernel/utc-offset.ts'

export const MAX_IDS = 100
export const MAX_LIMIT = 100
export const MAX_OFFSET = 100_000

export const SORTABLE = ['order', 'price', 'title', 'created_at', 'updated_at'] as const

export const PRODUCT_FIELDS = [
  'title',
  'subtitle',
  'ribbon_text',
  'description',
  'thumbnail',
  'images',
  'media',
  'status',
  'purchasable',
  'order',
  'site_product_selection',
  'type',
  'options',
  'variants',
  'collections',
  'additional_info',
  'custom_fields',
  'related_products',
  'metadata',
  'created_at',
  'updated_at',
  'deleted_at',
] as const

export const VARIANT_FIELDS = ['inventory_quantity', 'manage_inventory', 'product_id'] as const

const id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/)

const ids = z.array(id).min(1).max(MAX_IDS)

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max))

/** A Swiss day (inclusive) or a moment, from 1970. */
const untilDate = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .refine((value) => /^(19[7-9]|2)/.test(value) && hasValidUtcOffset(value))

export const productListQuerySchema = z.object({
  'ids[]': ids.optional().describe('Only these products, hidden ones too. Repeated, or separated by commas.'),
  offset: wholeNumber(0, MAX_OFFSET).default(0).describe('Products to skip'),
  limit: wholeNumber(1, MAX_LIMIT).default(MAX_LIMIT).describe('Products to answer at most'),
  order: z.enum(['asc', 'desc']).default('asc').describe('Direction of `sort_by`'),
  sort_by: z
    .enum(SORTABLE)
    .default('order')
    .describe(
      '`order`: as recommended; `price`: what the shown variant costs now; `title`: by the alphabet of the language',
    ),
  is_hidden: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .pipe(z.boolean())
    .optional()
    .describe('`false`: listed products, the default without ids; `true`: only those that are not listed'),
  to_date: untilDate
    .optional()
    .describe(
      'Only products created until then, so that paging is stable. A date means the end of that day in Swiss time.',
    ),
})

export const productQuerySchema = z.object({
  field: z
    .array(z.enum(PRODUCT_FIELDS))
    .min(1)
    .optional()
    .describe('Only these fields of the product, besides its id. Repeated, or separated by commas.'),
})

export const variantListQuerySchema = z.object({
  fields: z
    .array(z.enum(['id', ...VARIANT_FIELDS]))
    .min(1)
    .default(['id', 'inventory_quantity'])
    .describe('Fields of each variant, besides its id. Repeated, or separated by commas.'),
  'product_ids[]': ids.optional().describe('Only variants of these products; all without it.'),
})

export const productIdSchema = id

export type ProductListQuery = z.output<typeof productListQuerySchema>

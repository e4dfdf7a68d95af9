import { z } from 'zod'

/** Wire format of the store service; the OpenAPI document is generated from these schemas. */

const id = z.string().min(1).max(64)
const position = z.int()
const cents = z.int().min(0).describe('In the smallest unit of the currency')
const moment = z.iso.datetime()

const wirePriceSchema = z.object({
  amount: cents,
  sale_amount: cents.nullable().describe('Null when the variant is not on sale'),
  currency_code: z.string().regex(/^[a-z]{3}$/),
  currency: z.object({
    code: z.string(),
    symbol: z.string(),
    template: z.string().describe('The amount stands at $1, for example "CHF $1"'),
  }),
})

const wireOptionValueSchema = z.object({ id, option_id: id, variant_id: id, value: z.string() })

const wireVariantSchema = z.object({
  id,
  title: z.string(),
  image_url: z.string().nullable(),
  sku: z.string().nullable(),
  prices: z.array(wirePriceSchema).min(1),
  manage_inventory: z.boolean().describe('False: never runs out'),
  inventory_quantity: z
    .int()
    .min(0)
    .describe('Free pieces when the answer was made; `/variants` tells the present number'),
  weight: z.int().nullable().describe('Grams'),
  options: z.array(wireOptionValueSchema),
})

const wireMediaSchema = z.object({ url: z.string(), order: position, type: z.string() })

export const wireProductSchema = z.object({
  id,
  title: z.string(),
  subtitle: z.string().nullable(),
  ribbon_text: z.string().nullable(),
  description: z.string().describe('Plain text; an empty line separates paragraphs'),
  thumbnail: z.string().nullable(),
  images: z.array(wireMediaSchema),
  media: z.array(wireMediaSchema).describe('The same as `images`'),
  status: z.enum(['draft', 'published']),
  purchasable: z.boolean(),
  order: position,
  site_product_selection: z
    .string()
    .nullable()
    .describe('`lowest_price_first`: the cheapest variant stands for the product, otherwise the first'),
  type: z.object({ value: z.enum(['voucher_course', 'voucher_value', 'physical']) }),
  options: z.array(z.object({ id, title: z.string(), values: z.array(wireOptionValueSchema) })),
  variants: z.array(wireVariantSchema),
  collections: z.array(z.object({ product_id: id, collection_id: id, order: position, title: z.string() })),
  additional_info: z.array(z.object({ id, order: position, title: z.string(), description: z.string() })),
  custom_fields: z.array(z.object({ id, title: z.string(), is_required: z.boolean() })),
  related_products: z.array(
    z.object({
      id,
      section_title: z.string(),
      related_type: z.literal('product'),
      related_id: id,
      position,
    }),
  ),
  metadata: z.record(z.string(), z.unknown()).nullable(),
  created_at: moment,
  updated_at: moment,
  deleted_at: moment.nullable(),
})

export const productListSchema = z.object({
  count: z.int().min(0).describe('Products that match, whatever the page'),
  offset: z.int().min(0),
  limit: z.int().min(1),
  products: z.array(wireProductSchema),
})

export const variantListSchema = z.object({
  variants: z.array(
    z.object({
      id,
      inventory_quantity: z.int().min(0).optional().describe('Free pieces: on hand without the held ones'),
      manage_inventory: z.boolean().optional(),
      product_id: id.optional(),
    }),
  ),
})

export const storeProblemSchema = z.object({
  statusCode: z.int(),
  error: z.string(),
  message: z.string().describe('In the language of the request'),
  field: z.string().optional().describe('The query value or body field that was refused'),
})

export type WireProduct = z.infer<typeof wireProductSchema>
export type WireVariant = z.infer<typeof wireVariantSchema>
export type WireVariantStock = z.infer<typeof variantListSchema>['variants'][number]

import { z } from 'zod'
import { textOrWordSchema, textSchema } from './seed-texts.ts'
import shared from './catalog-shared.json' with { type: 'json' }

const id = z.string().regex(/^[a-z0-9-]+$/)
const cents = z.int().positive()
const picture = z.string().startsWith('/scenes/')

/** Collections, the recommended order of the products (three in a row), and what several products say alike. */
export const SHARED = z
  .strictObject({
    collections: z.array(z.strictObject({ id, title: textSchema })),
    order: z.array(id),
    /** Of a product's facts, by the name that a fact gives. */
    labels: z.record(z.string(), textSchema),
    /** Of a product's information, by the name that it gives. */
    sections: z.record(z.string(), z.strictObject({ title: textSchema, description: textSchema })),
  })
  .parse(shared)

/** One of `SHARED`, of which there must be one. */
function known<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = values[name]
  if (value === undefined) throw new Error(`catalog-shared.json has no "${name}"`)
  return value
}

export const labelOf = (name: string) => known(SHARED.labels, name)
export const sectionOf = (name: string) => known(SHARED.sections, name)

const variantSchema = z.strictObject({
  id,
  title: textSchema,
  sku: z.string(),
  priceInCents: cents,
  salePriceInCents: cents.exactOptional(),
  /** Unlimited without. */
  stock: z.int().nonnegative().exactOptional(),
  weightGrams: z.int().positive().exactOptional(),
  imageUrl: picture.exactOptional(),
  /** Value of the product's option. */
  optionValue: textSchema.exactOptional(),
})

const metadataSchema = z.strictObject({
  /** Name on a voucher's ticket. */
  name: textOrWordSchema.exactOptional(),
  /** Drawing on a voucher's ticket. */
  scene: picture.exactOptional(),
  facts: z
    .array(z.strictObject({ label: z.string().transform(labelOf), value: textOrWordSchema }))
    .exactOptional(),
  quote: textSchema.exactOptional(),
  /** Beside the quotation. */
  story: textSchema.exactOptional(),
  /** Callouts on the first picture, in 1/480 of its width: label at x, y; tip at tipX, tipY. */
  callouts: z
    .array(
      z.strictObject({
        number: z.int(),
        title: textSchema,
        text: textSchema,
        x: z.number(),
        y: z.number(),
        tipX: z.number(),
        tipY: z.number(),
      }),
    )
    .exactOptional(),
})

/** Lists are in display order. */
export const productSchema = z.strictObject({
  id,
  type: z.enum(['voucher_course', 'voucher_value', 'physical']),
  level: z.literal([1, 2, 3]).exactOptional(),
  title: textSchema,
  subtitle: textSchema,
  ribbon: textSchema.exactOptional(),
  /** Paragraphs are separated by an empty line. */
  description: textSchema,
  thumbnail: picture,
  media: z.array(picture),
  collection: id,
  /** False: shown but not sold yet. */
  purchasable: z.boolean().exactOptional(),
  /** The cheapest variant represents the product, instead of the first. */
  lowestPriceFirst: z.boolean().exactOptional(),
  option: z.strictObject({ id, title: textSchema }).exactOptional(),
  variants: z.array(variantSchema),
  info: z.array(
    z.union([
      z.string().transform(sectionOf),
      z.strictObject({ title: textSchema, description: textSchema }),
    ]),
  ),
  /** Product ids. */
  related: z.array(id),
  metadata: metadataSchema.exactOptional(),
})

export type SeedProduct = z.output<typeof productSchema>

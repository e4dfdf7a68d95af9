import { z } from 'zod'
import { LANGUAGES } from '#i18n/languages.ts'
import { MULTI_LINE, plainLine, plainText, SINGLE_LINE } from '#kernel/written-text.ts'
import {
  MAX_PRICE_CENTS,
  PRODUCT_LIMITS as LIMITS,
  problemsOfVariants,
  type ProductDocument,
} from './product-document.ts'
import { MAX_PIECES } from './stock-change.ts'

const MAX_GRAMS = 1_000_000

const line = z.string().overwrite(plainLine).max(LIMITS.line).regex(SINGLE_LINE)
const lines = z.string().overwrite(plainText).max(LIMITS.description).regex(MULTI_LINE)
/** Of products, variants, options and collections. */
const id = z.string().max(64)

/** Empty texts are none. */
export const inSome = (text: z.ZodString) =>
  z
    .partialRecord(z.enum(LANGUAGES), text)
    .transform((texts) => Object.fromEntries(Object.entries(texts).filter(([, each]) => each !== '')))
const NO_GERMAN = { path: ['de'], message: 'required' }
/** German is what the others fall back to. */
const withGerman = (text: z.ZodString) => inSome(text).refine((texts) => 'de' in texts, NO_GERMAN)
/** German, where there is any. */
const optional = (text: z.ZodString) =>
  inSome(text).refine((texts) => 'de' in texts || Object.keys(texts).length === 0, NO_GERMAN)

const variant = z.object({
  id,
  sku: z.string().overwrite(plainLine).max(LIMITS.sku).regex(SINGLE_LINE),
  title: inSome(line),
  values: z.array(inSome(line)).max(LIMITS.options).readonly(),
  priceCents: z.int().min(1).max(MAX_PRICE_CENTS),
  weightGrams: z.int().min(1).max(MAX_GRAMS).nullable(),
  stock: z.int().min(0).max(MAX_PIECES).nullable(),
})

export const productDocumentSchema = z
  .object({
    title: withGerman(line),
    subtitle: optional(line),
    ribbon: optional(line),
    description: optional(lines),
    pictures: z
      .array(
        z
          .string()
          .max(LIMITS.address)
          .regex(/^([\w-]{1,60}|(\/(?!\/)|https?:\/\/)\S+)$/),
      )
      .max(LIMITS.pictures)
      .refine(areUnique, 'twice')
      .readonly(),
    options: z
      .array(z.object({ id, title: withGerman(line) }))
      .max(LIMITS.options)
      .readonly(),
    variants: z.array(variant).min(1).max(LIMITS.variants).readonly(),
    info: z
      .array(z.object({ title: withGerman(line), description: withGerman(lines) }))
      .max(LIMITS.info)
      .readonly(),
    collections: z.array(id).max(LIMITS.collections).refine(areUnique, 'twice').readonly(),
    related: z.array(id).max(LIMITS.related).refine(areUnique, 'twice').readonly(),
  })
  .superRefine((document, context) => {
    for (const { field, code } of problemsOfVariants(document))
      context.addIssue({ code: 'custom', path: field.split('.'), message: code })
    for (const [index, { title, values }] of document.variants.entries())
      if (values.length === 0 && !title.de)
        context.addIssue({
          code: 'custom',
          path: ['variants', String(index), 'title', 'de'],
          message: 'required',
        })
  }) satisfies z.ZodType<ProductDocument>

function areUnique(values: readonly string[]): boolean {
  return new Set(values).size === values.length
}

import { problemsOfPublication, type ProductDocument, type VariantDocument } from './product-document.ts'
import { productDocumentSchema } from './product-document.schema.ts'
import { amountText, toCents } from '#kernel/amount.ts'
import { type FieldProblem, fieldProblems } from '#kernel/field-problem.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import { type FourTexts, NO_TEXTS, toFourTexts } from '#i18n/four-texts.ts'

/** A product as it is typed. */
export interface ProductDraft extends Omit<ProductDocument, TextName | 'options' | 'variants' | 'info'> {
  title: FourTexts
  subtitle: FourTexts
  ribbon: FourTexts
  description: FourTexts
  options: readonly { id: string; title: FourTexts }[]
  variants: readonly VariantDraft[]
  info: readonly { title: FourTexts; description: FourTexts }[]
}

type TextName = 'title' | 'subtitle' | 'ribbon' | 'description'

export interface VariantDraft extends Pick<VariantDocument, 'id' | 'sku'> {
  title: FourTexts
  values: readonly FourTexts[]
  price: string
  weight: string
  /** Of a variant to be added. */
  stock: string
}

export function toDraft({ options, variants, info, ...document }: ProductDocument): ProductDraft {
  const { title, subtitle, ribbon, description } = document
  return {
    ...document,
    title: toFourTexts(title),
    subtitle: toFourTexts(subtitle),
    ribbon: toFourTexts(ribbon),
    description: toFourTexts(description),
    options: options.map((option) => ({ id: option.id, title: toFourTexts(option.title) })),
    variants: variants.map((variant) => ({
      id: variant.id,
      sku: variant.sku,
      title: toFourTexts(variant.title),
      values: variant.values.map(toFourTexts),
      price: amountText(variant.priceCents),
      weight: variant.weightGrams === null ? '' : String(variant.weightGrams),
      stock: '',
    })),
    info: info.map((each) => ({
      title: toFourTexts(each.title),
      description: toFourTexts(each.description),
    })),
  }
}

/**
 * Checked by the server's own schema; a problem names its field as `variants.0.price`.
 * @param mustBeComplete as what is on sale has to be
 */
export function toDocument(
  draft: ProductDraft,
  { mustBeComplete = false } = {},
): Result<ProductDocument, FieldProblem[]> {
  const typed = {
    ...draft,
    variants: draft.variants.map(({ price, weight, stock, ...variant }) => ({
      ...variant,
      priceCents: toCents(price.trim()) || Number.NaN,
      weightGrams: weight.trim() ? toWhole(weight) : null,
      stock: stock.trim() ? toWhole(stock) : null,
    })),
  }
  const parsed = productDocumentSchema.safeParse(typed)
  const lacks = parsed.success && mustBeComplete ? problemsOfPublication(parsed.data) : []
  if (parsed.success) return lacks.length === 0 ? accept(parsed.data) : refuse(lacks)
  const issues = parsed.error.issues.map((issue) => ({ path: issue.path, message: codeOf(issue) }))
  return refuse(fieldProblems(issues).map(({ field, code }) => ({ field: fieldOf(field), code })))
}

function codeOf({ path, code, message }: { path: PropertyKey[]; code: string; message: string }): string {
  const last = path.at(-1)
  if (last === 'priceCents') return 'amount'
  if (last === 'weightGrams' || last === 'stock') return 'number'
  if (code === 'custom') return message
  return code === 'too_big' ? 'long' : 'required'
}

function fieldOf(field: string): string {
  return field.replace(/\.priceCents$/, '.price').replace(/\.weightGrams$/, '.weight')
}

function toWhole(text: string): number {
  return /^\s*\d{1,7}\s*$/.test(text) ? Number(text) : Number.NaN
}

/** Another variant costs and weighs what the last one does. */
export function withVariant(draft: ProductDraft): ProductDraft {
  const last = draft.variants.at(-1)
  const added: VariantDraft = {
    id: '',
    sku: '',
    title: NO_TEXTS,
    values: draft.options.map(() => NO_TEXTS),
    price: last?.price ?? '',
    weight: last?.weight ?? '',
    stock: '',
  }
  return { ...draft, variants: [...draft.variants, added] }
}

/** Its values are empty, but for the name that the only variant had. */
export function withOption(draft: ProductDraft): ProductDraft {
  const isFirst = draft.options.length === 0
  return {
    ...draft,
    options: [...draft.options, { id: '', title: NO_TEXTS }],
    variants: draft.variants.map((variant) => ({
      ...variant,
      values: [...variant.values, isFirst && variant.title.de !== 'Standard' ? variant.title : NO_TEXTS],
    })),
  }
}

export function withoutOption(draft: ProductDraft, at: number): ProductDraft {
  return {
    ...draft,
    options: draft.options.toSpliced(at, 1),
    variants: draft.variants.map((variant) => ({ ...variant, values: variant.values.toSpliced(at, 1) })),
  }
}

import { type Language, LANGUAGES } from '#i18n/languages.ts'
import type { FieldProblem } from '#kernel/field-problem.ts'

/** The written text, without empty languages. */
export type SomeTexts = Readonly<Partial<Record<Language, string>>>

/** A product as its form has it; a draft may lack a description. Stock and sales are changed elsewhere. */
export interface ProductDocument {
  title: SomeTexts
  subtitle: SomeTexts
  ribbon: SomeTexts
  /** An empty line separates paragraphs. */
  description: SomeTexts
  /** Names of drawings, ids of own pictures, or addresses; the first stands in the shop. */
  pictures: readonly string[]
  /** What tells variants apart, for example the size. An empty id: to be added. */
  options: readonly { id: string; title: SomeTexts }[]
  variants: readonly VariantDocument[]
  info: readonly { title: SomeTexts; description: SomeTexts }[]
  /** Ids of collections. */
  collections: readonly string[]
  /** Ids of products, in the order of the page. */
  related: readonly string[]
}

export interface VariantDocument {
  /** Empty: to be added. */
  id: string
  sku: string
  /** Without options; with some its values are its name. */
  title: SomeTexts
  /** One for each option. */
  values: readonly SomeTexts[]
  priceCents: number
  weightGrams: number | null
  /** Pieces of a variant to be added; null: not counted. */
  stock: number | null
}

export const MAX_PRICE_CENTS = 10_000_000

export const PRODUCT_LIMITS = {
  line: 200,
  description: 5000,
  sku: 64,
  options: 3,
  variants: 60,
  info: 12,
  pictures: 12,
  related: 12,
  collections: 50,
  address: 300,
} as const

/** How a variant is called: by its values, or by a name of its own. */
export function variantTitle({ values, title }: Pick<VariantDocument, 'values' | 'title'>): SomeTexts {
  if (values.length === 0) return title
  const languages = LANGUAGES.filter((language) => values.some((each) => each[language]))
  return Object.fromEntries(
    languages.map((language) => [language, values.map((each) => each[language] ?? each.de ?? '').join(', ')]),
  )
}

/** Problems of several fields: the shop distinguishes variants by their options. */
export function problemsOfVariants({
  options,
  variants,
}: Pick<ProductDocument, 'options' | 'variants'>): FieldProblem[] {
  const problems: FieldProblem[] = []
  if (options.length === 0 && variants.length > 1) problems.push({ field: 'options', code: 'needs_option' })
  problems.push(
    ...repeated(
      options,
      ({ title }) => title.de,
      (index) => `options.${index}.title.de`,
    ),
  )
  for (const [index, { values }] of variants.entries())
    for (const at of options.keys())
      if (!values[at]?.de) problems.push({ field: `variants.${index}.values.${at}.de`, code: 'required' })
  if (options.length > 0)
    problems.push(
      ...repeated(
        variants,
        ({ values }) =>
          values.every((each) => each.de) && JSON.stringify(values.map((each) => plain(each.de))),
        (index) => `variants.${index}.values.0.de`,
      ),
    )
  problems.push(
    ...repeated(
      variants,
      ({ sku }) => sku,
      (index) => `variants.${index}.sku`,
    ),
  )
  return problems
}

function repeated<Each>(
  list: readonly Each[],
  keyOf: (each: Each) => string | false | undefined,
  fieldAt: (index: number) => string,
): FieldProblem[] {
  const seen = new Set<string>()
  return list.flatMap((each, index) => {
    const key = keyOf(each)
    if (!key) return []
    const known = plain(key)
    if (seen.has(known)) return [{ field: fieldAt(index), code: 'twice' }]
    seen.add(known)
    return []
  })
}

function plain(text: string | undefined): string {
  return (text ?? '').trim().toLowerCase()
}

/** Why a product cannot be shown yet. */
export function problemsOfPublication({ description, variants }: ProductDocument): FieldProblem[] {
  return [
    ...(description.de ? [] : [{ field: 'description.de', code: 'required' }]),
    ...(variants.length > 0 ? [] : [{ field: 'variants', code: 'required' }]),
  ]
}

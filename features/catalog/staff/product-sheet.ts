import { LANGUAGES } from '#i18n/languages.ts'
import type { LocalisedText } from '#i18n/localised-text.ts'
import { fromCents } from '#kernel/amount.ts'

/** A product, published or a draft, with everything that its lines in a spreadsheet hold. */
export interface SheetProduct {
  id: string
  isVoucher: boolean
  /** Its variants are amounts in whole francs, and are called so. */
  isValueVoucher: boolean
  state: 'draft' | 'published'
  isHidden: boolean
  title: LocalisedText
  subtitle: LocalisedText | null
  /** Empty in German where a draft has none yet. */
  description: LocalisedText
  /** In the order of the shop. */
  options: { id: string; title: LocalisedText }[]
  /** Ids, in the order of the shop. */
  collections: string[]
  variants: SheetVariant[]
}

export interface SheetVariant {
  id: string
  sku: string | null
  title: LocalisedText
  /** One for each option; null where it has none. */
  values: (LocalisedText | null)[]
  currency: string
  priceCents: number
  salePriceCents: number | null
  saleFrom: string | null
  saleUntil: string | null
  /** Null where stock is not counted. */
  stock: { onHand: number; held: number } | null
  weightGrams: number | null
}

/** As many as a product can have. */
export const OPTIONS = ['option', 'option_2', 'option_3'] as const
export const VALUES = ['option_value', 'option_value_2', 'option_value_3'] as const
const PRODUCT_TEXTS = ['title', 'subtitle', 'description', ...OPTIONS] as const
const VARIANT_TEXTS = ['variant_title', ...VALUES] as const
export const TEXTS = [...PRODUCT_TEXTS, ...VARIANT_TEXTS] as const

export type TextName = (typeof TEXTS)[number]

const inFour = <Name extends TextName>(name: Name) =>
  LANGUAGES.map((language) => `${name}_${language}` as const)

export const PRODUCT_COLUMNS: readonly Column[] = [
  ...PRODUCT_TEXTS.flatMap(inFour),
  'collections',
  'state',
  'hidden',
]

/** In the order of the file. */
export const COLUMNS = [
  'product_id',
  'variant_id',
  'sku',
  ...(
    [
      'title',
      'subtitle',
      'description',
      'variant_title',
      ...OPTIONS.flatMap((option, index) => [option, VALUES[index] ?? option] as const),
    ] as const
  ).flatMap(inFour<TextName>),
  'price_chf',
  'sale_price_chf',
  'sale_from',
  'sale_until',
  'stock',
  'weight_g',
  'collections',
  'state',
  'hidden',
] as const

export type Column = (typeof COLUMNS)[number]

/** Text of each column; empty where there is none. */
export type Cells = Record<Column, string>

export function isColumn(name: string): name is Column {
  return COLUMNS.some((column) => column === name)
}

/** A head and one row per variant. */
export function toSheet(products: readonly SheetProduct[]): string[][] {
  const rows = products.flatMap((product) => product.variants.map((variant) => toCells(product, variant)))
  return [[...COLUMNS], ...rows.map((cells) => COLUMNS.map((column) => cells[column]))]
}

/** Prices are empty in other currencies than CHF. */
export function toCells(product: SheetProduct, variant: SheetVariant): Cells {
  const { priceCents, salePriceCents, weightGrams } = variant
  const isInFrancs = variant.currency === 'chf'
  return {
    ...emptyCells(),
    ...toProductCells(product),
    variant_id: variant.id,
    sku: variant.sku ?? '',
    ...textCells('variant_title', variant.title),
    ...Object.assign({}, ...VALUES.map((name, index) => textCells(name, variant.values[index] ?? null))),
    price_chf: isInFrancs ? fromCents(priceCents) : '',
    sale_price_chf: isInFrancs && salePriceCents !== null ? fromCents(salePriceCents) : '',
    sale_from: (isInFrancs && variant.saleFrom) || '',
    sale_until: (isInFrancs && variant.saleUntil) || '',
    stock: variant.stock ? String(variant.stock.onHand) : '',
    weight_g: weightGrams === null ? '' : String(weightGrams),
  }
}

export function toProductCells(product: SheetProduct): Partial<Cells> {
  return {
    product_id: product.id,
    ...textCells('title', product.title),
    ...textCells('subtitle', product.subtitle),
    ...textCells('description', product.description),
    ...Object.assign(
      {},
      ...OPTIONS.map((name, index) => textCells(name, product.options[index]?.title ?? null)),
    ),
    collections: product.collections.join(', '),
    state: product.state,
    hidden: product.isHidden ? 'yes' : 'no',
  }
}

export function emptyCells(): Cells {
  return Object.fromEntries(COLUMNS.map((column) => [column, ''])) as Cells
}

/** Null without German. */
export function textOf(cells: Cells, name: TextName): LocalisedText | null {
  const { de, ...others } = Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const text = cells[`${name}_${language}`]
      return text ? [[language, text]] : []
    }),
  ) as Partial<LocalisedText>
  return de ? { de, ...others } : null
}

function textCells(name: TextName, text: LocalisedText | null): Partial<Cells> {
  return Object.fromEntries(LANGUAGES.map((language) => [`${name}_${language}`, text?.[language] ?? '']))
}

import { LANGUAGES } from '#i18n/languages.ts'
import { toCents } from '#kernel/amount.ts'
import { problemOfSale, type Sale } from '../sale.ts'
import type { ImportCatalog, ImportProblem, PlannedProduct } from './product-import-plan.ts'
import {
  type Cells,
  type Column,
  OPTIONS,
  type SheetProduct,
  type SheetVariant,
  TEXTS,
  VALUES,
} from './product-sheet.ts'

/** Why a line of a file cannot be read in. */
export interface Refused {
  problem: ImportProblem
  column: string | null
}

export function refusal(problem: ImportProblem, column: string | null = null): Refused {
  return { problem, column }
}

interface Candidate {
  known: SheetProduct | undefined
  knownVariant: SheetVariant | undefined
  cells: Cells
  changed: readonly Column[]
}

/** Problems of one line alone. */
export function problemOfVariant({ known, knownVariant, cells, changed }: Candidate): Refused | undefined {
  const required = requiredColumns(known, knownVariant, cells).filter(
    (column) => cells[column] === '' && (changed.includes(column) || !knownVariant),
  )
  if (required[0]) return refusal('required', required[0])
  if (changed.includes('state') && cells.state === 'published' && cells.description_de === '')
    return refusal('required', 'description_de')
  for (const name of TEXTS) {
    const isWritten = LANGUAGES.some((language) => {
      const column = `${name}_${language}` as const
      return changed.includes(column) && cells[column] !== ''
    })
    if (isWritten && cells[`${name}_de`] === '') return refusal('required', `${name}_de`)
  }
  const ofPrice = changed.find(isOfPrice)
  if (ofPrice && knownVariant && knownVariant.currency !== 'chf') return refusal('other_currency', ofPrice)
  const priceInCents = toCents(cells.price_chf) ?? 0
  const problem = ofPrice && problemOfSale(priceInCents, saleOf(cells))
  if (problem) return refusal(problem, SALE_COLUMN[problem])
  if (ofPrice && known?.isValueVoucher && priceInCents % 100 !== 0)
    return refusal('not_whole_francs', 'price_chf')
  if (!knownVariant || !changed.includes('stock')) return undefined
  if (!knownVariant.stock) return refusal('stock_not_counted', 'stock')
  return Number(cells.stock) < knownVariant.stock.held ? refusal('stock_below_held', 'stock') : undefined
}

const SALE_COLUMN = {
  sale_not_below_price: 'sale_price_chf',
  sale_days_without_price: 'sale_price_chf',
  sale_ends_before_start: 'sale_until',
} as const

export function isOfPrice(column: Column): boolean {
  return column === 'price_chf' || column.startsWith('sale_')
}

export function saleOf(cells: Cells): Sale {
  return {
    salePriceInCents: toCents(cells.sale_price_chf) ?? null,
    saleFrom: cells.sale_from || null,
    saleUntil: cells.sale_until || null,
  }
}

/** Columns that may not be emptied, nor be empty where something is new. */
function requiredColumns(
  known: SheetProduct | undefined,
  variant: SheetVariant | undefined,
  { state }: Cells,
): Column[] {
  return [
    'title_de',
    ...(state === 'draft' ? [] : (['description_de'] as const)),
    'variant_title_de',
    'price_chf',
    ...(!variant || variant.stock ? (['stock'] as const) : []),
    ...OPTIONS.flatMap((name, index) => (known?.options[index] ? ([`${name}_de`] as const) : [])),
    ...VALUES.flatMap((name, index) => (variant?.values[index] ? ([`${name}_de`] as const) : [])),
  ]
}

/** The shop distinguishes variants by their options: several variants need one, and each its own values. */
export function problemsOfOptions({ known, cells, changed, variants }: PlannedProduct): [string, Refused][] {
  const isTouched =
    [...changed, ...variants.flatMap((variant) => variant.changed)].some((column) =>
      column.startsWith('option_'),
    ) || variants.some((variant) => !variant.known)
  if (!isTouched) return []
  const others = known?.variants.filter(({ id }) => variants.every((variant) => variant.id !== id)) ?? []
  const needsOption = variants.length + others.length > 1
  const titles = OPTIONS.map((name) => plain(cells[`${name}_de`]))
  const used = titles.filter(Boolean)
  const taken = new Set(others.map(({ values }) => keyOf(values.map((value) => value?.de))))
  return variants.flatMap(({ id, cells: own }): [string, Refused][] => {
    for (const [index, title] of titles.entries()) {
      const [option, value] = [
        `${OPTIONS[index] ?? 'option'}_de`,
        `${VALUES[index] ?? 'option_value'}_de`,
      ] as [Column, Column]
      const isNeeded = own[value] || (index === 0 && needsOption) || titles.slice(index).some(Boolean)
      if (!title && isNeeded) return [[id, refusal('required', option)]]
      if (title && titles.indexOf(title) !== index) return [[id, refusal('option_twice', option)]]
      if (title && !own[value]) return [[id, refusal('required', value)]]
      if (title && others.some(({ values }) => !values[index]))
        return [[id, refusal('others_without_value', value)]]
    }
    if (used.length === 0) return []
    const key = keyOf(VALUES.map((name) => own[`${name}_de`]))
    if (taken.has(key)) return [[id, refusal('value_taken', 'option_value_de')]]
    taken.add(key)
    return []
  })
}

function keyOf(values: readonly (string | undefined)[]): string {
  return JSON.stringify(VALUES.map((_, index) => plain(values[index])))
}

/** As the product's page compares. */
function plain(text: string | undefined): string {
  return (text ?? '').trim().toLowerCase()
}

export function problemsOfSkus(
  products: readonly PlannedProduct[],
  { products: known, otherVariants }: ImportCatalog,
): [string, Refused][] {
  const planned = products.flatMap(({ variants }) => variants)
  const inFile = new Set(planned.map(({ id }) => id))
  const others = [...known.flatMap(({ variants }) => variants), ...otherVariants]
  const taken = new Set(others.filter(({ id }) => !inFile.has(id)).map(({ sku }) => sku))
  return planned.flatMap(({ id, cells: { sku } }): [string, Refused][] => {
    if (sku === '') return []
    if (taken.has(sku)) return [[id, refusal('sku_taken', 'sku')]]
    taken.add(sku)
    return []
  })
}

import { LANGUAGES } from '#i18n/languages.ts'
import { toCents } from '#kernel/amount.ts'
import { problemOfSale, type Sale } from '../sale.ts'
import type { ImportCatalog, ImportProblem, PlannedProduct } from './product-import-plan.ts'
import { type Cells, type Column, type SheetProduct, type SheetVariant, TEXTS } from './product-sheet.ts'

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

/** What one line tells by itself. */
export function problemOfVariant({ known, knownVariant, cells, changed }: Candidate): Refused | undefined {
  const required = requiredColumns(known, knownVariant).filter(
    (column) => cells[column] === '' && (changed.includes(column) || !knownVariant),
  )
  if (required[0]) return refusal('required', required[0])
  for (const name of TEXTS) {
    const isWritten = LANGUAGES.some((language) => {
      const column = `${name}_${language}` as const
      return changed.includes(column) && cells[column] !== ''
    })
    if (isWritten && cells[`${name}_de`] === '') return refusal('required', `${name}_de`)
  }
  const ofOption = changed.find((column) => column.startsWith('option_'))
  if (known && known.options.length > 1 && (ofOption || !knownVariant))
    return refusal('several_options', ofOption ?? 'option_value_de')
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
function requiredColumns(known: SheetProduct | undefined, variant: SheetVariant | undefined): Column[] {
  return [
    'title_de',
    'description_de',
    'variant_title_de',
    'price_chf',
    ...(!variant || variant.stock ? (['stock'] as const) : []),
    ...(known?.options[0] ? (['option_de'] as const) : []),
    ...(variant?.value ? (['option_value_de'] as const) : []),
  ]
}

/** The shop tells variants apart by their option: several need one, and each its own value. */
export function problemsOfOptions({ known, cells, changed, variants }: PlannedProduct): [string, Refused][] {
  const isTouched =
    [...changed, ...variants.flatMap((variant) => variant.changed)].some((column) =>
      column.startsWith('option_'),
    ) || variants.some((variant) => !variant.known)
  if (!isTouched || (known && known.options.length > 1)) return []
  const others = known?.variants.filter(({ id }) => variants.every((variant) => variant.id !== id)) ?? []
  const needsOption = variants.length + others.length > 1
  const taken = new Set(others.map(({ value }) => value?.de))
  return variants.flatMap(({ id, cells: { option_value_de: value } }): [string, Refused][] => {
    if (!cells.option_de && (value || needsOption)) return [[id, refusal('required', 'option_de')]]
    if (!cells.option_de) return []
    if (!value) return [[id, refusal('required', 'option_value_de')]]
    if (taken.has(undefined)) return [[id, refusal('others_without_value', 'option_value_de')]]
    if (taken.has(value)) return [[id, refusal('value_taken', 'option_value_de')]]
    taken.add(value)
    return []
  })
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

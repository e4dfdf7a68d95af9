import { type RefusalOf, refusals } from '#kit/refusals.ts'
import type { Cells, Column, SheetProduct, SheetVariant } from './product-sheet.ts'
import type { CellProblem } from './sheet-cell.ts'

/** In UTF-16 units; files of up to as many bytes fit. */
export const MAX_IMPORT_CHARACTERS = 1_000_000
/** Without the head. */
export const MAX_IMPORT_LINES = 2000
export const MAX_NAME = 120

export type ImportProblem =
  | CellProblem
  | 'unreadable'
  | 'too_many_lines'
  | 'too_many_cells'
  | 'unknown_column'
  | 'column_twice'
  | 'column_missing'
  | 'required'
  | 'twice'
  | 'id_taken'
  | 'sku_taken'
  | 'value_taken'
  | 'others_without_value'
  | 'option_twice'
  | 'unknown_collection'
  | 'differs_from_first_line'
  | 'voucher_not_created'
  | 'other_currency'
  | 'sale_not_below_price'
  | 'sale_days_without_price'
  | 'sale_ends_before_start'
  | 'not_whole_francs'
  | 'stock_not_counted'
  | 'stock_below_held'

export interface CellChange {
  column: Column
  from: string
  to: string
}

/** What a new variant costs, and how many there are; empty where there is none. */
export type MadeVariant = Pick<Cells, 'price_chf' | 'sale_price_chf' | 'stock'>

/** Whether the shop shows a new product: `published` but `hidden`, only by its address. */
export type NewProductVisibility = 'listed' | 'hidden' | 'draft'

/** What happens to a line of the file. Those of the product are named at its first line alone. */
export type ImportLine = {
  /** Row of the spreadsheet; the head is 1. */
  line: number
  /** Product and variant, as far as the line contains them. */
  name: string
} & (
  | { what: 'unchanged' }
  | { what: 'new_product'; made: MadeVariant; shown: NewProductVisibility }
  /** A new variant may change its product. */
  | { what: 'new_variant'; made: MadeVariant; changes: CellChange[] }
  | { what: 'changed'; changes: CellChange[] }
  | { what: 'refused'; problem: ImportProblem; column: string | null }
)

/** What the file is compared with. */
export interface ImportCatalog {
  /** Published ones and drafts. */
  products: readonly SheetProduct[]
  /** Ids of removed ones and of no product: taken, and not for import. */
  otherProducts: readonly string[]
  otherVariants: readonly { id: string; sku: string | null }[]
  /** In German, to be named by it too. */
  collections: readonly { id: string; title: string }[]
}

/** A product as it shall be. */
export interface PlannedProduct {
  id: string
  /** Undefined: to be created. */
  known: SheetProduct | undefined
  /** Of the first line; only the product's columns count. */
  cells: Cells
  changed: Column[]
  variants: PlannedVariant[]
}

export interface PlannedVariant {
  id: string
  known: SheetVariant | undefined
  cells: Cells
  changed: Column[]
}

export interface ImportPlan {
  lines: ImportLine[]
  /** In the order of the file; empty when a line is refused. */
  products: PlannedProduct[]
}

export interface ImportReport {
  lines: ImportLine[]
  /** Of the file and of what happens to each line; null when a line is refused. */
  fingerprint: string | null
}

export const IMPORT_REFUSALS = refusals({ lines_refused: 'invalid', catalog_changed: 'conflict' })
export type ImportRefusal = RefusalOf<typeof IMPORT_REFUSALS>

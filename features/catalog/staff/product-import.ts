import { LANGUAGES } from '#i18n/languages.ts'
import { toCents } from '#kernel/amount.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import {
  MAX_IMPORT_LINES,
  type CellChange,
  type ImportLine,
  type ImportCatalog,
  type PlannedProduct,
  type PlannedVariant,
  type ImportPlan,
  MAX_NAME,
} from './product-import-plan.ts'
import { plainLine } from '#kernel/written-text.ts'
import { amountTitleIn } from '../amount-title.ts'
import {
  type Cells,
  type Column,
  emptyCells,
  isColumn,
  PRODUCT_COLUMNS,
  type SheetProduct,
  type SheetVariant,
  toCells,
  toProductCells,
} from './product-sheet.ts'
import {
  problemOfVariant,
  problemsOfOptions,
  problemsOfSkus,
  refusal,
  type Refused,
} from './product-import-rules.ts'
import { collectionNames, normaliseCell, problemOfCell } from './sheet-cell.ts'

/** Compares the rows of a file with the catalogue. Columns that the file lacks stay as they are. */
export function planImport(rows: readonly (readonly string[])[], catalog: ImportCatalog): ImportPlan {
  const head = readHead(rows[0] ?? [])
  if (!head.ok) return { lines: [refusedLine({ line: 1, name: '' }, head.refusal)], products: [] }
  if (rows.length > MAX_IMPORT_LINES + 1) {
    const at = { line: MAX_IMPORT_LINES + 2, name: '' }
    return { lines: [refusedLine(at, refusal('too_many_lines'))], products: [] }
  }
  const file: FileSoFar = { catalog, seen: new Set(), firstRows: new Map(), planned: new Map() }
  const read = rows.slice(1).flatMap((row, index) => {
    if (row.every((text) => text.trim() === '')) return []
    const cells = readRow(head.value, row)
    const at = { line: index + 2, name: cells.ok ? nameOf(cells.value) : '' }
    return [{ at, planned: cells.ok ? planLine(cells.value, file) : cells }]
  })
  if (read.some(({ planned }) => !planned.ok))
    return { lines: read.map(({ at, planned }) => toLine(at, planned)), products: [] }

  const products = [...file.planned.values()]
  const late = new Map([...problemsOfSkus(products, catalog), ...products.flatMap(problemsOfOptions)])
  const lines = read.map(({ at, planned }) => {
    const problem = planned.ok && late.get(planned.value.variant.id)
    return toLine(at, problem ? refuse(problem) : planned)
  })
  return { lines, products: late.size > 0 ? [] : products }
}

interface PlannedLine {
  product: PlannedProduct
  variant: PlannedVariant
  /** Only the first tells what happens to the product. */
  isFirst: boolean
  changes: CellChange[]
}

type CsvRow = ReadonlyMap<Column, string>

/** What the lines so far have named. */
interface FileSoFar {
  catalog: ImportCatalog
  seen: Set<string>
  firstRows: Map<string, CsvRow>
  planned: Map<string, PlannedProduct>
}

function readHead(row: readonly string[]): Result<(Column | null)[], Refused> {
  const names = row.map((text) => plainLine(text).toLowerCase())
  for (const [index, name] of names.entries()) {
    if (name === '') continue
    if (!isColumn(name)) return refuse(refusal('unknown_column', name.slice(0, MAX_NAME)))
    if (names.indexOf(name) !== index) return refuse(refusal('column_twice', name))
  }
  const missing = (['product_id', 'variant_id'] as const).find((name) => !names.includes(name))
  if (missing) return refuse(refusal('column_missing', missing))
  return accept(names.map((name) => (isColumn(name) ? name : null)))
}

/** Spreadsheets leave out empty cells at the end. */
function readRow(head: readonly (Column | null)[], row: readonly string[]): Result<CsvRow, Refused> {
  if (row.some((text, index) => !head[index] && text.trim() !== '')) return refuse(refusal('too_many_cells'))
  return accept(
    new Map(
      head.flatMap((column, index) => (column ? [[column, normaliseCell(column, row[index] ?? '')]] : [])),
    ),
  )
}

function planLine(row: CsvRow, file: FileSoFar): Result<PlannedLine, Refused> {
  const named = readIds(row, file)
  if (!named.ok) return named
  const { productId, variantId } = named.value
  const known = file.catalog.products.find(({ id }) => id === productId)
  const knownVariant = known?.variants.find(({ id }) => id === variantId)
  if (known?.isVoucher && !knownVariant) return refuse(refusal('voucher_not_created', 'variant_id'))

  const first = file.firstRows.get(productId)
  if (!first) file.firstRows.set(productId, row)
  const agreed = first ? agreeWith(first, row) : accept(row)
  if (!agreed.ok) return agreed
  const current = currentCells(known, knownVariant)
  const cells: Cells = { ...current, product_id: productId, variant_id: variantId }
  const changes: CellChange[] = []
  for (const [column, text] of agreed.value) {
    if (column === 'product_id' || column === 'variant_id') continue
    const to = column === 'collections' ? collectionIds(text, file.catalog) : text
    if (to === undefined) return refuse(refusal('unknown_collection', column))
    if (to === normaliseCell(column, current[column]) || (isChoice(column) && to === '')) continue
    const problem = problemOfCell(column, to)
    if (problem) return refuse(refusal(problem, column))
    cells[column] = to
    changes.push({ column, from: current[column], to })
  }
  if (known?.isValueVoucher && changes.some(({ column }) => column === 'price_chf'))
    renameAmount(cells, changes, current)
  const changed = changes.map(({ column }) => column)
  const problem = problemOfVariant({ known, knownVariant, cells, changed })
  if (problem) return refuse(problem)

  const isOfProduct = (column: Column) => PRODUCT_COLUMNS.includes(column)
  const planned = file.planned.get(productId)
  const product = planned ?? {
    id: productId,
    known,
    cells,
    changed: changed.filter(isOfProduct),
    variants: [],
  }
  file.planned.set(productId, product)
  const ofVariant = changed.filter((column) => !isOfProduct(column))
  const variant = { id: variantId, known: knownVariant, cells, changed: ofVariant }
  product.variants.push(variant)
  const reported = changes.filter(({ column }) => (isOfProduct(column) ? !planned : knownVariant))
  return accept({ product, variant, isFirst: !planned, changes: reported })
}

/** Empty, these stay what they are. */
function isChoice(column: Column): boolean {
  return column === 'state' || column === 'hidden'
}

/** Undefined where one is neither an id nor a German title. */
function collectionIds(text: string, { collections }: ImportCatalog): string | undefined {
  const ids = collectionNames(text).map(
    (name) =>
      (
        collections.find(({ id }) => id === name) ??
        collections.find(({ title }) => plainLine(title).toLowerCase() === name)
      )?.id,
  )
  return ids.includes(undefined) ? undefined : normaliseCell('collections', ids.join(','))
}

/** The amount of a value voucher is its name too. */
function renameAmount(cells: Cells, changes: CellChange[], current: Cells): void {
  const francs = Math.trunc((toCents(cells.price_chf) ?? 0) / 100)
  for (const name of ['variant_title', 'option_value'] as const)
    for (const language of LANGUAGES) {
      const column = `${name}_${language}` as const
      const reported = changes.find((change) => change.column === column)
      const to = amountTitleIn(language, francs)
      cells[column] = to
      if (reported) reported.to = to
      else if (current[column] !== to) changes.push({ column, from: current[column], to })
    }
}

function readIds(
  row: CsvRow,
  { catalog: { products, otherProducts, otherVariants }, seen }: FileSoFar,
): Result<{ productId: string; variantId: string }, Refused> {
  const [productId, variantId] = [row.get('product_id') ?? '', row.get('variant_id') ?? '']
  for (const [column, id] of [
    ['product_id', productId],
    ['variant_id', variantId],
  ] as const) {
    const problem = id === '' ? 'required' : problemOfCell(column, id)
    if (problem) return refuse(refusal(problem, column))
  }
  if (otherProducts.includes(productId) && products.every(({ id }) => id !== productId))
    return refuse(refusal('id_taken', 'product_id'))
  const isTaken =
    otherVariants.some(({ id }) => id === variantId) ||
    products.some(({ id, variants }) => id !== productId && variants.some((each) => each.id === variantId))
  if (isTaken) return refuse(refusal('id_taken', 'variant_id'))
  if (seen.has(variantId)) return refuse(refusal('twice', 'variant_id'))
  seen.add(variantId)
  return accept({ productId, variantId })
}

/** Further lines repeat what the first says of the product, or leave all of it empty. */
function agreeWith(first: CsvRow, row: CsvRow): Result<CsvRow, Refused> {
  const columns = PRODUCT_COLUMNS.filter((column) => row.has(column))
  const isLeftOut = columns.every((column) => row.get(column) === '')
  const differing = columns.find((column) => row.get(column) !== first.get(column))
  if (!isLeftOut && differing) return refuse(refusal('differs_from_first_line', differing))
  return accept(new Map([...row, ...columns.map((column) => [column, first.get(column) ?? ''] as const)]))
}

function currentCells(known: SheetProduct | undefined, variant: SheetVariant | undefined): Cells {
  if (known && variant) return toCells(known, variant)
  return { ...emptyCells(), state: 'published', ...(known && toProductCells(known)) }
}

function toLine(at: Pick<ImportLine, 'line' | 'name'>, planned: Result<PlannedLine, Refused>): ImportLine {
  if (!planned.ok) return refusedLine(at, planned.refusal)
  const { product, variant, isFirst, changes } = planned.value
  const { price_chf, sale_price_chf, stock } = variant.cells
  const made = { price_chf, sale_price_chf, stock }
  const { state, hidden } = product.cells
  const visibility = state === 'draft' ? 'draft' : hidden === 'yes' ? 'hidden' : 'listed'
  if (!product.known && isFirst) return { ...at, what: 'new_product', made, shown: visibility }
  if (!variant.known) return { ...at, what: 'new_variant', made, changes }
  return changes.length > 0 ? { ...at, what: 'changed', changes } : { ...at, what: 'unchanged' }
}

function refusedLine(at: Pick<ImportLine, 'line' | 'name'>, { problem, column }: Refused): ImportLine {
  return { ...at, what: 'refused', problem, column }
}

/** A row that is no CSV. */
export function unreadableAt(line: number): ImportPlan {
  return { lines: [refusedLine({ line, name: '' }, refusal('unreadable'))], products: [] }
}

function nameOf(row: CsvRow): string {
  const product = row.get('title_de') || row.get('product_id')
  const variant = row.get('variant_title_de') || row.get('variant_id')
  return [product, variant].filter(Boolean).join(', ').slice(0, MAX_NAME)
}

import { hasWords } from '#site/routes/staff/lists/has-words.ts'
import { sortRows } from '#site/routes/staff/lists/sort-rows.ts'
import type { Language } from '#i18n/languages.ts'
import type { ListSort } from '#kernel/list-page.ts'

/** Of a list that comes whole: filtered, searched and sorted in the browser, and alike for its file. */
export interface RowRules<Row, Filter extends string, Sort extends string> {
  filters?: Readonly<Record<Filter, (row: Row) => boolean>>
  /** In which words are searched. */
  texts?: (row: Row) => readonly (string | null | undefined)[]
  values: Readonly<Record<Sort, (row: Row) => string | number | null>>
}

interface Wish<Filter extends string, Sort extends string> {
  filter?: Filter
  /** Empty: everything. */
  search?: string
  /** Without it, the list's own order. */
  sort?: ListSort<Sort> | undefined
}

export function selectRows<Row, Filter extends string, Sort extends string>(
  rows: readonly Row[],
  rules: RowRules<Row, Filter, Sort>,
  { filter, search = '', sort }: Wish<Filter, Sort>,
  language: Language,
): readonly Row[] {
  const { filters, texts = () => [], values } = rules
  const isOf = (filter && filters?.[filter]) ?? (() => true)
  const found = rows.filter((row) => isOf(row) && hasWords(search, texts(row)))
  return sortRows(found, sort ?? null, values, language)
}

/** How many rows with these words each filter has. */
export function countRows<Row, Filter extends string>(
  rows: readonly Row[],
  { filters, texts = () => [] }: RowRules<Row, Filter, string>,
  search: string,
): Record<Filter, number> {
  const found = rows.filter((row) => hasWords(search, texts(row)))
  const isOf = Object.entries<(row: Row) => boolean>(filters ?? {})
  const counts = isOf.map(([filter, has]) => [filter, found.filter(has).length])
  return Object.fromEntries(counts) as Record<Filter, number>
}

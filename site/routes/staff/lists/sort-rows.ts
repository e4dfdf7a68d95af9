import type { Language } from '#i18n/languages.ts'
import { type ListSort, readSort } from '#kernel/list-page.ts'

/** What a row is sorted by; null stands first. */
type Value = string | number | null

/** Rows of a list that is loaded whole, in the order of its address; those of one value keep the list's own order. */
export function sortRows<Row, Key extends string>(
  rows: readonly Row[],
  sort: ListSort<Key> | null,
  values: Readonly<Record<Key, (row: Row) => Value>>,
  language: Language,
): readonly Row[] {
  if (sort === null) return rows
  const { key, descending } = readSort<Key>(sort)
  const { compare } = new Intl.Collator(`${language}-CH`, { numeric: true })
  const way = descending ? -1 : 1
  return rows.toSorted((a, b) => way * order(values[key](a), values[key](b), compare))
}

function order(a: Value, b: Value, compare: (a: string, b: string) => number): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b))
}

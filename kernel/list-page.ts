/** Where a page of a list begins: behind (`after`) or before (`before`) a row, named by its cursor. */
export interface ListPosition {
  after?: string | undefined
  before?: string | undefined
}

/** Cursors of the neighbouring pages; null at the list's ends. */
export interface ListPages {
  previous: string | null
  next: string | null
}

/**
 * Values of the sort columns, joined with `_`: a number or milliseconds, and perhaps an id. Of a list that staff sort,
 * the row's id alone: no name and no amount stands in an address.
 */
export const LIST_CURSOR =
  /^(\d{1,15}(_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})?|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** What a list is sorted by: a key, behind `-` descending. */
export type ListSort<Key extends string = string> = Key | `-${Key}`

export function sortsOf<Key extends string>(keys: readonly Key[]): ListSort<Key>[] {
  return keys.flatMap((key): ListSort<Key>[] => [key, `-${key}`])
}

export function readSort<Key extends string>(sort: ListSort<Key>): { key: Key; descending: boolean } {
  const descending = sort.startsWith('-')
  return { key: (descending ? sort.slice(1) : sort) as Key, descending }
}

/** Above it a list says "more than". Counting stops there, so that no count grows with its table. */
export const MOST_COUNTED = 999

import { useLocation, useSearchParams } from 'react-router'
import { type ListSort, sortsOf } from '#kernel/list-page.ts'

/** What a list is sorted by, as its address has it. */
export interface Sorting<Key extends string = string> {
  /** Null: the list's own order. */
  sort: ListSort<Key> | null
  /** For the server, and for addresses that keep the order. */
  query: { sort?: ListSort<Key> }
  /** Of the same list in that order, from its first page. */
  addressOf: (sort: string | null) => string
}

/** A column by which the list can be sorted. */
export interface SortedColumn {
  name: string
  /** A key of the list's sorting. */
  sort: string
}

/** @param keys what the server sorts by */
export function useSorting<Key extends string>(keys: readonly Key[]): Sorting<Key> {
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const sort = sortsOf(keys).find((each) => each === query.get('sort')) ?? null
  return {
    sort,
    query: sort === null ? {} : { sort },
    addressOf: (wanted) => {
      const kept = [...query].filter(([name]) => name !== 'sort' && name !== 'after' && name !== 'before')
      return `${pathname}?${new URLSearchParams([...kept, ...(wanted === null ? [] : [['sort', wanted]])])}`
    },
  }
}

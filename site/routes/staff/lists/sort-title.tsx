import type { ReactNode } from 'react'
import { PageLink } from '../../../page-link.tsx'
import type { SortedColumn, Sorting } from './use-sorting.ts'

export type Order = 'ascending' | 'descending' | undefined

/** What `aria-sort` says of the column. */
export function orderOf({ sort: key }: SortedColumn, { sort }: Sorting): Order {
  return sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
}

export function isSorted(column: ReactNode | SortedColumn): column is SortedColumn {
  return typeof column === 'object' && column !== null && 'sort' in column
}

/** The title of a column: ascending, descending, the list's own order again. */
export function SortTitle({ column, sorting }: { column: SortedColumn; sorting: Sorting }) {
  const order = orderOf(column, sorting)
  const next = order === 'ascending' ? (`-${column.sort}` as const) : order ? null : column.sort
  return (
    <PageLink className="list-sort" to={sorting.addressOf(next)} preventScrollReset>
      {column.name}
      <svg viewBox="0 0 9 12" data-order={order} aria-hidden="true">
        <path className="up" d="M4.5 .5 8 4.5H1z" />
        <path className="down" d="M4.5 11.5 1 7.5h7z" />
      </svg>
    </PageLink>
  )
}

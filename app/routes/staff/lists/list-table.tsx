import { type CSSProperties, type ReactNode, useRef } from 'react'
import { PageLink } from '../../../page-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import styles from './list.module.css'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { SortChoice } from './sort-choice.tsx'
import type { SortedColumn, Sorting } from './use-sorting.ts'

interface ListTableProps {
  columns: readonly (ReactNode | SortedColumn)[]
  /** Of columns that can be sorted by. */
  sorting?: Sorting | undefined
  /** Right-aligns the last column. */
  isLastRight?: boolean
  className?: string | undefined
  children: ReactNode
}

/**
 * Rows become blocks on narrow screens, where each cell but the first says its column, and a choice above the list
 * stands for the titles that sort.
 */
export function ListTable({ columns, sorting, isLastRight = false, className, children }: ListTableProps) {
  const last = columns.length - 1
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table, 'tbody > tr')
  return (
    <>
      {sorting && <SortChoice sorting={sorting} columns={columns.filter(isSorted)} />}
      <table
        ref={table}
        className={classNames(styles.table, className)}
        style={columnNames(columns)}
        data-rows=""
      >
        <thead>
          <tr>
            {columns.map((column, index) => {
              const order = sorting && isSorted(column) ? orderOf(column, sorting) : undefined
              return (
                <th
                  key={index}
                  scope="col"
                  className={isLastRight && index === last ? styles.right : undefined}
                  aria-sort={order}
                >
                  {isSorted(column) ? <Title column={column} sorting={sorting} order={order} /> : column}
                </th>
              )
            })}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </>
  )
}

type Order = 'ascending' | 'descending' | undefined

function orderOf({ sort: key }: SortedColumn, { sort }: Sorting): Order {
  return sort === key ? 'ascending' : sort === `-${key}` ? 'descending' : undefined
}

/** Ascending, descending, the list's own order again. */
function Title(given: { column: SortedColumn; sorting: Sorting | undefined; order: Order }) {
  const { column, sorting, order } = given
  if (!sorting) return column.name
  const next = order === 'ascending' ? (`-${column.sort}` as const) : order ? null : column.sort
  return (
    <PageLink className={styles.sort} to={sorting.addressOf(next)} preventScrollReset>
      {column.name}
      <svg viewBox="0 0 9 12" data-order={order} aria-hidden="true">
        <path className={styles.up} d="M4.5 .5 8 4.5H1z" />
        <path className={styles.down} d="M4.5 11.5 1 7.5h7z" />
      </svg>
    </PageLink>
  )
}

function isSorted(column: ReactNode | SortedColumn): column is SortedColumn {
  return typeof column === 'object' && column !== null && 'sort' in column
}

/** For the styles of narrow screens. */
function columnNames(columns: ListTableProps['columns']): CSSProperties {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const name = isSorted(column) ? column.name : column
      return typeof name === 'string' ? [[`--column-${index + 1}`, JSON.stringify(name)]] : []
    }),
  )
}

import { type CSSProperties, type ReactNode, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useRowKeys } from '../keys/use-row-keys.ts'
import { SortChoice } from './sort-choice.tsx'
import { isSorted, orderOf, SortTitle } from './sort-title.tsx'
import type { SortedColumn, Sorting } from './use-sorting.ts'

interface ListTableProps {
  columns: readonly (ReactNode | SortedColumn)[]
  /** Of columns that can be sorted by. */
  sorting?: Sorting | undefined
  /** Of several tables in one order: the choice stands above them all. */
  hasChoice?: boolean | undefined
  /** Right-aligns the last column. */
  isLastRight?: boolean
  /** How many of the last columns are amounts, which stand at the right. */
  amounts?: number
  className?: string | undefined
  children: ReactNode
}

/**
 * Rows become blocks on narrow screens, where each cell but the first says its column, and a choice above the list
 * stands for the titles that sort.
 */
export function ListTable(props: ListTableProps) {
  const { columns, sorting, hasChoice = true, isLastRight = false, className, children } = props
  const { amounts = isLastRight ? 1 : 0 } = props
  const table = useRef<HTMLTableElement>(null)
  useRowKeys(table, 'tbody > tr')
  return (
    <>
      {sorting && hasChoice && <SortChoice sorting={sorting} columns={columns.filter(isSorted)} />}
      <table ref={table} className={classNames('list', className)} style={columnNames(columns)} data-rows="">
        <thead>
          <tr>
            {columns.map((column, index) => {
              const order = sorting && isSorted(column) ? orderOf(column, sorting) : undefined
              return (
                <th
                  key={index}
                  scope="col"
                  className={index >= columns.length - amounts ? 'right' : undefined}
                  aria-sort={order}
                >
                  {!isSorted(column) ? (
                    column
                  ) : sorting ? (
                    <SortTitle column={column} sorting={sorting} />
                  ) : (
                    column.name
                  )}
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

/** For the styles of narrow screens. */
function columnNames(columns: ListTableProps['columns']): CSSProperties {
  return Object.fromEntries(
    columns.flatMap((column, index) => {
      const name = isSorted(column) ? column.name : column
      return typeof name === 'string' ? [[`--column-${index + 1}`, JSON.stringify(name)]] : []
    }),
  )
}

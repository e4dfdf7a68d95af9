import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './list.module.css'

interface ListTableProps {
  /** What stands above each column. */
  columns: readonly ReactNode[]
  /** The last column ends at the right edge. */
  isLastRight?: boolean
  className?: string | undefined
  /** A row each. */
  children: ReactNode
}

/** The frame of every list here; on narrow screens its rows become blocks. */
export function ListTable({ columns, isLastRight = false, className, children }: ListTableProps) {
  const last = columns.length - 1
  return (
    <table className={classNames(styles.table, className)}>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col" className={isLastRight && index === last ? styles.right : undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

import type { CSSProperties, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './list.module.css'

interface ListTableProps {
  columns: readonly ReactNode[]
  /** Right-aligns the last column. */
  isLastRight?: boolean
  className?: string | undefined
  children: ReactNode
}

/** Rows become blocks on narrow screens, where each cell but the first says its column. */
export function ListTable({ columns, isLastRight = false, className, children }: ListTableProps) {
  const last = columns.length - 1
  return (
    <table className={classNames(styles.table, className)} style={columnNames(columns)}>
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

/** For the styles of narrow screens. */
function columnNames(columns: readonly ReactNode[]): CSSProperties {
  return Object.fromEntries(
    columns.flatMap((column, index) =>
      typeof column === 'string' ? [[`--column-${index + 1}`, JSON.stringify(column)]] : [],
    ),
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'

export interface Column<Row> {
  title: string
  /** A key of the list's sorts. */
  sort?: string
  /** `title`: of the row; `amount`: at the right; `day`: in one piece; `whole`: in whole words, `titles`: too as far as there is room; `address`: of somebody, which may break; `actions`: buttons, whose title is only heard. */
  kind?: keyof typeof CELLS
  cell: (row: Row) => ReactNode
}

const CELLS = {
  amount: 'num right',
  day: 'num day',
  num: 'num',
  whole: 'whole',
  titles: 'articles',
  address: 'address',
  actions: 'actions',
  title: undefined,
}

interface TableProps<Row> extends Omit<ComponentProps<typeof ListTable>, 'columns' | 'amounts' | 'children'> {
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  heads: ComponentProps<typeof ListTable>['columns']
}

export function Table<Row extends { id: string }>({ rows, columns, heads, ...rest }: TableProps<Row>) {
  const title = Math.max(
    0,
    columns.findIndex(({ kind }) => kind === 'title'),
  )
  return (
    <ListTable
      {...rest}
      columns={heads}
      amounts={columns.length - 1 - columns.findLastIndex(({ kind }) => kind !== 'amount')}
    >
      {rows.map((row) => (
        <tr key={row.id}>
          {columns.map(({ title: name, kind, cell }, index) => {
            const [Cell, scope] = index === title ? (['th', 'row'] as const) : (['td'] as const)
            return (
              <Cell key={name} scope={scope} className={kind && CELLS[kind]}>
                {cell(row)}
              </Cell>
            )
          })}
        </tr>
      ))}
    </ListTable>
  )
}

export function headOf(
  { title, sort, kind }: Column<never>,
  canSort: (filter: string, sort: string) => boolean,
  filter: string,
) {
  if (kind === 'actions') return <span className="visually-hidden">{title}</span>
  return sort && canSort(filter, sort) ? { name: title, sort } : title
}

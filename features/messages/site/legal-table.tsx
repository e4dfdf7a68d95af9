import styles from './legal-table.module.css'

interface LegalTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly string[] }[]
}

export function LegalTable({ caption, columns, rows }: LegalTableProps) {
  return (
    <table className={`table ${styles.table}`}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [head, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

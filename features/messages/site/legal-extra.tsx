import { Fragment } from 'react'
import type { LegalTable as Table } from '#features/messages/content/legal-messages.ts'
import { fillStatement, type PlaceholderValues } from './fill-statement.ts'
import { LinkedText } from './linked-text.tsx'
import styles from './legal-extra.module.css'

/** Generated content below the text of a section. */
export function LegalExtra({ table, places }: { table: Table; places: PlaceholderValues }) {
  if (table.kind === 'table') return <LegalTable {...table} />
  if (table.kind === 'facts') return <FactList {...table} />
  return <Entries entries={table.entries} places={places} />
}

/** Omits what is not configured. */
function Entries({
  entries,
  places,
}: {
  entries: readonly { label: string; value: string }[]
  places: PlaceholderValues
}) {
  return (
    <dl className={styles.facts}>
      {entries.map(({ label, value }) => {
        const text = fillStatement(value, places)
        return (
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <LinkedText text={text} />
              </dd>
            </div>
          )
        )
      })}
    </dl>
  )
}

interface FactListProps {
  label: string
  items: readonly { title: string; facts: readonly { label: string; value: string }[] }[]
}

function FactList({ label, items }: FactListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {items.map(({ title, facts }) => (
        <li key={title}>
          <h3>{title}</h3>
          <dl>
            {facts.map(({ label: fact, value }) => (
              <Fragment key={fact}>
                <dt>{fact}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

interface LegalTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly string[] }[]
}

function LegalTable({ caption, columns, rows }: LegalTableProps) {
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

import type { LegalTable as Table } from '#content/legal-messages.ts'
import { FactList } from './fact-list.tsx'
import { fillStatement, type PlaceholderValues } from './fill-statement.ts'
import styles from './legal-extra.module.css'
import { LegalTable } from './legal-table.tsx'
import { LinkedText } from './linked-text.tsx'

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

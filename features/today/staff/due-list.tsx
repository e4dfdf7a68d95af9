import { useMessages } from '#app/language/language.tsx'
import type { DueActs } from './acts/use-due-acts.tsx'
import type { DueGroup, DueRow } from '#features/today/due-row.ts'
import { DueRowItem } from './due-row-item.tsx'
import styles from './today.module.css'

interface DueListProps {
  group: DueGroup
  rows: readonly DueRow[]
  /** Epoch milliseconds of the server's clock. */
  now: number
  /** The most urgent of all: it carries the sign. */
  first: DueRow | undefined
  acts: DueActs
}

/** Mark, until when, what, amount, and its one next action. */
export function DueList({ group, rows, now, first, acts }: DueListProps) {
  const messages = useMessages('staff-today')
  if (rows.length === 0) return null
  return (
    <section className={styles.group} aria-labelledby={`due-${group}`}>
      <div className="ruled">
        <h2 id={`due-${group}`}>{messages.groups[group]}</h2>
        <span className="num muted">{rows.length}</span>
      </div>
      <ul>
        {rows.map((row) => (
          <DueRowItem key={`${row.kind} ${row.id}`} row={row} now={now} isFirst={row === first} acts={acts} />
        ))}
      </ul>
    </section>
  )
}

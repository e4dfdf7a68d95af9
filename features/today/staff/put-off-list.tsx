import { fill, plural } from '#i18n/format.ts'
import { formatDay, formatTime, swissTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { duePath } from './due-path.ts'
import type { LaterRow } from '#features/today/due-row.ts'
import { useDueTexts } from './use-due-texts.ts'

/** What was put off, soonest first. */
export function PutOffList({ rows }: { rows: readonly LaterRow[] }) {
  const { later: messages } = useMessages('staff-today')
  const language = useLanguage()
  const { aboutOf } = useDueTexts()
  if (rows.length === 0) return null
  return (
    <details className="below">
      <summary>{plural(language, rows.length, messages.list)}</summary>
      <ul className="lines">
        {rows.map((row) => {
          const { day, time } = swissTime(new Date(row.until))
          const at = { day: formatDay(language, day), time: formatTime(language, time) }
          return (
            <li key={`${row.kind} ${row.id}`}>
              <PageLink to={duePath(row)}>{aboutOf(row)}</PageLink>
              <small>{fill(messages.from, at)}</small>
            </li>
          )
        })}
      </ul>
    </details>
  )
}

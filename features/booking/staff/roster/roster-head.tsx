import type { ReactNode } from 'react'
import { formatMoment, swissTime } from '#i18n/format-date.ts'
import { fill } from '#i18n/format.ts'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import type { Roster } from '#features/booking/staff/roster.contract.ts'
import type { RosterRowData } from './filter-roster.ts'
import styles from './roster.module.css'

/** A scale with more fields than that cannot be read on a phone. */
const MOST_FIELDS = 60

export function RosterHead({
  roster: { event, keptUntil },
  rows,
  children,
}: {
  roster: Roster
  rows: readonly RosterRowData[]
  children: ReactNode
}) {
  const messages = useMessages('staff-roster')
  const language = useLanguage()
  const all = rows.reduce((sum, { entry }) => sum + entry.people, 0)
  const here = rows.reduce((sum, { status }) => sum + status.here, 0)
  const fields = Math.min(all, MOST_FIELDS)
  const filled = all === 0 ? 0 : Math.floor((here / all) * fields)
  const { leadName } = event.guides
  const lead = leadName !== null && fill(messages.ledBy, { name: leadName })
  const when = [eventDays(language, event), eventTimes(language, event), event.place, lead]
    .filter(Boolean)
    .join(', ')
  return (
    <header className={styles.head}>
      <PageLink className={styles.back ?? ''} to={staffPaths.event(event.id)}>
        {messages.back}
      </PageLink>
      <h1>{event.title}</h1>
      <p className="muted">{when}</p>
      {children}
      <p className={styles.count}>
        <b className="num">{here}</b> {fill(messages.here, { all })}
      </p>
      <span className={`meter ${styles.meter}`} role="img" aria-label={fill(messages.meter, { here, all })}>
        {Array.from({ length: fields }, (_, field) => (
          <i key={field} className={field < filled ? 'full' : undefined} />
        ))}
      </span>
      <p className="hint">
        {fill(messages.kept, { moment: formatMoment(language, swissTime(lastMinute(keptUntil))) })}
      </p>
    </header>
  )
}

/** Of the day that ends at the moment. */
function lastMinute(moment: string): Date {
  return new Date(new Date(moment).getTime() - 60_000)
}

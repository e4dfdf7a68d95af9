import { formatMonth } from '#i18n/format-date.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { TrailMark, type TrailMarkKind } from '#app/ui/pictures/trail-mark.tsx'
import type { CalendarData } from './calendar.loader.ts'
import { calendarPath } from './calendar-address.ts'
import { CalendarEmpty } from './calendar-empty.tsx'
import { EventRows } from './event-rows.tsx'
import { MonthGrid } from './month-grid.tsx'
import { MonthNav } from './month-nav.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { nextToBook } from './next-to-book.ts'
import styles from './month-view.module.css'

/** On phones the grid shows only marks, with the list below. */
export function MonthView({ data }: { data: CalendarData }) {
  const messages = useMessages('calendar')
  const language = useLanguage()
  const services = useServices()
  const { address, events, month, next } = data
  return (
    <>
      <div className={styles.head}>
        <h2 id="month" aria-live="polite">
          {formatMonth(language, month)}
        </h2>
        <MonthNav data={data} />
      </div>
      <MonthGrid data={data} />
      <Legend />
      {events.length === 0 ? (
        <CalendarEmpty address={address} />
      ) : (
        <div className={styles.agenda}>
          <EventRows events={events} signed={nextToBook(events, services)} />
        </div>
      )}
      {next && (
        <p className={styles.later}>
          <ArrowLink to={calendarPath({ ...address, view: 'list', after: next })}>{messages.later}</ArrowLink>
        </p>
      )}
    </>
  )
}

function Legend() {
  const { legend } = useMessages('calendar')
  const nameOf = useServiceName()
  const marks: [TrailMarkKind, string][] = [
    [1, nameOf('aufbruch')],
    [2, nameOf('durchhaltevermoegen')],
    [3, nameOf('klarer-kompass')],
    [4, legend.teamEvent],
    [5, legend.info],
  ]
  return (
    <ul className={styles.legend} aria-label={legend.label}>
      {marks.map(([kind, name]) => (
        <li key={kind}>
          <TrailMark kind={kind} />
          {name}
        </li>
      ))}
    </ul>
  )
}

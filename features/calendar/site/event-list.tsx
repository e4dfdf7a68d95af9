import { formatMonth } from '#i18n/format-date.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import type { CalendarData } from './calendar.loader.ts'
import { calendarPath } from './calendar-address.ts'
import { CalendarEmpty } from './calendar-empty.tsx'
import { useBelowFold } from '#app/ui/layout/below-fold.tsx'
import styles from './event-list.module.css'
import { EventRows } from './event-rows.tsx'
import { useServices } from '#features/services/site/use-services.ts'
import { nextToBook } from './next-to-book.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { monthOf } from './months.ts'

export function EventList({ data }: { data: CalendarData }) {
  const messages = useMessages('calendar')
  const language = useLanguage()
  const { address, events, next, month } = data
  const groups = groupByMonth(events, month)
  const signed = nextToBook(events, useServices())
  const isBelowDue = useBelowFold()
  return (
    <>
      {events.length === 0 && <CalendarEmpty address={address} />}
      {groups.slice(0, isBelowDue ? groups.length : 1).map((group) => {
        const [name, year] = formatMonth(language, group.month).split(' ')
        const count = plural(language, group.events.length, messages.count)
        return (
          <section key={group.month} className={styles.month} aria-labelledby={group.month}>
            <h2 id={group.month}>
              <span>{name}</span> <small>{`${year}, ${count}`}</small>
            </h2>
            <EventRows events={group.events} signed={signed} />
          </section>
        )
      })}
      {next && (
        <p className={styles.later}>
          <ArrowLink to={calendarPath({ ...address, month: null, after: next })}>{messages.later}</ArrowLink>
        </p>
      )}
    </>
  )
}

interface MonthOfEvents {
  month: string
  events: CalendarEvent[]
}

/** Running events that began earlier are listed in the first month. */
function groupByMonth(events: readonly CalendarEvent[], firstMonth: string): MonthOfEvents[] {
  const groups: MonthOfEvents[] = []
  for (const event of events) {
    const begins = monthOf(event.startsAt)
    const month = begins < firstMonth ? firstMonth : begins
    const last = groups.at(-1)
    if (last?.month === month) last.events.push(event)
    else groups.push({ month, events: [event] })
  }
  return groups
}

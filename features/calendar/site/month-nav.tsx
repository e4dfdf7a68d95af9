import { formatMonth } from '#i18n/format-date.ts'
import { monthOf, addMonths } from './months.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { ArrowIcon } from '#app/ui/pictures/icons.tsx'
import { AddEvent } from './add-event.tsx'
import type { CalendarData } from './calendar.loader.ts'
import { calendarPath, isWithinReach } from './calendar-address.ts'
import styles from './calendar-page.module.css'

export function MonthNav({ data }: { data: CalendarData }) {
  const messages = useMessages('calendar').months
  const { address } = data
  return (
    <div className={styles.controls}>
      <nav className={styles.monthNav} aria-label={messages.label}>
        <MonthArrow name={messages.previous} data={data} step={-1} />
        <MonthArrow name={messages.next} data={data} step={1} />
        <PageLink
          className="button button--sm"
          to={calendarPath({ ...address, after: null, month: monthOf(data.today) })}
          preventScrollReset
        >
          {messages.today}
        </PageLink>
      </nav>
      <AddEvent />
    </div>
  )
}

/** At the ends the arrow is `aria-disabled`, so that it keeps the focus. */
function MonthArrow({ name, data, step }: { name: string; data: CalendarData; step: 1 | -1 }) {
  const language = useLanguage()
  const { address, today } = data
  const target = addMonths(data.month, step)
  const isEnd = !isWithinReach(target, today)
  return (
    <PageLink
      className={`button button--sm ${styles.arrow}`}
      to={calendarPath({ ...address, after: null, month: isEnd ? address.month : target })}
      preventScrollReset
      aria-disabled={isEnd || undefined}
      aria-label={isEnd ? name : `${name}, ${formatMonth(language, target)}`}
    >
      <ArrowIcon back={step < 0} />
    </PageLink>
  )
}

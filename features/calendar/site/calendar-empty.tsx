import { useMessages } from '#app/language/language.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { type CalendarAddress, calendarPath } from './calendar-address.ts'
import styles from './calendar-page.module.css'

export function CalendarEmpty({ address }: { address: CalendarAddress }) {
  const messages = useMessages('calendar')
  const isMonth = address.view === 'month'
  const isNarrowed = isMonth || address.service !== null || address.month !== null || address.after !== null
  return (
    <div className={styles.empty}>
      <EmptyState
        title={isMonth ? messages.emptyMonth : messages.empty}
        action={isNarrowed && <ArrowLink to={calendarPath({})}>{messages.showAll}</ArrowLink>}
      />
    </div>
  )
}

import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageLink } from '../../../page-link.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { ErrorState } from '../error-state.tsx'
import { LoadingState } from '../loading-state.tsx'
import { useMay } from '../role/staff-role.ts'
import type { Today } from './today-api.ts'
import { useLoaded } from '../use-loaded.ts'
import { useViewTitle } from '../use-view-title.ts'
import { DueList } from './due-list.tsx'
import { DUE_GROUPS } from './due-row.ts'
import { RemindedList } from './reminded-list.tsx'
import styles from './today.module.css'
import { WeekStrip } from './week-strip.tsx'

/** What the ground looks like, then what to do, in the order in which it hurts. */
export default function TodayView() {
  const messages = useMessages('staff-today')
  const language = useLanguage()
  const { value, problem, reload } = useLoaded<'/today'>(`/today?lng=${language}`)
  const blocked = useMessages('staff-blocked')
  const mayPlan = useMay('events')
  useViewTitle(messages.title)
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{value ? formatWeekdayAndDay(language, value.from) : messages.title}</h1>
          {value && value.due.length > 0 && <p className="muted">{summary(value)}</p>}
        </div>
        {mayPlan && (
          <PageLink className="button button--sm" to={staffPaths.blocked()}>
            {blocked.blockDay}
          </PageLink>
        )}
      </header>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <WeekStrip today={value} />
          {value.due.length === 0 && <EmptyState title={messages.nothing}>{messages.nothingLead}</EmptyState>}
          {DUE_GROUPS.map((group) => (
            <DueList
              key={group}
              group={group}
              rows={value.due.filter((row) => row.group === group)}
              now={Date.parse(value.now)}
              first={value.due[0]}
            />
          ))}
          <RemindedList reminded={value.reminded} />
        </>
      )}
    </>
  )

  function summary({ due }: Today): string {
    const late = due.filter(({ group }) => group === 'overdue').length
    const all = plural(language, due.length, messages.summary)
    return late === 0 ? all : `${all} ${plural(language, late, messages.overdue)}`
  }
}

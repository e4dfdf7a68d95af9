import { useEffect, useRef } from 'react'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { plural } from '#i18n/format.ts'
import { useRead } from '#kit/loaded.tsx'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { KeyCaps } from '#app/routes/staff/keys/key-caps.tsx'
import { useRowKeys } from '#app/routes/staff/keys/use-row-keys.ts'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { useViewTitle } from '#app/routes/staff/use-view-title.ts'
import { useDueActs } from './acts/use-due-acts.tsx'
import { DueList } from './due-list.tsx'
import { DUE_GROUPS } from '#features/today/due-row.ts'
import { RemindedList } from './reminded-list.tsx'
import { LaterDialog } from './later-dialog.tsx'
import { PutOffList } from './put-off-list.tsx'
import { today as contract, type Today } from './today.contract.ts'
import styles from './today.module.css'
import { useFocusNext } from './use-focus-next.ts'
import { WeekStrip } from './week-strip.tsx'

/** The week, then what is due by urgency. */
export default function TodayView() {
  const messages = useMessages('staff-today')
  const language = useLanguage()
  const { value, problem, reload } = useRead(contract.read, {})
  const blocked = useMessages('staff-blocked')
  const mayPlan = useMay('events')
  const list = useRef<HTMLDivElement>(null)
  const { goTo } = useFocusNext(list, value)
  const acts = useDueActs((row) => {
    goTo(row)
    reload()
  })
  useViewTitle(messages.title)
  useRowKeys(list, '[data-row]')
  useEffect(() => {
    const again = setInterval(() => document.visibilityState === 'visible' && reload(), REFRESH_MS)
    return () => clearInterval(again)
  })
  return (
    <>
      <header className={styles.head} data-kit="head">
        <div>
          <h1 tabIndex={-1}>{value ? formatWeekdayAndDay(language, value.from) : messages.title}</h1>
          {value && value.due.length > 0 && <p className="muted">{summary(value)}</p>}
        </div>
        {mayPlan && (
          <PageLink className="button button--sm" to={staffPaths.blockedDays}>
            {blocked.blockDay}
          </PageLink>
        )}
      </header>
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value && (
        <>
          <WeekStrip today={value} mayPlan={mayPlan} />
          <div ref={list} data-rows="">
            <p className={styles.last} data-kit="row" role="status">
              {acts.last && (
                <>
                  {acts.last.message}{' '}
                  <Button size="sm" aria-keyshortcuts="Z" onClick={acts.last.undo}>
                    {messages.later.undo}
                  </Button>
                </>
              )}
            </p>
            {value.due.length === 0 && (
              <div className={styles.nothing}>
                <EmptyState title={messages.nothing}>{messages.nothingLead}</EmptyState>
              </div>
            )}
            {DUE_GROUPS.map((group) => (
              <DueList
                key={group}
                group={group}
                rows={value.due.filter((row) => row.group === group)}
                now={Date.parse(value.now)}
                first={value.due[0]}
                acts={acts}
              />
            ))}
          </div>
          <PutOffList rows={value.later} />
          <RemindedList reminded={value.reminded} />
          {value.due.length > 0 && (
            <p className={`muted tiny ${styles.keys}`} data-kit="row">
              {HINTS.map(([keys, what]) => (
                <span key={what}>
                  <KeyCaps keys={keys} /> {messages.keys[what]}
                </span>
              ))}
            </p>
          )}
          {acts.later && <LaterDialog row={acts.later} today={value.from} acts={acts} />}
        </>
      )}
      {acts.dialog}
    </>
  )

  function summary({ due }: Today): string {
    const late = due.filter(({ group }) => group === 'overdue').length
    const all = plural(language, due.length, messages.summary)
    return late === 0 ? all : `${all} ${plural(language, late, messages.overdue)}`
  }
}

const HINTS = [
  ['J K', 'choose'],
  ['Enter', 'act'],
  ['O', 'open'],
  ['S', 'later'],
  ['Z', 'back'],
  ['?', 'all'],
] as const

/** A colleague's work is seen without pressing anything. */
const REFRESH_MS = 60_000

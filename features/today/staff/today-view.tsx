import { useEffect, useRef } from 'react'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { PageLink } from '#site/page-link.tsx'
import { ErrorState } from '#site/routes/staff/api/error-state.tsx'
import { LoadingState } from '#site/routes/staff/api/loading-state.tsx'
import { KeyCaps } from '#site/routes/staff/keys/key-caps.tsx'
import { useRowKeys } from '#site/routes/staff/keys/use-row-keys.ts'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { useFormatDateTime } from '#site/routes/staff/use-format-date-time.ts'
import { useViewTitle } from '#site/routes/staff/use-view-title.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { useReminderName } from '#features/invoice/staff/due-texts.ts'
import { DUE_GROUPS, type DueGroup, type DueRow, type LaterRow } from '#features/today/due-row.ts'
import { formatDay, formatTime, formatWeekdayAndDay, swissTime } from '#i18n/format-date.ts'
import { fill, formatPrice, plural } from '#i18n/format.ts'
import { useRead } from '#kit/loaded.tsx'
import { type DueActs, useDueActs } from './acts/use-due-acts.tsx'
import { duePath } from './due-path.ts'
import { DueRowItem } from './due-row-item.tsx'
import { LaterDialog } from './later-dialog.tsx'
import { type Today, today as contract } from './today.contract.ts'
import { useDueTexts } from './use-due-texts.ts'
import { useFocusNext } from './use-focus-next.ts'
import { WeekStrip } from './week-strip.tsx'
import styles from './today.module.css'

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

/** What was put off, soonest first. */
function PutOffList({ rows }: { rows: readonly LaterRow[] }) {
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
function DueList({ group, rows, now, first, acts }: DueListProps) {
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

/** Reminders that went by themselves since yesterday: nothing to do, but good to know. */
function RemindedList({ reminded }: Pick<Today, 'reminded'>) {
  const messages = useMessages('staff-today').reminded
  const language = useLanguage()
  const reminderName = useReminderName()
  const at = useFormatDateTime()
  if (reminded.length === 0) return null
  return (
    <section className="below" aria-labelledby="reminded">
      <h2 id="reminded">{messages.title}</h2>
      <ul data-kit="stack" data-gap="8">
        {reminded.map((each) => (
          <li key={`${each.id} ${each.level}`}>
            <PageLink to={staffPaths.invoice(each.id)}>
              {fill(messages.line, {
                reminder: reminderName(each.level),
                number: each.number,
                about: each.customer,
              })}
            </PageLink>{' '}
            <span className="num muted">
              {formatPrice(language, each.cents, { code: 'chf' })}, {at(each.at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { eventDays, eventTimes } from '#features/calendar/event-days.ts'
import { eventSpan } from '../rules/event-span.ts'
import { useTrailMark } from '#features/services/site/use-trail-mark.ts'
import { PageLink } from '#site/page-link.tsx'
import { useMay } from '#site/routes/staff/role/staff-role.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { EmptyState } from '#site/ui/notices/empty-state.tsx'
import { TrailMark } from '#site/ui/pictures/trail-mark.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'
import { WaitingBookings } from '#features/booking/staff/waiting-bookings.tsx'
import { isDecisionDue } from '#features/calendar/rules/decision.ts'
import { plural } from '#i18n/format.ts'
import { formatMonth } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { ListView } from '#kit/list-view.tsx'
import { useTexts } from '#kit/texts.ts'
import type { EventFields } from './empty-event.ts'
import { events, seasonList, USUAL_WEEKS } from './event.contract.ts'
import type { SeasonEvent } from './staff-event.ts'
import { countSeason, filterSeason } from './filter-season.ts'
import { MinimumMeter } from './minimum-meter.tsx'
import { Occupancy } from './occupancy.tsx'
import styles from './season.module.css'
import { useEventState } from './use-event-state.ts'

const EventDialog = lazy(() => import('./event-dialog.tsx'))
/** Below zero: back. */
const WEEKS = [4, 8, 26, 52, -8, -26, -52] as const

/** Events of some weeks, by month while they are in their own order. */
export default function SeasonPage() {
  const { t: desk, language } = useTexts('staff')
  const { events: t } = useTexts('staff-lists').t
  const { parts } = useTexts('staff-desk').t
  const { season } = desk
  const mayPlan = useMay('events')
  const maySettle = useMay('bookings')
  return (
    <ListView
      of={events.list}
      shape={seasonList}
      words={{ ...t, title: parts.events, lead: desk.lead, empty: t.nothingFound }}
      file={events.csv}
      className={styles.table}
      actions={<Actions />}
      above={maySettle && <WaitingBookings />}
      instead={(answer) =>
        answer.events.length === 0 && (
          <EmptyState title={mayPlan ? season.empty : season.emptyOwn}>
            {mayPlan ? season.emptyHint : season.emptyOwnHint}
          </EmptyState>
        )
      }
      counts={({ from: today, events: all }, { search }) => countSeason(all, { search, today, language })}
      rows={({ from: today, events: all }, { filter, search, sort = null, more }) => {
        const found = filterSeason(all, { filter, search, sort, today, language })
        return sort === null && isPast(more) ? found.toReversed() : found
      }}
      groups={(rows, { from: today }, { sort, more }) =>
        sort
          ? undefined
          : groupSeason(rows, { today, isPast: isPast(more), todayTitle: season.today, language })
      }
      columns={({ from: today }) => [
        { title: season.columns.when, sort: 'when', kind: 'num', cell: (event) => <When event={event} /> },
        {
          title: season.columns.event,
          sort: 'event',
          kind: 'title',
          cell: (event) => <Title event={event} />,
        },
        { title: season.columns.people, sort: 'people', cell: (event) => <Occupancy event={event} /> },
        { title: season.columns.state, cell: (event) => <State event={event} today={today} /> },
      ]}
    />
  )
}

function weeksOf(more: Readonly<Record<string, string>>): number {
  return WEEKS.find((each) => String(each) === more['weeks']) ?? USUAL_WEEKS
}

const isPast = (more: Readonly<Record<string, string>>) => weeksOf(more) < 0

/** Period, telephone, blocked days and the form of a new event. */
function Actions() {
  const { t, language } = useTexts('staff')
  const { events: texts } = useTexts('staff-lists').t
  const telephone = useTexts('staff-telephone').t
  const blocked = useTexts('staff-blocked').t
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const mayPlan = useMay('events')
  const maySettle = useMay('bookings')
  const service = query.get('new') ?? undefined
  const [adding, setAdding] = useState(service !== undefined)
  const [kept, keep] = useState<EventFields>()
  const withQuery = (name: string, value?: string) => (now: URLSearchParams) =>
    new URLSearchParams([...[...now].filter(([each]) => each !== name), ...(value ? [[name, value]] : [])])
  return (
    <>
      <LabelledSelect
        label={t.season.weeks}
        size="sm"
        value={weeksOf(Object.fromEntries(query))}
        onChange={({ target }) => setQuery(withQuery('weeks', target.value), { preventScrollReset: true })}
        options={WEEKS.map((each) => [
          each,
          plural(language, Math.abs(each), each < 0 ? texts.past : t.season.ahead),
        ])}
      />
      {maySettle && (
        <PageLink className="button button--sm" to={staffPaths.telephone()}>
          {telephone.open}
        </PageLink>
      )}
      {mayPlan && (
        <PageLink className="button button--sm" to={staffPaths.blockedDays}>
          {blocked.open}
        </PageLink>
      )}
      {mayPlan && (
        <TrailSign size="sm" onClick={() => setAdding(true)}>
          {t.season.add}
        </TrailSign>
      )}
      {adding && (
        <Suspense fallback={null}>
          <EventDialog
            kept={kept}
            service={service}
            onClose={(typed) => {
              keep(typed)
              setAdding(false)
              if (service) setQuery(withQuery('new'), { replace: true, preventScrollReset: true })
            }}
            onSaved={(id) => {
              setAdding(false)
              void navigate(staffPaths.event(id))
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function When({ event }: { event: SeasonEvent }) {
  const { language } = useTexts('staff')
  const times = eventTimes(language, event)
  return (
    <span data-off={event.cancelled || undefined}>
      {eventDays(language, event)}
      {times && <small>{times}</small>}
    </span>
  )
}

function Title({ event }: { event: SeasonEvent }) {
  const markOf = useTrailMark()
  const { away } = useTexts('staff-telephone').t.what
  return (
    <>
      <span className={styles.name} data-off={event.cancelled || undefined}>
        <TrailMark kind={markOf(event.serviceId)} />
        <PageLink className="title" to={staffPaths.event(event.id)}>
          {event.title}
        </PageLink>
      </span>
      {event.leadIsAway && (
        <small>
          <b>{away}</b>
        </small>
      )}
      <small>{[event.place, event.leadName, event.note].filter(Boolean).join(' · ')}</small>
    </>
  )
}

function State({ event, today }: { event: SeasonEvent; today: string }) {
  const { decision } = useTexts('staff').t
  const stateOf = useEventState()
  return (
    <>
      {isDecisionDue(event, event.people.booked + event.blocked, today) ? (
        <b className={`due ${styles.due}`}>{decision.title}</b>
      ) : (
        stateOf(event)
      )}
      {!event.cancelled && <MinimumMeter event={event} />}
    </>
  )
}

interface SeasonOrder {
  /** Swiss day. */
  today: string
  isPast: boolean
  todayTitle: string
  language: Language
}

/** Today first, including running events, then by month. */
function groupSeason(
  rows: readonly SeasonEvent[],
  { today, isPast: isOver, todayTitle, language }: SeasonOrder,
) {
  const monthOf = (event: SeasonEvent) => {
    const { firstDay } = eventSpan(event)
    return !isOver && firstDay <= today ? null : firstDay.slice(0, 7)
  }
  return [...new Set(rows.map(monthOf))].map((month) => ({
    title: month ? capitalised(formatMonth(language, month)) : todayTitle,
    has: (event: SeasonEvent) => monthOf(event) === month,
  }))
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

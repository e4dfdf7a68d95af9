import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { formatMonth } from '#i18n/format-date.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { EmptyState } from '#app/ui/notices/empty-state.tsx'
import { Field } from '#app/ui/fields/field.tsx'
import { Select } from '#app/ui/fields/inputs.tsx'
import { TrailSign } from '#app/ui/pictures/trail-sign.tsx'
import { useMay } from '#app/routes/staff/role/staff-role.ts'
import { StaffHead } from '#app/routes/staff/staff-head.tsx'
import styles from '#app/routes/staff/staff-page.module.css'
import { ErrorState } from '#app/routes/staff/api/error-state.tsx'
import { useLoaded } from '#app/routes/staff/api/use-loaded.ts'
import { WaitingBookings } from '#features/booking/staff/waiting-bookings.tsx'
import { LoadingState } from '#app/routes/staff/api/loading-state.tsx'
import { eventSpan } from '#app/calendar/event-span.ts'
import { ExportList } from '#app/routes/staff/lists/export-list.tsx'
import { ListTools } from '#app/routes/staff/lists/list-tools.tsx'
import { SortChoice } from '#app/routes/staff/lists/sort-choice.tsx'
import { useListQuery } from '#app/routes/staff/lists/use-list-query.ts'
import type { SeasonEvent } from './event-api.ts'
import type { EventFields } from './empty-event.ts'
import {
  countSeason,
  filterSeason,
  MAX_SEASON_SEARCH,
  SEASON_FILTERS,
  SEASON_SORTS,
} from './filter-season.ts'
import { SeasonTable, useSeasonColumns } from './season-table.tsx'

interface SeasonPart {
  /** `YYYY-MM`; null for today. */
  month: string | null
  events: SeasonEvent[]
}

const EventDialog = lazy(() => import('./event-dialog.tsx'))
/** Below zero: back. */
const WEEKS = [4, 8, 26, 52, -8, -26, -52] as const
const USUAL_WEEKS = 8

export default function SeasonView() {
  const messages = useMessages('staff')
  const { parts } = useMessages('staff-desk')
  const telephone = useMessages('staff-telephone')
  const blocked = useMessages('staff-blocked')
  const { events: texts } = useMessages('staff-lists')
  const columns = useSeasonColumns()
  const language = useLanguage()
  const navigate = useNavigate()
  const [query, setQuery] = useSearchParams()
  const [mayPlan, maySettle] = [useMay('events'), useMay('bookings')]
  const service = query.get('new') ?? undefined
  const [adding, setAdding] = useState(service !== undefined)
  const [kept, keep] = useState<EventFields>()
  const weeks = WEEKS.find((each) => String(each) === query.get('weeks')) ?? USUAL_WEEKS
  const list = useListQuery({
    part: 'events',
    filters: SEASON_FILTERS,
    initialFilter: 'all',
    sorts: SEASON_SORTS,
    more: { weeks: String(weeks) },
  })
  const { filter, search, sorting } = list
  const { value, problem, reload } = useLoaded<'/events'>(`/events?weeks=${weeks}&lng=${language}`)
  const today = value?.from ?? ''
  const events = value?.events ?? []
  const shown = filterSeason(events, { filter, search, sort: sorting.sort, today, language })
  return (
    <>
      <StaffHead title={parts.events} lead={messages.lead}>
        <Field label={messages.season.weeks}>
          {(control) => (
            <Select
              size="sm"
              value={weeks}
              onChange={(event) =>
                setQuery(
                  (now) =>
                    new URLSearchParams(
                      [...now].filter(([name]) => name !== 'weeks').concat([['weeks', event.target.value]]),
                    ),
                  { preventScrollReset: true },
                )
              }
              {...control}
            >
              {WEEKS.map((each) => (
                <option key={each} value={each}>
                  {plural(language, Math.abs(each), each < 0 ? texts.past : messages.season.ahead)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <ExportList path="/events.csv" asked={list.shown} />
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
            {messages.season.add}
          </TrailSign>
        )}
      </StaffHead>
      {maySettle && <WaitingBookings />}
      {problem && <ErrorState problem={problem} onAgain={reload} />}
      {!value && !problem && <LoadingState />}
      {value?.events.length === 0 && (
        <EmptyState title={mayPlan ? messages.season.empty : messages.season.emptyOwn}>
          {mayPlan ? messages.season.emptyHint : messages.season.emptyOwnHint}
        </EmptyState>
      )}
      {events.length > 0 && (
        <ListTools
          list={list}
          messages={texts}
          counts={countSeason(events, { search, today, language })}
          maxLength={MAX_SEASON_SEARCH}
        />
      )}
      {events.length > 0 && shown.length === 0 && <EmptyState title={texts.nothingFound} />}
      {shown.length > 0 && <SortChoice sorting={sorting} columns={columns} />}
      {sorting.sort !== null && shown.length > 0 && (
        <SeasonTable events={shown} today={today} sorting={sorting} />
      )}
      {sorting.sort === null &&
        groupSeason(shown, { today, isPast: weeks < 0 }).map(({ month, events: inMonth }) => (
          <section key={month ?? 'today'} className={styles.month}>
            <h2>{month ? formatMonth(language, month) : messages.season.today}</h2>
            <SeasonTable events={inMonth} today={today} sorting={sorting} />
          </section>
        ))}
      {adding && (
        <Suspense fallback={null}>
          <EventDialog
            kept={kept}
            service={service}
            onClose={(typed) => {
              keep(typed)
              setAdding(false)
              if (service) setQuery({}, { replace: true, preventScrollReset: true })
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

/** Today first, including running events, then by month; of what is past the latest month first. */
function groupSeason(
  events: readonly SeasonEvent[],
  { today, isPast }: { today: string; isPast: boolean },
): SeasonPart[] {
  const parts = new Map<string | null, SeasonEvent[]>()
  for (const event of isPast ? events.toReversed() : events) {
    const { firstDay } = eventSpan(event)
    const month = !isPast && firstDay <= today ? null : firstDay.slice(0, 7)
    parts.set(month, [...(parts.get(month) ?? []), event])
  }
  return Array.from(parts, ([month, inMonth]) => ({ month, events: inMonth }))
}

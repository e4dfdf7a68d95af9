import { isDecisionDue } from '#features/calendar/rules/decision.ts'
import { eventDays, eventTimes } from '#app/calendar/event-days.ts'
import { useTrailMark } from '#app/calendar/use-trail-mark.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { PageLink } from '#app/page-link.tsx'
import { staffPaths } from '#app/staff-paths.ts'
import { classNames } from '#app/ui/class-names.ts'
import { TrailMark } from '#app/ui/pictures/trail-mark.tsx'
import list from '#app/routes/staff/lists/list.module.css'
import { ListTable } from '#app/routes/staff/lists/list-table.tsx'
import type { SortedColumn, Sorting } from '#app/routes/staff/lists/use-sorting.ts'
import { SEASON_SORTS } from './filter-season.ts'
import { MinimumMeter } from './minimum-meter.tsx'
import { Occupancy } from './occupancy.tsx'
import type { SeasonEvent } from './event-api.ts'
import styles from './season-table.module.css'
import { useEventState } from './use-event-state.ts'

interface SeasonTableProps {
  events: readonly SeasonEvent[]
  /** `YYYY-MM-DD` */
  today: string
  sorting: Sorting
}

/** The choice of the order stands above all tables of the season (`useSeasonColumns`). */
export function SeasonTable({ events, today, sorting }: SeasonTableProps) {
  const { columns } = useMessages('staff').season
  return (
    <ListTable
      className={styles.table}
      columns={[...useSeasonColumns(), columns.state]}
      sorting={sorting}
      hasChoice={false}
    >
      {events.map((event) => (
        <Row key={event.id} event={event} today={today} />
      ))}
    </ListTable>
  )
}

export function useSeasonColumns(): SortedColumn[] {
  const { columns } = useMessages('staff').season
  return SEASON_SORTS.map((sort) => ({ name: columns[sort], sort }))
}

function Row({ event, today }: { event: SeasonEvent; today: string }) {
  const markOf = useTrailMark()
  const { decision } = useMessages('staff')
  const { away } = useMessages('staff-telephone').what
  const language = useLanguage()
  const stateOf = useEventState()
  const times = eventTimes(language, event)
  return (
    <tr className={classNames(event.cancelled && styles.dull)}>
      <td className={styles.when}>
        {eventDays(language, event)}
        {times && <small>{times}</small>}
      </td>
      <th scope="row" className={styles.event}>
        <span className={styles.name}>
          <TrailMark kind={markOf(event.serviceId)} />
          <PageLink className={list.title} to={staffPaths.event(event.id)}>
            {event.title}
          </PageLink>
        </span>
        {event.leadIsAway && <small className={styles.due}>{away}</small>}
        <small>{[event.place, event.leadName, event.note].filter(Boolean).join(' · ')}</small>
      </th>
      <td className={styles.people}>
        <Occupancy event={event} />
      </td>
      <td>
        {isDecisionDue(event, event.people.booked + event.blocked, today) ? (
          <b className={styles.due}>{decision.title}</b>
        ) : (
          stateOf(event)
        )}
        {!event.cancelled && <MinimumMeter event={event} />}
      </td>
    </tr>
  )
}

import type { ReactNode } from 'react'
import { useLoaderData, useMatches } from 'react-router'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import type { PageHandle } from '#site/page.tsx'
import { paths } from '#content/paths.ts'
import { teamEventNamespace } from '#features/services/content/service-namespace.ts'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import type { FirstTeamEventId, ServiceId } from '#features/services/content/services.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import { NoService } from '#features/services/site/no-service.tsx'
import { usePricedServices } from '#features/services/site/use-priced-services.ts'
import { formatTime } from '#i18n/format-date.ts'
import { EventLayout, type EventParts } from './event-layout.tsx'
import { Crossing } from './own/crossing.tsx'
import { HalfMaps } from './own/half-maps.tsx'
import { HeatCurve } from './own/heat-curve.tsx'
import { NoClock } from './own/no-clock.tsx'
import { RoofSection } from './own/roof-section.tsx'
import { Scenarios } from './own/scenarios.tsx'
import timetableStyles from './team-event-page.module.css'
import styles from './own/roots-band.module.css'

/** What only one event has; everything else is the same for all. */
const OWN: Record<FirstTeamEventId, EventParts> = {
  'back-to-the-roots': { wide: <RootsBand />, day: <NoClock />, dayTellsAll: true },
  'feuer-und-fokus': { ground: 'ember', day: dayOf('feuer-und-fokus', <HeatCurve />) },
  orientierungspunkt: { wide: <HalfMaps />, day: dayOf('orientierungspunkt') },
  'shelter-bau': { ground: 'night', day: dayOf('shelter-bau', <RoofSection />), dayTellsAll: true },
  'wasser-und-willenskraft': { day: dayOf('wasser-und-willenskraft', <Crossing />) },
  'survival-mindset': { day: dayOf('survival-mindset', <Scenarios />) },
}

function dayOf(id: ServiceId, own?: ReactNode): ReactNode {
  return (
    <>
      {own}
      <Timetable of={id} />
    </>
  )
}

export default function TeamEventPage() {
  const isUnknown = Array.isArray(useLoaderData<unknown>())
  return isUnknown ? <NoService overview={paths.teamEvents} /> : <Event />
}

function Event() {
  const event = useTeamEvent()
  return <EventLayout event={event} {...(OWN[event.id as FirstTeamEventId] ?? { day: dayOf(event.id) })} />
}

function useTeamEvent(): PricedTeamEvent {
  const match = useMatches().at(-1)
  const namespace = (match?.handle as PageHandle | undefined)?.namespaceOf(match?.loaderData)
  const event = usePricedServices().teamEvents.find(({ id }) => namespace === teamEventNamespace(id))
  if (!event) throw new Error('useTeamEvent must be used within the page of a team event')
  return event
}

/** Back to the Roots: the wood at the width of the page. */
function RootsBand() {
  const { drawingAlt } = useMessages('team-event-back-to-the-roots')
  return (
    <img className={styles.band} src="/scenes/wurzeln-weit.svg" alt={drawingAlt} width="1440" height="560" />
  )
}

type Row = TeamEventMessages['schedule']['rows'][number]

/** A single day side by side, several days one column each. */
function Timetable({ of: id }: { of: ServiceId }) {
  const { schedule }: TeamEventMessages = useMessages(teamEventNamespace(id))
  const shared = useMessages('team-event')
  const days = daysOf(schedule.rows)
  const end = <EndOfDay time={schedule.end} name={shared.schedule.end} />
  if (days.length === 1)
    return (
      <ol className={`${timetableStyles.rows} ${timetableStyles.side}`}>
        {schedule.rows.map((row) => (
          <Station key={row.time} row={row} />
        ))}
        {end}
      </ol>
    )
  return (
    <div className={timetableStyles.days}>
      {days.map((rows, index) => (
        <div key={rows[0]?.day}>
          <h3>{rows[0]?.day}</h3>
          <ol className={timetableStyles.rows}>
            {rows.map((row) => (
              <Station key={row.time} row={row} />
            ))}
            {index === days.length - 1 && end}
          </ol>
        </div>
      ))}
    </div>
  )
}

function Station({ row: { time, title, text } }: { row: Row }) {
  const language = useLanguage()
  return (
    <li>
      <time dateTime={time}>{formatTime(language, time)}</time>
      <div>
        <b>{title}</b> {text}
      </div>
    </li>
  )
}

function EndOfDay({ time, name }: { time: string; name: string }) {
  const language = useLanguage()
  return (
    <li>
      <time dateTime={time}>{formatTime(language, time)}</time>
      <b>{name}</b>
    </li>
  )
}

function daysOf(rows: readonly Row[]): Row[][] {
  const days: Row[][] = []
  for (const row of rows) {
    if (row.day || days.length === 0) days.push([])
    days.at(-1)?.push(row)
  }
  return days
}

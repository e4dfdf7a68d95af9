import { useMessages } from '#site/language/language.tsx'
import { type Fact, FactList } from '#site/ui/layout/fact-list.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { MapName, MapPlace, MapRhombus, Plan } from '#site/ui/pictures/plan.tsx'
import type { PricedTeamEvent } from '#features/services/content/service-prices.ts'
import type { TeamEvent } from '#features/services/content/services.ts'
import type { TeamEventMessages } from '#features/services/content/team-event-messages.ts'
import { useInsurance, useTravelTimes } from '#features/facts/site/fact-rows.tsx'
import { fill } from '#i18n/format.ts'
import styles from './event-place.module.css'

/** Parts of the plan, in its units, that `drawings/` cuts; `station` is where one arrives. */
const SHEETS = {
  cham: { viewBox: '180 20 720 560', station: { name: 'Cham', x: 396, y: 146 }, lake: { x: 470, y: 411 } },
  immensee: {
    viewBox: '120 400 720 560',
    station: { name: 'Immensee', x: 386, y: 781 },
    lake: { x: 560, y: 640 },
  },
  walchwil: {
    viewBox: '420 470 720 560',
    station: { name: 'Walchwil', x: 684, y: 750 },
    lake: { x: 505, y: 640 },
  },
  zugerberg: {
    viewBox: '480 130 720 560',
    station: { name: 'Zug', x: 676, y: 210 },
    lake: { x: 500, y: 470 },
  },
} as const

interface EventMap {
  sheet: keyof typeof SHEETS
  x: number
  y: number
  /** The name ends at the place instead of starting there. */
  end?: boolean
}

/** Where each event of the files usually is: the places of the public dates. */
const EVENT_MAPS: Readonly<Record<string, EventMap>> = {
  'back-to-the-roots': { sheet: 'cham', x: 312, y: 84 },
  'feuer-und-fokus': { sheet: 'cham', x: 312, y: 84 },
  orientierungspunkt: { sheet: 'zugerberg', x: 776, y: 533 },
  'shelter-bau': { sheet: 'immensee', x: 464, y: 651, end: true },
  'wasser-und-willenskraft': { sheet: 'cham', x: 366, y: 68 },
  'survival-mindset': { sheet: 'walchwil', x: 777, y: 666 },
}

/** Lower station of the funicular. */
const SCHOENEGG = { x: 718, y: 386 }

/** Undefined for an event whose place nobody has drawn. */
function findSheet({ id }: Pick<TeamEvent, 'id'>): EventMap['sheet'] | undefined {
  return EVENT_MAPS[id]?.sheet
}

function PlaceMap({ of, name }: { of: string; name: string }) {
  const { maps, place } = useMessages('team-event')
  const map = EVENT_MAPS[of]
  if (!map) return null
  const { sheet, x, y, end = false } = map
  const { viewBox, station, lake } = SHEETS[sheet]
  return (
    <figure>
      <Plan viewBox={viewBox} sheet={`/scenes/map-${sheet}.svg#map`} alt={maps[sheet].alt}>
        <MapName kind="water" {...lake}>
          Zugersee
        </MapName>
        <MapPlace x={station.x} y={station.y} />
        <MapName kind="village" x={station.x + 16} y={station.y + (sheet === 'cham' ? -6 : 28)}>
          {fill(place.station, { place: station.name })}
        </MapName>
        {sheet === 'zugerberg' && (
          <>
            <MapPlace {...SCHOENEGG} />
            <MapName kind="village" x={SCHOENEGG.x + 16} y={SCHOENEGG.y + 8}>
              Schönegg
            </MapName>
          </>
        )}
        <MapRhombus x={x} y={y} size={18} />
        <MapName x={end ? x - 26 : x + 26} y={y + 8} end={end}>
          {name.split(',')[0] ?? ''}
        </MapName>
      </Plan>
      <figcaption className="tiny muted">{place.schematic}</figcaption>
    </figure>
  )
}

/** Where it is, and everything practical. */
export function EventPlace({ event, messages }: { event: PricedTeamEvent; messages: TeamEventMessages }) {
  const { maps, place } = useMessages('team-event')
  const travelTimes = useTravelTimes()
  const insurance = useInsurance()
  const sheet = findSheet(event)
  const meeting =
    useMessages('evidence').facts.meetingPlaces[event.id] ?? `${messages.meeting} ${place.confirmed}`
  const facts = [
    { title: place.meeting, text: meeting },
    ...(sheet ? [{ title: place.travel, text: maps[sheet].travel }] : []),
    { title: place.food, text: `${messages.food} ${place.diet}` },
    { title: place.weather, text: place.weatherRule },
    {
      title: place.fireBan,
      text: event.id === 'feuer-und-fokus' ? place.fireBanFocusRule : place.fireBanRule,
    },
    { title: place.safety, text: messages.safety },
    { title: place.language, text: place.languages },
    ...travelTimes,
    ...insurance,
  ] satisfies Fact[]
  return (
    <section id="ort" className="section section--ruled">
      <div className="wrap grid">
        <div className="full">
          <SectionRule name={place.rule} />
        </div>
        <div className={`${styles.map} full`}>
          <h2>{messages.place}</h2>
          {sheet && <PlaceMap of={event.id} name={messages.place} />}
        </div>
        <FactList className={`${styles.facts} full`} facts={facts} />
      </div>
    </section>
  )
}

import type { TeamEvent } from '#content/services.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '#app/language/language.tsx'
import { MapName, MapPlace, MapRhombus, Plan } from '#app/ui/pictures/plan.tsx'

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
export function findSheet({ id }: Pick<TeamEvent, 'id'>): EventMap['sheet'] | undefined {
  return EVENT_MAPS[id]?.sheet
}

export function PlaceMap({ of, name }: { of: string; name: string }) {
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

import { useLanguage, useMessages } from '#site/language/language.tsx'
import { SectionRule } from '#site/ui/layout/section-rule.tsx'
import { CHAM } from '#site/ui/pictures/lake-map.tsx'
import { MapName, MapRhombus, Plan } from '#site/ui/pictures/plan.tsx'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { formatWeekdayAndDay } from '#i18n/format-date.ts'
import { fill, plural } from '#i18n/format.ts'
import rows from '#site/ui/styles/fact-rows.module.css'
import eventDecisionStyles from './event-page.module.css'
import styles from './event-place.module.css'

/** Whether the event goes ahead, and when that is decided. */
function Decision({ event }: { event: CalendarEvent }) {
  const messages = useMessages('event')
  const language = useLanguage()
  const { minimumParticipants, decideBy, places, coming } = event
  const minimum = minimumParticipants ?? 0
  const missing = Math.max(0, minimum - coming)
  return (
    <>
      {decideBy && fill(messages.decision, { n: minimum, day: formatWeekdayAndDay(language, decideBy) })}
      {places !== null && (
        <span className={`${eventDecisionStyles.meter} row note`}>
          <Meter of={minimum} filled={Math.min(coming, minimum)} />
          {missing > 0 ? plural(language, missing, messages.missing) : messages.reached}
        </span>
      )}
    </>
  )
}

function Meter({ of, filled }: { of: number; filled: number }) {
  if (of > MOST_RHOMBI) return null
  return (
    <svg viewBox={`0 0 ${of * 20 + 2} 14`} width={of * 20 + 2} height="14" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => (
        <path
          key={index}
          d={`M${index * 20 + 1} 7l9-6 9 6-9 6z`}
          className={index < filled ? eventDecisionStyles.person : undefined}
        />
      ))}
    </svg>
  )
}

const MOST_RHOMBI = 12

interface MapPoint {
  name: string
  /** In units of the plan. */
  x: number
  y: number
}

/** Places that the plan knows, the more exact first. */
const PLACES: readonly MapPoint[] = [
  { name: 'Zugerberg', x: 776, y: 533 },
  { name: 'Wildspitz', x: 989, y: 853 },
  { name: 'Rigi', x: 525, y: 1083 },
  { name: 'Immensee', x: 386, y: 781 },
  { name: 'Arth', x: 732, y: 1029 },
  { name: 'Cham', ...CHAM },
  { name: 'Zug', x: 684, y: 262 },
]

/** The point of a place that the plan knows by name; elsewhere there is no map, rather than a wrong one. */
export function placeOnMap(place: string): MapPoint | undefined {
  return PLACES.find(({ name }) => new RegExp(`\\b${name}\\b`).test(place))
}

export function EventPlace({ event }: { event: CalendarEvent }) {
  const { sections, labels, weather } = useMessages('event')
  const { place, meetingPoint, minimumParticipants, phase, cancelled, serviceId } = event
  const point = placeOnMap(place)
  const isComing = phase === 'coming' && !cancelled
  return (
    <section className={`section section--ruled ${styles.place}`}>
      <div className="wrap grid">
        <SectionRule name={sections.place} />
        <h2 className="visually-hidden">{sections.place}</h2>
        {point && (
          <div className={`${styles.map} span-5`}>
            <Plan viewBox={`${point.x - 260} ${point.y - 200} 520 400`} alt={point.name}>
              <MapRhombus x={point.x} y={point.y} size={16} />
              <MapName x={point.x + 26} y={point.y - 14}>
                {point.name}
              </MapName>
            </Plan>
          </div>
        )}
        <dl className={`${rows.rows} ${point ? `${styles.rows} from-7` : 'span-8'}`}>
          <Row name={labels.where}>{place}</Row>
          {meetingPoint && <Row name={labels.meetingPoint}>{meetingPoint}</Row>}
          {minimumParticipants !== null && isComing && (
            <Row name={labels.decision}>
              <Decision event={event} />
            </Row>
          )}
          {serviceId && isComing && <Row name={labels.weather}>{weather}</Row>}
        </dl>
      </div>
    </section>
  )
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="num">{children}</dd>
    </div>
  )
}

import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { useMessages } from '#app/language/language.tsx'
import rows from '#app/ui/styles/fact-rows.module.css'
import { MapName, MapRhombus, Plan } from '#app/ui/pictures/plan.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import { Decision } from './event-decision.tsx'
import styles from './event-place.module.css'
import { placeOnMap } from './place-on-map.ts'

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
          <div className={styles.map}>
            <Plan viewBox={`${point.x - 260} ${point.y - 200} 520 400`} alt={point.name}>
              <MapRhombus x={point.x} y={point.y} size={16} />
              <MapName x={point.x + 26} y={point.y - 14}>
                {point.name}
              </MapName>
            </Plan>
          </div>
        )}
        <dl className={`${rows.rows} ${point ? styles.rows : styles.alone}`}>
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

import type { SeasonEvent } from '#features/calendar/staff/staff-event.ts'
import styles from './telephone.module.css'

/** With more fields, single places are no longer drawn. */
const MOST_FIELDS = 24

/** A map's scale bar, one field a place: booked, held, given away outside, free. The words stand beside it. */
export function PlacesMeter({ event: { places, placesLeft, blocked, people } }: { event: SeasonEvent }) {
  if (places === null || placesLeft === null || places > MOST_FIELDS) return null
  const outside = Math.min(blocked, places - placesLeft)
  const held = Math.min(people.held, places - placesLeft - outside)
  const booked = places - placesLeft - outside - held
  const kinds = [
    ...Array.from({ length: booked }, () => 'full'),
    ...Array.from({ length: held }, () => styles.held),
    ...Array.from({ length: outside }, () => styles.outside),
    ...Array.from({ length: placesLeft }, () => undefined),
  ]
  return (
    <span className={`meter ${styles.meter}`} aria-hidden="true">
      {kinds.map((kind, index) => (
        <i key={index} className={kind} />
      ))}
    </span>
  )
}

import type { ReactNode } from 'react'

/** Decorative. */
export function SectionRule({ name, aside }: { name: ReactNode; aside?: ReactNode }) {
  return (
    <p className="waypoint waypoint--plain">
      <b>{name}</b>
      {aside && <span className="waypoint-aside num">{aside}</span>}
    </p>
  )
}

interface WaypointProps {
  section: string
  /** `Wegpunkt 2`: that the place is one of a walk, not where the section's offer happens. */
  waypoint: string
  place: string
  altitude: string
}

/** Home page variant. */
export function Waypoint({ section, waypoint, place, altitude }: WaypointProps) {
  return (
    <p className="waypoint">
      <b>{section}</b>
      <span className="waypoint-aside num">
        {waypoint} <span className="map-italic">{place}</span> {altitude}
      </span>
    </p>
  )
}

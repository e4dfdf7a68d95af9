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

/** Home page variant with altitude and place. */
export function Waypoint({ altitude, place, section }: { altitude: string; place: string; section: string }) {
  return (
    <p className="waypoint">
      <b>{altitude}</b>
      <span className="map-italic">{place}</span>
      <span className="waypoint-aside">{section}</span>
    </p>
  )
}

import type { ReactNode } from 'react'

/** Line with the position rhombus that opens a section; decoration for the heading that follows. */
export function SectionRule({ name, aside }: { name: ReactNode; aside?: ReactNode }) {
  return (
    <p className="waypoint waypoint--plain">
      <b>{name}</b>
      {aside && <span className="waypoint-aside num">{aside}</span>}
    </p>
  )
}

/** The home page's form of it: altitude and place on the walk round the lake. */
export function Waypoint({ altitude, place, section }: { altitude: string; place: string; section: string }) {
  return (
    <p className="waypoint">
      <b>{altitude}</b>
      <span className="map-italic">{place}</span>
      <span className="waypoint-aside">{section}</span>
    </p>
  )
}

import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import { Waypoint } from '#site/ui/layout/section-rule.tsx'

/** The walk begins at the signpost: the sections are its second to sixth waypoint. */
const WALK = ['services', 'about', 'events', 'news', 'contact'] as const

export function SectionWaypoint({ of }: { of: (typeof WALK)[number] }) {
  const messages = useMessages('home')
  const { waypointLabel, place, altitude } = messages[of]
  const waypoint = fill(messages.waypoint, { n: WALK.indexOf(of) + 2 })
  return <Waypoint section={waypointLabel} waypoint={waypoint} place={place} altitude={altitude} />
}

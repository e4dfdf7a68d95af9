import { type ServiceId, SURVIVAL_COURSES } from '#content/services.ts'
import type { TrailMarkKind } from '../ui/trail-mark.tsx'

/** The trail mark of a service: its level for a course, the orienteering flag for team events, hatch for the rest. */
export function eventTrailMark(serviceId: ServiceId | null): TrailMarkKind {
  if (serviceId === null) return 5
  return SURVIVAL_COURSES.find((course) => course.id === serviceId)?.level ?? 4
}

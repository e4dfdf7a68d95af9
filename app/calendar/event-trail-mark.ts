import { type ServiceId, SURVIVAL_COURSES } from '#content/services.ts'
import type { TrailMarkKind } from '../ui/trail-mark.tsx'

/** Level for courses, orienteering flag for team events, hatching for the rest. */
export function eventTrailMark(serviceId: ServiceId | null): TrailMarkKind {
  if (serviceId === null) return 5
  return SURVIVAL_COURSES.find((course) => course.id === serviceId)?.level ?? 4
}

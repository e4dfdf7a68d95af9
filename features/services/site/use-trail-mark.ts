import { findCourse, type ServiceId } from '#features/services/content/services.ts'
import type { TrailMarkKind } from '#site/ui/pictures/trail-mark.tsx'
import { useServices } from './use-services.ts'

/** Level for courses, orienteering flag for team events, hatching for the rest. */
export function useTrailMark(): (serviceId: ServiceId | null) => TrailMarkKind {
  const services = useServices()
  return (serviceId) => (serviceId === null ? 5 : (findCourse(services, serviceId)?.level ?? 4))
}

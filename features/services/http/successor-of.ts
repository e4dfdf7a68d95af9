import { paths } from '#content/paths.ts'
import {
  findService,
  isCourse,
  type ServiceId,
  type Services,
  type SurvivalCourse,
  type TeamEvent,
} from '#features/services/content/services.ts'

export interface Successor {
  /** An offered service; null: the overview. */
  service: SurvivalCourse | TeamEvent | null
  /** Of its page, or of the overview. */
  path: string
}

/**
 * Where the redirects of a retired service's page end (`lead-on.ts`), also over several that were retired one after the
 * other; undefined for any other id.
 */
export function successorOf(services: Services, id: ServiceId): Successor | undefined {
  const retired = services.retired.find((each) => each.id === id)
  if (!retired) return undefined
  const service = findService(services, retired.leadsTo ?? null)
  if (!service) return { service: null, path: isCourse(retired) ? paths.survivalTraining : paths.teamEvents }
  const path = isCourse(service) ? paths.survivalLevel(service.id) : paths.teamEvent(service.id)
  // A service is retired in favour of an offered one, so no circle can arise.
  return successorOf(services, service.id) ?? { service, path }
}

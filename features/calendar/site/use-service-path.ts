import { findService, isCourse, type ServiceId } from '#features/services/content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { paths } from '#content/paths.ts'

/** Where a service is described; that of a retired one leads on from there. */
export function useServicePath(): (id: ServiceId) => string {
  const services = useServices()
  return (id) => {
    const service = findService(services, id)
    if (!service) return paths.calendar
    return isCourse(service) ? paths.survivalLevel(id) : paths.teamEvent(id)
  }
}

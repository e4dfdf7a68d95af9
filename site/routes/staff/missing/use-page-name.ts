import { serviceIds } from '#features/services/content/services.ts'
import { useServiceName } from '#features/services/site/use-service-name.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '#content/paths.ts'

/** The name of a page as navigation and footer have it; of a member, the role. */
export function usePageName(): (path: string) => string {
  const { nav, footer } = useMessages('common')
  const { places } = useMessages('staff-missing')
  const serviceName = useServiceName()
  const services = serviceIds(useServices())
  const names: Record<string, string> = {
    [paths.home]: nav.home,
    [paths.projectManagement]: nav.projectManagement,
    [paths.survivalTraining]: nav.survivalTraining,
    [paths.levelTest]: places.levelTest,
    [paths.teamEvents]: nav.teamEvents,
    [paths.teamEventRequest]: places.teamEventRequest,
    [paths.philosophy]: nav.philosophy,
    [paths.team]: nav.team,
    '/team#founder': places.founder,
    '/team#coFounder': places.coFounder,
    [paths.calendar]: nav.calendar,
    [paths.shop]: nav.shop,
    [paths.contact]: nav.contact,
    [paths.imprint]: footer.imprint,
    [paths.privacy]: footer.privacy,
    [paths.terms]: footer.terms,
  }
  return (path) => {
    const service = services.find((id) => path.endsWith(`/${id}`))
    if (service) return serviceName(service)
    if (path.startsWith('/team#p-')) return places.further
    return names[path] ?? (path.startsWith(paths.news) ? footer.news : path)
  }
}

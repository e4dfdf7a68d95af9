import { bareServiceName } from '#features/services/content/service-name.ts'
import { serviceIds } from '#features/services/content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'
import { useMessages } from '#site/language/language.tsx'

/** Of a page that shows a row of pictures: a service by its name. */
export function usePageName(): (page: string) => string {
  const common = useMessages('common')
  const services = serviceIds(useServices())
  const { pages } = useMessages('staff-pictures').strips
  return (page) => {
    const service = services.find((id) => id === page)
    return service ? bareServiceName(common, service) : ((pages as Record<string, string>)[page] ?? page)
  }
}

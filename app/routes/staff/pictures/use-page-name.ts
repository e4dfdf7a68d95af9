import { bareServiceName } from '#content/service-name.ts'
import { SERVICE_IDS } from '#content/services.ts'
import { useMessages } from '../../../language/language.tsx'

/** Of a page that shows a row of pictures: a service by its name. */
export function usePageName(): (page: string) => string {
  const common = useMessages('common')
  const { pages } = useMessages('staff-pictures').strips
  return (page) => {
    const service = SERVICE_IDS.find((id) => id === page)
    return service ? bareServiceName(common, service) : ((pages as Record<string, string>)[page] ?? page)
  }
}

import { serviceName } from '#features/services/content/service-name.ts'
import type { ServiceId } from '#features/services/content/services.ts'
import { useMessages } from '#site/language/language.tsx'

/** `Aufbruch (Setting Out)`. */
export function useServiceName(): (id: ServiceId) => string {
  const common = useMessages('common')
  return (id) => serviceName(common, id)
}

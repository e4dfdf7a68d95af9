import { serviceName } from '#content/service-name.ts'
import type { ServiceId } from '#content/services.ts'
import { useMessages } from '#app/language/language.tsx'

/** `Aufbruch (Setting Out)`. */
export function useServiceName(): (id: ServiceId) => string {
  const common = useMessages('common')
  return (id) => serviceName(common, id)
}

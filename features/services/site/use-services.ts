import { fromChangedServices } from '#features/services/content/changed-services.ts'
import type { Services } from '#features/services/content/services.ts'
import { useMessages } from '#site/language/language.tsx'

/** Of the publication that the page shows. */
export function useServices(): Services {
  return fromChangedServices(useMessages('common').services)
}

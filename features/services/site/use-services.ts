import { fromChangedServices } from '#content/changed-services.ts'
import type { Services } from '#content/services.ts'
import { useMessages } from '#app/language/language.tsx'

/** Of the publication that the page shows. */
export function useServices(): Services {
  return fromChangedServices(useMessages('common').services)
}

import type { ServiceId } from '#features/services/content/services.ts'
import { useServices } from '#features/services/site/use-services.ts'

/** Whether groups can ask for a day of their own. */
export function useIsTeamEvent(id: ServiceId | null): boolean {
  return useServices().teamEvents.some((event) => event.id === id)
}

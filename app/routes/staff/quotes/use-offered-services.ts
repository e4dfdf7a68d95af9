import { useLoaded } from '../api/use-loaded.ts'
import type { OfferedService } from '../events/event-service.ts'

const NONE: readonly OfferedService[] = []

/** What is offered now; none until the answer is there. */
export function useOfferedServices(): readonly OfferedService[] {
  return useLoaded<'/event-services'>('/event-services').value?.services ?? NONE
}

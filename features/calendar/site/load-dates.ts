import type { ServiceId, Services } from '#features/services/content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { PageEnvironment } from '#site/environment.ts'

/** `failed`: the calendar is unavailable; the page renders without dates. */
export interface NextDatesData {
  events: CalendarEvent[]
  failed: boolean
}

export function loadDates(idsOf: (services: Services) => readonly ServiceId[], limit: number) {
  return async ({ findEvents, services }: PageEnvironment): Promise<NextDatesData> => {
    try {
      return { events: await findEvents({ serviceIds: idsOf(services), limit }), failed: false }
    } catch {
      return { events: [], failed: true }
    }
  }
}

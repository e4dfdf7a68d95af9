import type { ServiceId } from '#content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { PageEnvironment } from '../environment.ts'

/** `failed`: the calendar is unavailable; the page renders without dates. */
export interface NextDatesData {
  events: CalendarEvent[]
  failed: boolean
}

export function loadDates(serviceIds: readonly ServiceId[], limit: number) {
  return async ({ findEvents }: PageEnvironment): Promise<NextDatesData> => {
    try {
      return { events: await findEvents({ serviceIds, limit }), failed: false }
    } catch {
      return { events: [], failed: true }
    }
  }
}

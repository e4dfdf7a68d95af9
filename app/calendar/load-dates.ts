import type { ServiceId } from '#content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { PageEnvironment } from '../environment.ts'

/** The next dates of some services; `failed` when the calendar could not be asked, which fails no page. */
export interface NextDatesData {
  events: CalendarEvent[]
  failed: boolean
}

/** A page's loader for the next dates of these services. */
export function loadDates(serviceIds: readonly ServiceId[], limit: number) {
  return async ({ findEvents }: PageEnvironment): Promise<NextDatesData> => {
    try {
      return { events: await findEvents({ serviceIds, limit }), failed: false }
    } catch {
      return { events: [], failed: true }
    }
  }
}

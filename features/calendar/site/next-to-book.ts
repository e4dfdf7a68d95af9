import { findCourse, type Services } from '#content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'

/** Id of the next course with free places; without one, of the next event that has some. */
export function nextToBook(events: readonly CalendarEvent[], services: Services): string | undefined {
  const open = events.filter(
    ({ cancelled, phase, placesLeft }) => !cancelled && phase === 'coming' && placesLeft !== 0,
  )
  const isCourse = ({ serviceId }: CalendarEvent) => findCourse(services, serviceId) !== undefined
  return (open.find(isCourse) ?? open[0])?.id
}

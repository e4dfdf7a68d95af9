import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { OpenBooking } from './booking.loader.ts'

/** A date as the browser sees it that holds places there itself: they are not gone for it. */
export function addHeldPlaces(event: CalendarEvent, open: OpenBooking | null): CalendarEvent {
  if (open?.event.id !== event.id || event.placesLeft === null) return event
  const most = event.places ?? Number.POSITIVE_INFINITY
  return { ...event, placesLeft: Math.min(most, event.placesLeft + open.people) }
}

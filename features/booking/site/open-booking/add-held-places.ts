import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { OpenBooking } from '../booking.loader.ts'

/** Places held by this browser count as free for it. */
export function addHeldPlaces(event: CalendarEvent, open: OpenBooking | null): CalendarEvent {
  if (open?.event.id !== event.id || event.placesLeft === null) return event
  const most = event.places ?? Number.POSITIVE_INFINITY
  return { ...event, placesLeft: Math.min(most, event.placesLeft + open.people) }
}

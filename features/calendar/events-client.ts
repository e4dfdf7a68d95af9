import type { Language } from '#i18n/languages.ts'
import type { CalendarEvent, EventQuery } from './calendar-event.ts'

/** Fetches events in the browser. Throws `HTTP {status}: {statusText}`. */
export async function fetchEvents(query: EventQuery, language: Language): Promise<CalendarEvent[]> {
  const values = new URLSearchParams({ lng: language })
  if (query.serviceIds) values.set('service', query.serviceIds.join())
  if (query.from) values.set('from', query.from)
  if (query.until) values.set('until', query.until)
  if (query.withCancelled) values.set('cancelled', '1')
  if (query.limit) values.set('limit', String(query.limit))
  const response = await fetch(`/api/events?${values}`)
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return ((await response.json()) as { events: CalendarEvent[] }).events
}

/** Fetches an event, past and cancelled ones included; undefined when there is none. */
export async function fetchEvent(id: string, language: Language): Promise<CalendarEvent | undefined> {
  const response = await fetch(`/api/events/${encodeURIComponent(id)}?lng=${language}`)
  if (response.status === 404) return undefined
  if (!response.ok) throw new Error(`HTTP ${response.status}: ${response.statusText}`)
  return (await response.json()) as CalendarEvent
}

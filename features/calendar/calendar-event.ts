import type { ServiceId } from '#content/services.ts'

/** An event as visitors see it, in their language. Travels as JSON. */
export interface CalendarEvent {
  id: string
  /** The service it belongs to; null for an event of its own. */
  serviceId: ServiceId | null
  title: string
  /** Instants, ISO 8601 in UTC; shown in Europe/Zurich. */
  startsAt: string
  /** The instant after the last moment; of an all-day event the midnight after its last day. */
  endsAt: string
  allDay: boolean
  /** Area and meeting point, as written by the owner. */
  place: string
  /** Null when places are not limited. */
  places: number | null
  placesLeft: number | null
  /** Per person; null when the service's own price rule applies or nothing is charged. */
  priceCents: number | null
  cancelled: boolean
}

/** Which events are wanted: public ones that have not ended yet, in order of their beginning. */
export interface EventQuery {
  /** Any of these services; every event when left out. */
  serviceIds?: readonly ServiceId[]
  /** 1 to 100. */
  limit?: number
}

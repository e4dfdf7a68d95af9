import type { ServiceId } from '#features/services/content/services.ts'

/** An event as visitors see it, as JSON. */
export interface CalendarEvent {
  id: string
  serviceId: ServiceId | null
  title: string
  /** ISO 8601 with Swiss offset: `2027-03-27T18:00:00+01:00`. The first 16 characters are Swiss local time. */
  startsAt: string
  /** Exclusive; for an all-day event the midnight after its last day. */
  endsAt: string
  allDay: boolean
  place: string
  meetingPoint: string | null
  places: number | null
  placesLeft: number | null
  /** People who come: with a booking, a hold or an offer, or on a place given away outside. */
  coming: number
  /** Per person, 0 when free; defaults to the course's price. Null for team events (group price) or if unknown. */
  priceCents: number | null
  minimumParticipants: number | null
  /** `YYYY-MM-DD`. */
  decideBy: string | null
  cancelled: boolean
  /** Of a cancelled one: the public event to which it was moved, on that day (`YYYY-MM-DD`). */
  movedTo?: { id: string; day: string }
  /** Who leads it, where the owner wants that named; only of a single event. */
  lead?: string
  /** At the time of the answer. Only `coming` can be booked. */
  phase: EventPhase
}

export type EventPhase = 'coming' | 'running' | 'over'

export interface EventQuery {
  /** `none` selects events outside the services; all events when left out. */
  serviceIds?: readonly ServiceId[]
  /** Events that end after this Swiss day (`YYYY-MM-DD`) begins. */
  from?: string
  /** Events that begin before this Swiss day (`YYYY-MM-DD`). */
  until?: string
  withCancelled?: boolean
  /** 1 to 100 (default). */
  limit?: number
}

export const MAX_EVENTS = 100

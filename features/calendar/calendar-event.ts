import type { ServiceId } from '#content/services.ts'

/** An event as visitors see it, in their language. Travels as JSON. */
export interface CalendarEvent {
  id: string
  /** The service it belongs to; null for an event of its own. */
  serviceId: ServiceId | null
  title: string
  /**
   * An instant, ISO 8601 with the offset of Switzerland at that moment: `2027-03-27T18:00:00+01:00`. The first
   * sixteen characters are what clocks there show; nobody has to convert.
   */
  startsAt: string
  /** The instant after the last moment, written alike; of an all-day event the midnight after its last day. */
  endsAt: string
  allDay: boolean
  /** Area, as written by the owner: «Zugerberg». */
  place: string
  /** Where the group gathers; null when the owner has not said. */
  meetingPoint: string | null
  /** Null when places are not limited. */
  places: number | null
  placesLeft: number | null
  /** People with a place by a booking, also while they pay or are asked; not those of places given away outside. */
  booked: number
  /**
   * Per person, 0 when it is free. Where the owner has set none, it is the price of the survival course; null when
   * the price follows from the group (team events) or is not known.
   */
  priceCents: number | null
  /** People that it takes; null when it takes place anyway. */
  minimumParticipants: number | null
  /** Day (`YYYY-MM-DD`) on which it is decided whether it takes place; null without a minimum. */
  decideBy: string | null
  cancelled: boolean
  /** At the moment of the answer. Only what is coming can be booked. */
  phase: EventPhase
}

export type EventPhase = 'coming' | 'running' | 'over'

/** Which events are wanted: public ones that have not ended yet, in order of their beginning. */
export interface EventQuery {
  /** Any of these services, `none` for events of their own; every event when left out. */
  serviceIds?: readonly (ServiceId | 'none')[]
  /** Only what ends after the beginning of this day in Switzerland, `YYYY-MM-DD`. */
  from?: string
  /** Only what begins before this day begins in Switzerland, `YYYY-MM-DD`. */
  until?: string
  /** Cancelled events too; they are left out unless asked for. */
  withCancelled?: boolean
  /** 1 to 100, the default. */
  limit?: number
}

export const MAX_EVENTS = 100

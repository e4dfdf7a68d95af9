import { findCourse, findService } from '#features/services/content/services.ts'
import type { Offer } from '#features/services/content/offer.ts'
import { pricesOf } from '#features/services/content/service-prices.ts'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import type { CalendarEvent, EventPhase } from '../calendar-event.ts'
import { eventTitle } from '../rules/event-title.ts'
import type { EventRow } from './calendar.tables.server.ts'

export interface CalendarView {
  language: Language
  now: Date
  /** The services that events belong to, and their prices for events that have none of their own. */
  offer: Offer
}

/** An event for visitors. */
export function toCalendarEvent(
  row: EventRow & Pick<CalendarEvent, 'movedTo'>,
  { language, now, offer }: CalendarView,
): CalendarEvent {
  // A service that is a draft again has no page; its events remain.
  const serviceId = findService(offer.services, row.serviceId)?.id ?? null
  return {
    id: row.id,
    serviceId,
    title: eventTitle(language, row, offer),
    startsAt: withOffset(row.startsLocal, row.startsAt),
    endsAt: withOffset(row.endsLocal, row.endsAt),
    allDay: row.allDay,
    place: textIn(language, row.place),
    meetingPoint: row.meetingPoint && textIn(language, row.meetingPoint),
    places: row.places,
    placesLeft: row.places === null ? null : row.places - row.taken,
    coming: row.taken,
    priceCents: row.priceCents ?? coursePriceCents(serviceId, offer),
    minimumParticipants: row.minimumParticipants,
    decideBy: row.decideBy,
    cancelled: row.state === 'cancelled',
    ...(row.movedTo && { movedTo: row.movedTo }),
    phase: phaseAt(row, now),
  }
}

function phaseAt({ startsAt, endsAt }: EventRow, now: Date): EventPhase {
  if (now < startsAt) return 'coming'
  return now < endsAt ? 'running' : 'over'
}

function withOffset(local: string, instant: Date): string {
  const clock = local.replace(' ', 'T')
  const minutes = (Date.parse(`${clock}Z`) - instant.getTime()) / 60_000
  const two = (value: number) => String(value).padStart(2, '0')
  return `${clock}+${two(Math.trunc(minutes / 60))}:${two(minutes % 60)}`
}

/** Of one person; null for team events, whose price depends on the group. */
export function coursePriceCents(
  serviceId: string | null,
  { services, prices }: Pick<Offer, 'services' | 'prices'>,
): number | null {
  const course = findCourse(services, serviceId)
  return course ? pricesOf(prices, course.id)[0] : null
}

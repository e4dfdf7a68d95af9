import { withGloss } from '#content/service-name.ts'
import { SERVICE_IDS, SURVIVAL_COURSES } from '#content/services.ts'
import type { ServicePrices } from '#content/service-prices.ts'
import { COMMON_MESSAGES } from '#i18n/common-messages.ts'
import type { Language } from '#i18n/languages.ts'
import { textIn } from '#i18n/localised-text.ts'
import type { CalendarEvent, EventPhase } from '../calendar-event.ts'
import type { EventRow } from './calendar.tables.server.ts'

export interface CalendarView {
  language: Language
  now: Date
  /** For events that have none of their own. */
  prices: ServicePrices
}

/** An event for visitors. */
export function toCalendarEvent(row: EventRow, { language, now, prices }: CalendarView): CalendarEvent {
  // The service may have been removed from `content/services.ts`; its events remain.
  const serviceId = SERVICE_IDS.find((id) => id === row.serviceId) ?? null
  const title = textIn(language, row.title)
  return {
    id: row.id,
    serviceId,
    title: serviceId ? withGloss(COMMON_MESSAGES[language], serviceId, title) : title,
    startsAt: withOffset(row.startsLocal, row.startsAt),
    endsAt: withOffset(row.endsLocal, row.endsAt),
    allDay: row.allDay,
    place: textIn(language, row.place),
    meetingPoint: row.meetingPoint && textIn(language, row.meetingPoint),
    places: row.places,
    placesLeft: row.places === null ? null : row.places - row.taken,
    booked: row.taken - row.blocked,
    priceCents: row.priceCents ?? coursePriceCents(serviceId, prices),
    minimumParticipants: row.minimumParticipants,
    decideBy: row.decideBy,
    cancelled: row.state === 'cancelled',
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
export function coursePriceCents(serviceId: string | null, prices: ServicePrices): number | null {
  const course = SURVIVAL_COURSES.find(({ id }) => id === serviceId)
  return course ? prices[course.id][0] : null
}

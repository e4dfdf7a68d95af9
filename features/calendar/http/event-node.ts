import type { CourseInstance, Event } from 'schema-dts'
import { paths } from '#content/paths.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { companyReference } from '#site/structured-data/company-node.ts'
import { plainAmount } from '#site/structured-data/price.ts'
import type { StructuredPage } from '#site/structured-data/structured-page.ts'

export function eventNode(page: StructuredPage, event: CalendarEvent): Exclude<Event, string> {
  return { '@type': 'Event', ...eventFacts(page, event) }
}

export function eventFacts({ origin, language, image }: StructuredPage, event: CalendarEvent): EventFacts {
  const { title, startsAt, endsAt, allDay, place, meetingPoint, movedTo } = event
  const start = allDay ? startsAt.slice(0, 10) : startsAt
  return {
    name: title,
    url: `${origin}${paths.event(movedTo?.id ?? event.id)}?lng=${language}`,
    ...(movedTo
      ? { previousStartDate: start, startDate: movedTo.day }
      : { startDate: start, endDate: allDay ? dayBefore(endsAt) : endsAt }),
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: `https://schema.org/${statusOf(event)}`,
    location: {
      '@type': 'Place',
      name: meetingPoint ?? place,
      address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'CH' },
    },
    organizer: companyReference(origin),
    ...(image && { image }),
    ...(event.priceCents !== null && {
      offers: {
        '@type': 'Offer',
        price: plainAmount(event.priceCents),
        priceCurrency: 'CHF',
        availability: isOpen(event) ? 'https://schema.org/InStock' : 'https://schema.org/SoldOut',
        url: `${origin}${paths.bookEvent(event.serviceId, event.id)}&lng=${language}`,
      },
    }),
  }
}

type EventFacts = Omit<Extract<CourseInstance, { '@type': 'CourseInstance' }>, '@type'>

function statusOf({ cancelled, movedTo }: CalendarEvent) {
  if (movedTo) return 'EventRescheduled'
  return cancelled ? 'EventCancelled' : 'EventScheduled'
}

function isOpen({ cancelled, phase, placesLeft }: CalendarEvent): boolean {
  return !cancelled && phase === 'coming' && placesLeft !== 0
}

/** All-day events end at the midnight after their last day. */
function dayBefore(midnight: string): string {
  const day = new Date(`${midnight.slice(0, 10)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - 1)
  return day.toISOString().slice(0, 10)
}

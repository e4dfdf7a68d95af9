import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { eventDays } from '#features/calendar/event-days.ts'
import type { PageEnvironment } from '#site/environment.ts'
import { serviceNamespace } from '#features/services/content/service-namespace.ts'
import { findService } from '#features/services/content/services.ts'
import type { LoaderInput } from '#site/page.tsx'
import type { OpenBooking } from '#features/booking/site/booking.loader.ts'

export type EventData =
  | {
      kind: 'event'
      event: CalendarEvent
      days: string
      others: CalendarEvent[]
      today: string
      /** Held by this browser. */
      open: OpenBooking | null
    }
  | { kind: 'unknown' }
  | { kind: 'failed' }

const OTHERS = 4

/** Includes past events; with the next dates of the service. */
export async function loadEvent(
  { findEvent, findEvents, findOpenBooking, services, language, today, loadMessages }: PageEnvironment,
  { params }: LoaderInput,
): Promise<EventData> {
  try {
    const event = await findEvent(params['id'] ?? '')
    if (!event) return { kind: 'unknown' }
    const service = findService(services, event.serviceId)
    const [dates, open] = await Promise.all([
      findEvents({ serviceIds: [event.serviceId ?? 'none'], limit: OTHERS + 1 }),
      findOpenBooking().catch(() => undefined),

      service && loadMessages([serviceNamespace(service)]),
    ])
    const others = dates.filter((other) => other.id !== event.id).slice(0, OTHERS)
    return {
      kind: 'event',
      event,
      days: eventDays(language, event),
      others,
      today: today(),
      open: open ?? null,
    }
  } catch {
    return { kind: 'failed' }
  }
}

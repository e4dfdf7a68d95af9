import { type ServiceId, type Services, serviceIds } from '#features/services/content/services.ts'
import type { BookingView } from '#features/booking/rules/booking-view.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { FormSubmission } from '#site/form/form-state.ts'
import type { LoaderInput } from '#site/page.tsx'
import { type BookingAddress, readBookingAddress } from './booking-address.ts'

export type UnavailableReason =
  | 'unknown_service'
  | 'unknown_event'
  | 'event_cancelled'
  | 'event_begun'
  | 'not_bookable'
  | 'failed'

export type OpenBooking = BookingView<CalendarEvent>

export interface BookingData {
  chosen: BookingAddress
  /** `YYYY-MM-DD` */
  today: string
  /** `none`: an event without service. Null: not chosen. */
  service: ServiceId | null
  event: CalendarEvent | null
  /** Dates of the chosen service, else all upcoming. */
  dates: CalendarEvent[]
  unavailable: UnavailableReason | null
  /** Held by this browser. */
  open: OpenBooking | null
  submission: FormSubmission | null
  /** Fields of the form, as an earlier booking has them; empty without one. */
  earlier: Readonly<Record<string, string>>
}

const MOST_DATES = 24

/** Unknown ids become a hint, not an error. */
export async function loadBooking(environment: PageEnvironment, { url }: LoaderInput): Promise<BookingData> {
  const chosen = readBookingAddress(url.searchParams)
  const submission = environment.submission ?? null
  const today = environment.today()
  const open = (await environment.findOpenBooking().catch(() => undefined)) ?? null
  const earlier = await contactOf(environment, chosen.again)
  try {
    const found = await find(environment, chosen)
    const dates = await datesOf(environment, found)
    return { chosen, today, ...found, dates, open, submission, earlier }
  } catch {
    const service = knownService(environment.services, chosen.serviceId)
    return {
      chosen,
      today,
      service,
      event: null,
      dates: [],
      unavailable: 'failed',
      open,
      submission,
      earlier,
    }
  }
}

/** Whoever has the private address of a booking books again with the same details. */
async function contactOf(
  { findBooking }: PageEnvironment,
  again: string | null,
): Promise<Record<string, string>> {
  const booking = again === null ? undefined : await findBooking(again).catch(() => undefined)
  if (!booking) return {}
  const { name, email, phone, company, invoiceAddress } = booking
  return {
    name,
    email: email ?? '',
    phone: phone ?? '',
    company: company ?? '',
    ...(invoiceAddress && {
      way: 'invoice',
      street: invoiceAddress.street,
      postalCode: invoiceAddress.postalCode,
      city: invoiceAddress.city,
    }),
  }
}

type Found = Pick<BookingData, 'service' | 'event' | 'unavailable'>

async function find(
  { findEvent, services }: PageEnvironment,
  { serviceId, eventId }: BookingAddress,
): Promise<Found> {
  const service = knownService(services, serviceId)
  const unknownService = serviceId !== null && service === null
  if (eventId === null)
    return { service, event: null, unavailable: unknownService ? 'unknown_service' : null }
  const event = await findEvent(eventId)
  if (!event) return { service, event: null, unavailable: 'unknown_event' }
  const unavailable = unavailableReason(event)
  return { service: event.serviceId ?? 'none', event: unavailable ? null : event, unavailable }
}

function unavailableReason({ cancelled, phase, priceCents }: CalendarEvent): UnavailableReason | null {
  if (cancelled) return 'event_cancelled'
  if (phase !== 'coming') return 'event_begun'
  return priceCents === null ? 'not_bookable' : null
}

async function datesOf({ findEvents }: PageEnvironment, { service, event }: Found): Promise<CalendarEvent[]> {
  // Events without service are unrelated, so only the chosen one is listed.
  if (service === 'none') return event ? [event] : []
  const events = await findEvents(service ? { serviceIds: [service], limit: MOST_DATES } : {})
  return events.filter(({ phase, priceCents }) => phase === 'coming' && priceCents !== null)
}

function knownService(services: Services, id: string | null): ServiceId | null {
  return serviceIds(services).find((each) => each === id) ?? null
}

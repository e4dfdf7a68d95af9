import type { BookingView } from '#features/booking/rules/booking-view.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { PageEnvironment } from '#site/environment.ts'
import type { LoaderInput } from '#site/page.tsx'

export type MyBooking = BookingView<CalendarEvent>

export interface MyBookingData {
  /** Null for an unknown reference. */
  booking: MyBooking | null
  /** Possible dates for moving. */
  dates: CalendarEvent[]
  problem: string | null
}

export async function loadMyBooking(
  environment: PageEnvironment,
  { params, url }: LoaderInput,
): Promise<MyBookingData> {
  const booking = (await environment.findBooking(params['reference'] ?? '')) ?? null
  const asks = booking?.plan?.isOpen && booking.plan.choices.includes('other_date')
  const dates = booking && (booking.mayMove || asks) ? await otherDates(environment, booking) : []
  return { booking, dates, problem: url.searchParams.get('problem') }
}

/** Same service and price, with enough places; empty when the calendar fails. */
async function otherDates(
  { findEvents }: PageEnvironment,
  { event, people }: MyBooking,
): Promise<CalendarEvent[]> {
  const dates = await findEvents({ serviceIds: [event.serviceId ?? 'none'] }).catch(() => [])
  return dates.filter(
    ({ id, phase, priceCents, placesLeft }) =>
      id !== event.id &&
      phase === 'coming' &&
      priceCents !== null &&
      priceCents === event.priceCents &&
      (placesLeft === null || placesLeft >= people),
  )
}

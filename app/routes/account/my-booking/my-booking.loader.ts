import type { BookingView } from '#features/booking/rules/booking-view.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { PageEnvironment } from '../../../environment.ts'
import type { LoaderInput } from '../../../page.tsx'

export type MyBooking = BookingView<CalendarEvent>

export interface MyBookingData {
  /** Null when nothing is behind the reference. */
  booking: MyBooking | null
  /** Dates to which it can be moved. */
  dates: CalendarEvent[]
  /** Why a change that was sent without script did not happen. */
  problem: string | null
}

/** The booking behind the private link, and where it could move. */
export async function loadMyBooking(
  environment: PageEnvironment,
  { params, url }: LoaderInput,
): Promise<MyBookingData> {
  const booking = (await environment.findBooking(params['reference'] ?? '')) ?? null
  const dates = booking?.mayMove ? await otherDates(environment, booking) : []
  return { booking, dates, problem: url.searchParams.get('problem') }
}

/** Of the same service and price, with room for all; a calendar that fails offers none. */
async function otherDates(
  { findEvents }: PageEnvironment,
  { event, people }: MyBooking,
): Promise<CalendarEvent[]> {
  const dates = await findEvents({ serviceIds: [event.serviceId ?? 'none'] }).catch(() => [])
  return dates.filter(
    ({ id, phase, priceCents, placesLeft }) =>
      id !== event.id &&
      phase === 'coming' &&
      priceCents === event.priceCents &&
      (placesLeft === null || placesLeft >= people),
  )
}

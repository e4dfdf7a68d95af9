import { BOOKING_TERMS } from '#features/booking/content/booking-terms.ts'
import { daysBefore } from '#features/booking/booking.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { PromiseKind } from '#site/ui/notices/promise-line.tsx'

/** What the terms promise for a place on this date; moving is free until 14 days before, so not any more after that. */
export function bookingPromises(
  { startsAt, serviceId }: Pick<CalendarEvent, 'startsAt' | 'serviceId'>,
  today: string,
): PromiseKind[] {
  const isFreeToMove =
    serviceId !== null && daysBefore(startsAt.slice(0, 10), today) >= BOOKING_TERMS.cancellation[0].untilDays
  return [...(isFreeToMove ? (['freeMove'] as const) : []), 'substitute', 'calledOff']
}

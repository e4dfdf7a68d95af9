import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import type { BookingView } from '#features/booking/booking-view.ts'
import { findBookingByReference, viewBooking } from '#features/booking/view-booking.server.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import { findAnyEvent } from '#features/calendar/events-repository.server.ts'
import type { Language } from '#i18n/languages.ts'

/** A booking with its event, for who holds the private link; in the language of the reader. */
export async function readBooking(
  { db, events, clock, vouchers }: Pick<BookingDeps, 'db' | 'events' | 'clock' | 'vouchers'>,
  reference: string,
  language: Language,
): Promise<BookingView<CalendarEvent> | undefined> {
  const booking = await findBookingByReference(db, reference)
  if (!booking) return undefined
  const now = clock()
  const booked = await events.find(db, booking.eventId, language)
  const event = await findAnyEvent(db, booking.eventId, language, now)
  if (!booked || !event) return undefined
  return { ...(await viewBooking(db, booking, { reference, event: booked, now, vouchers })), event }
}

/** What a customer is told about a booking. */
export const BOOKING_NEWS = [
  'confirmed',
  'waitlisted',
  'offered',
  'offer_lapsed',
  'changed',
  'moved',
  'cancelled',
  'event_cancelled',
  'event_changed',
  'goes_ahead',
  'reminder',
] as const
export type BookingNews = (typeof BOOKING_NEWS)[number]

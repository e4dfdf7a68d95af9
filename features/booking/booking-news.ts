import { BOOKING_ATTENTION } from './staff-booking.ts'

/** What a customer is told about a booking. */
export const CUSTOMER_NEWS = [
  'confirmed',
  'waitlisted',
  'offered',
  'offer_lapsed',
  'changed',
  'moved',
  'cancelled',
  'left_list',
  'event_cancelled',
  'event_changed',
  'goes_ahead',
  'reminder',
  'invoice_asked',
] as const
export type CustomerNews = (typeof CUSTOMER_NEWS)[number]

/** The owner also learns what a customer can do nothing about. */
export const BOOKING_NEWS = [...CUSTOMER_NEWS, 'refund_failed', 'refund_stuck', ...BOOKING_ATTENTION] as const
export type BookingNews = (typeof BOOKING_NEWS)[number]

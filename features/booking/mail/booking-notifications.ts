import { BOOKING_ATTENTION } from '../rules/staff-booking.ts'

/** What a customer is told about a booking. */
export const CUSTOMER_NOTIFICATIONS = [
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
export type CustomerNotification = (typeof CUSTOMER_NOTIFICATIONS)[number]

/** The owner also learns what a customer can do nothing about. */
export const BOOKING_NOTIFICATIONS = [
  ...CUSTOMER_NOTIFICATIONS,
  'refund_failed',
  'refund_stuck',
  ...BOOKING_ATTENTION,
] as const
export type BookingNotification = (typeof BOOKING_NOTIFICATIONS)[number]

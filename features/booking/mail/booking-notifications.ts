import { BOOKING_ATTENTION } from '../rules/staff-booking.ts'
import type { Language } from '#i18n/languages.ts'

export const CUSTOMER_NOTIFICATIONS = [
  'confirmed',
  'waitlisted',
  'offered',
  'reserved',
  // Places are held, and not paid for yet.
  'unpaid',
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
  // Plan B (ADR-052)
  'postponed',
  'called_off',
  'choice_reminder',
  'choice_kept',
  'choice_voucher',
  'choice_refund',
  // The waiting list took a place that was given up too late.
  'replaced',
] as const
export type CustomerNotification = (typeof CUSTOMER_NOTIFICATIONS)[number]

/** News of a change by staff, which they may choose not to send; what a customer has to act on is always sent (ADR-060). */
const WITHHELD: readonly CustomerNotification[] = ['event_changed', 'event_cancelled', 'goes_ahead', 'moved']

/** For a change made without a notification. */
export function isWithheldNews(news: unknown) {
  return WITHHELD.some((each) => each === news)
}

export const BOOKING_NOTIFICATIONS = [
  ...CUSTOMER_NOTIFICATIONS,
  'refund_failed',
  'refund_stuck',
  'move_wished',
  ...BOOKING_ATTENTION,
] as const
export type BookingNotification = (typeof BOOKING_NOTIFICATIONS)[number]

/** A mail as it would be sent now. */
export interface PreviewedMail {
  to: string
  language: Language
  subject: string
  text: string
  /** Sent even without a notification of the change: an offered place, for example. */
  always: boolean
}

/** Mails and calls that a change would cause; as JSON. */
export interface MailPreview {
  mails: PreviewedMail[]
  /** Customers without an e-mail address, to be called by staff. */
  calls: { number: number; name: string }[]
}

import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import type { BookingNotification } from './booking-notifications.ts'
import { BOOKING_ATTENTION } from '../rules/staff-booking.ts'
import type { StoredBooking } from '../database/bookings-repository.server.ts'

export const BOOKING_MAIL = 'booking'
export const BOOKING_NOTICE = 'booking-notice'

/** News that the owner wants to know of too. */
const FOR_THE_OWNER: readonly BookingNotification[] = [
  'confirmed',
  'waitlisted',
  'changed',
  'moved',
  'cancelled',
  'left_list',
  'invoice_asked',
  'refund_failed',
  'refund_stuck',
  ...BOOKING_ATTENTION,
]
/** What the customer can do nothing about. */
const FOR_THE_OWNER_ALONE: readonly BookingNotification[] = [
  'refund_failed',
  'refund_stuck',
  ...BOOKING_ATTENTION,
]

/** Owes the customer's mail, and the owner's where it concerns them, in the caller's transaction. */
export async function enqueueBookingMails(
  tx: Transaction,
  { ownerEmail }: { ownerEmail: string },
  booking: Pick<StoredBooking, 'id' | 'email' | 'language'>,
  news: BookingNotification,
): Promise<void> {
  const payload = { bookingId: booking.id, news }
  if (!FOR_THE_OWNER_ALONE.includes(news))
    await enqueueMail(tx, { kind: BOOKING_MAIL, to: booking.email, language: booking.language, payload })
  if (FOR_THE_OWNER.includes(news))
    await enqueueMail(tx, { kind: BOOKING_NOTICE, to: ownerEmail, language: 'de', payload })
}

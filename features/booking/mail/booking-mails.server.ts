import type { Transaction } from '#platform/database/database.ts'
import { takeAdvisoryLock } from '#platform/database/advisory-lock.ts'
import {
  countRecentMails,
  enqueueMail,
  hasRecentMail,
  type OutgoingMail,
  withdrawMails,
} from '#platform/outbox/outbox.ts'
import type { BookingNotification } from './booking-notifications.ts'
import { BOOKING_ATTENTION } from '../rules/staff-booking.ts'
import { recordBookingEvent, type StoredBooking } from '../database/bookings-repository.server.ts'

export const BOOKING_MAIL = 'booking'
export const BOOKING_NOTICE = 'booking-notice'
/**
 * Mails per hour that visitors may cause to one address, and as many again that confirm an amount due: mails about free
 * bookings, which anybody can cause, withhold none of those (ADR-021).
 */
export const MAILS_TO_ADDRESS_AN_HOUR = 6
/** Further changes within this time share one mail, showing the latest state. */
const CHANGES_SECONDS = 300

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
const FOR_THE_OWNER_ALONE: readonly BookingNotification[] = [
  'refund_failed',
  'refund_stuck',
  ...BOOKING_ATTENTION,
]

const CHANGES: readonly BookingNotification[] = ['changed', 'moved']

/**
 * Enqueues the mails of customer and owner; quick successive changes share one. Locks the address after event and
 * booking.
 * @param byVisitor rate-limited, because anybody can cause it at no cost; the history shows a withheld mail
 */
export async function enqueueBookingMails(
  tx: Transaction,
  { ownerEmail, clock }: { ownerEmail: string; clock: () => Date },
  booking: Pick<StoredBooking, 'id' | 'email' | 'language' | 'movedFromId' | 'payment'>,
  news: BookingNotification,
  { byVisitor = false }: { byVisitor?: boolean } = {},
): Promise<void> {
  const { id, email, language } = booking
  const isDue = news === 'confirmed' && booking.payment === 'invoiced'
  const payload = { bookingId: id, news, ...(isDue && { due: true }) }
  if (!FOR_THE_OWNER_ALONE.includes(news)) {
    if (byVisitor && (await isFlooded(tx, email, isDue)))
      await recordBookingEvent(tx, { bookingId: id, at: clock(), action: 'mail_withheld' })
    else await enqueueLatest(tx, booking, news, { kind: BOOKING_MAIL, to: email, language, payload })
  }
  if (FOR_THE_OWNER.includes(news))
    await enqueueLatest(tx, booking, news, { kind: BOOKING_NOTICE, to: ownerEmail, language: 'de', payload })
}

async function isFlooded(tx: Transaction, email: string, isDue: boolean): Promise<boolean> {
  await takeAdvisoryLock(tx, `booking mails ${email.toLowerCase()}`)
  const all = { kind: BOOKING_MAIL, to: email, payload: {} }
  const due = await countRecentMails(tx, { ...all, payload: { due: ['true'] } }, 3600)
  const counted = isDue ? due : (await countRecentMails(tx, all, 3600)) - due
  return counted >= MAILS_TO_ADDRESS_AN_HOUR
}

/** Enqueues a mail, replacing unsent ones about earlier changes. */
async function enqueueLatest(
  tx: Transaction,
  { id, movedFromId }: Pick<StoredBooking, 'id' | 'movedFromId'>,
  news: BookingNotification,
  mail: OutgoingMail,
): Promise<void> {
  const isChange = CHANGES.includes(news)
  if (!isChange && news !== 'cancelled') return void (await enqueueMail(tx, mail))
  const bookingId = movedFromId ? [id, movedFromId] : [id]
  const earlier = { kind: mail.kind, to: mail.to, payload: { bookingId, news: CHANGES } }
  const delaySeconds =
    isChange && (await hasRecentMail(tx, earlier, CHANGES_SECONDS)) ? CHANGES_SECONDS : undefined
  await withdrawMails(tx, earlier)
  await enqueueMail(tx, { ...mail, delaySeconds })
}

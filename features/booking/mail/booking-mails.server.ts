import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/plain-statements.ts'
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
import { addBookingNeed, type StoredBooking } from '../database/bookings-repository.server.ts'
import { recordBookingEvent } from '../database/booking-history.server.ts'

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
  'move_wished',
  ...BOOKING_ATTENTION,
]
const FOR_THE_OWNER_ALONE: readonly BookingNotification[] = [
  'refund_failed',
  'refund_stuck',
  'move_wished',
  ...BOOKING_ATTENTION,
]

const CHANGES: readonly BookingNotification[] = ['changed', 'moved']

/** Notifications for which staff must call a customer without an e-mail address; others are given in the call or on paper. */
const TOLD_BY_TELEPHONE: readonly BookingNotification[] = [
  'offered',
  'offer_lapsed',
  'event_cancelled',
  'event_changed',
  'goes_ahead',
  'postponed',
  'called_off',
  'choice_reminder',
]

type MailedBooking = Pick<StoredBooking, 'id' | 'email' | 'language' | 'movedFromId' | 'payment'>

/**
 * Enqueues the mails of customer and owner; quick successive changes share one. Locks the address after event and
 * booking.
 * @param byVisitor rate-limited, because anybody can cause it at no cost; the history shows a withheld mail
 * @param notify false: the owner's mail alone
 * @param calls whether staff call who has no address
 */
export async function enqueueBookingMails(
  tx: Transaction,
  { ownerEmail, clock }: { ownerEmail: () => string; clock: () => Date },
  booking: MailedBooking,
  news: BookingNotification,
  {
    byVisitor = false,
    notify = true,
    calls = TOLD_BY_TELEPHONE.includes(news),
  }: { byVisitor?: boolean; notify?: boolean; calls?: boolean } = {},
): Promise<void> {
  if (notify && booking.email === null && calls) await noteCall(tx, booking.id, news, clock())
  for (const mail of bookingMails({ ownerEmail }, booking, news)) {
    if (!notify && mail.kind === BOOKING_MAIL) continue
    const isWithheld =
      byVisitor && mail.kind === BOOKING_MAIL && isFlood(await countMailsToAddress(tx, mail.to), isDue(mail))
    if (isWithheld)
      await recordBookingEvent(tx, { bookingId: booking.id, at: clock(), action: 'mail_withheld' })
    else await enqueueLatest(tx, booking, news, mail)
  }
}

async function noteCall(
  tx: Transaction,
  bookingId: string,
  news: BookingNotification,
  now: Date,
): Promise<void> {
  await addBookingNeed(tx, bookingId, 'to_phone')
  await recordBookingEvent(tx, { bookingId, at: now, action: 'to_phone', detail: { news } })
}

/** The mails of customer and owner about the news; the customer's needs an address. */
export function bookingMails(
  { ownerEmail }: { ownerEmail: () => string },
  { id, email, language, payment }: MailedBooking,
  news: BookingNotification,
): OutgoingMail[] {
  const due = news === 'confirmed' && payment === 'invoiced'
  const payload = { bookingId: id, news, ...(due && { due }) }
  const mails: OutgoingMail[] = []
  if (email !== null && !FOR_THE_OWNER_ALONE.includes(news))
    mails.push({ kind: BOOKING_MAIL, to: email, language, payload })
  if (FOR_THE_OWNER.includes(news))
    mails.push({ kind: BOOKING_NOTICE, to: ownerEmail(), language: 'de', payload })
  return mails
}

function isDue({ payload }: OutgoingMail): boolean {
  return payload['due'] === true
}

interface MailsToAddress {
  /** Those that confirm an amount due. */
  due: number
  others: number
}

/** Mails that visitors caused to an address within an hour. Locks the address. */
export async function countMailsToAddress(tx: Transaction, email: string): Promise<MailsToAddress> {
  const all = { kind: BOOKING_MAIL, to: email, payload: {} }
  const [, due, together] = await Promise.all([
    takeAdvisoryLock(tx, addressLock(email)),
    countRecentMails(tx, { ...all, payload: { due: ['true'] } }, 3600),
    countRecentMails(tx, all, 3600),
  ])
  return { due, others: together - due }
}

/** Fails with `PRECONDITION_FAILED` if one more mail would be too many. Locks the address. */
export async function requireNoFlood(
  tx: Transaction,
  email: string,
  isAboutMoneyDue: boolean,
): Promise<void> {
  await Promise.all([
    takeAdvisoryLock(tx, addressLock(email)),
    run(tx, {
      name: 'require-no-flood',
      text: `select require_that(count(*) < $4, 'too many mails to the address') from outgoing_mails
        where kind = $1 and lower(recipient) = $2 and created_at > now() - interval '1 hour'
          and coalesce(payload->>'due' = 'true', false) = $3`,
      values: [BOOKING_MAIL, email.toLowerCase(), isAboutMoneyDue, MAILS_TO_ADDRESS_AN_HOUR],
    }),
  ])
}

function addressLock(email: string): string {
  return `booking mails ${email.toLowerCase()}`
}

/** Whether a further mail to the address is one too many. */
export function isFlood({ due, others }: MailsToAddress, isAboutMoneyDue: boolean): boolean {
  return (isAboutMoneyDue ? due : others) >= MAILS_TO_ADDRESS_AN_HOUR
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

import type { Transaction } from '#platform/database/database.ts'
import { type LimitKeeper, readLimits } from '#platform/database/limits.ts'
import type { Statement } from '#platform/database/pipeline.ts'
import {
  enqueueMail,
  enqueueMails,
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
const NOTIFIED_BY_TELEPHONE: readonly BookingNotification[] = [
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
 * @param withheld what `isMailWithheld` has answered the caller
 */
export async function enqueueBookingMails(
  tx: Transaction,
  { ownerEmail, clock }: { ownerEmail: () => string; clock: () => Date },
  booking: MailedBooking,
  news: BookingNotification,
  {
    byVisitor = false,
    notify = true,
    calls = NOTIFIED_BY_TELEPHONE.includes(news),
    withheld,
  }: { byVisitor?: boolean; notify?: boolean; calls?: boolean; withheld?: boolean } = {},
) {
  if (notify && booking.email === null && calls) await noteCall(tx, booking.id, news, clock())
  const isWithheld =
    withheld ?? (byVisitor && notify && (await isMailWithheld(booking, news, readLimits(tx))))
  const mails = bookingMails({ ownerEmail }, booking, news)
  const sent = notify && !isWithheld ? mails : mails.filter(({ kind }) => kind !== BOOKING_MAIL)
  if (isWithheld) await recordBookingEvent(tx, booking.id, clock(), 'mail_withheld')
  await enqueueLatest(tx, booking, news, sent)
}

async function noteCall(tx: Transaction, bookingId: string, news: BookingNotification, now: Date) {
  await addBookingNeed(tx, bookingId, 'to_phone')
  await recordBookingEvent(tx, bookingId, now, 'to_phone', { detail: { news } })
}

/** The mails of customer and owner about the news; the customer's needs an address. */
function bookingMails(
  { ownerEmail }: { ownerEmail: () => string },
  booking: MailedBooking,
  news: BookingNotification,
) {
  const { id, email, language } = booking
  const due = isDue(booking, news)
  const payload = { bookingId: id, news, ...(due && { due }) }
  const mails: OutgoingMail[] = []
  if (email !== null && !FOR_THE_OWNER_ALONE.includes(news))
    mails.push({ kind: BOOKING_MAIL, to: email, language, payload })
  if (FOR_THE_OWNER.includes(news))
    mails.push({ kind: BOOKING_NOTICE, to: ownerEmail(), language: 'de', payload })
  return mails
}

function isDue({ payment }: Pick<MailedBooking, 'payment'>, news: BookingNotification) {
  return news === 'confirmed' && payment === 'invoiced'
}

/** Whether a mail that a visitor causes is one too many for its address within an hour. Locks the address. */
export async function isMailWithheld(booking: MailedBooking, news: BookingNotification, limits: LimitKeeper) {
  if (booking.email === null || FOR_THE_OWNER_ALONE.includes(news)) return false
  const counted = mailsToAddress(booking.email)
  const most = { [isDue(booking, news) ? 'due' : 'others']: MAILS_TO_ADDRESS_AN_HOUR - 1 }
  const [, isWithin] = await Promise.all([
    limits.lock(`booking mails ${booking.email.toLowerCase()}`),
    limits.isWithin({ counted, most }),
  ])
  return !isWithin
}

/** Those that confirm an amount due, and the others. */
function mailsToAddress(email: string): Statement {
  return {
    name: 'mails-to-address',
    text: `select (count(*) filter (where is_due))::integer as due, (count(*) filter (where not is_due))::integer as others
      from (
        select coalesce(payload->>'due' = 'true', false) as is_due from outgoing_mails
        where kind = $1 and lower(recipient) = $2 and created_at > now() - interval '1 hour'
      ) mails`,
    values: [BOOKING_MAIL, email.toLowerCase()],
  }
}

/** Enqueues mails, replacing unsent ones about earlier changes. */
async function enqueueLatest(
  tx: Transaction,
  { id, movedFromId }: Pick<StoredBooking, 'id' | 'movedFromId'>,
  news: BookingNotification,
  mails: readonly OutgoingMail[],
): Promise<void> {
  const isChange = CHANGES.includes(news)
  if (!isChange && news !== 'cancelled') return void (await enqueueMails(tx, mails))
  const bookingId = movedFromId ? [id, movedFromId] : [id]
  for (const mail of mails) {
    const earlier = { kind: mail.kind, to: mail.to, payload: { bookingId, news: CHANGES } }
    const delaySeconds =
      isChange && (await hasRecentMail(tx, earlier, CHANGES_SECONDS)) ? CHANGES_SECONDS : undefined
    await withdrawMails(tx, earlier)
    await enqueueMail(tx, { ...mail, delaySeconds })
  }
}

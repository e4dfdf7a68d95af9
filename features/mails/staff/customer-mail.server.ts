import { recordBookingEvent } from '#features/booking/database/booking-history.server.ts'
import { findBooking } from '#features/booking/database/bookings-repository.server.ts'
import { BOOKING_MAIL } from '#features/booking/mail/booking-mails.server.ts'
import { buyerAddressOf } from '#features/order/staff/correct-order-email.server.ts'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Record } from '#kit/serve.server.ts'
import type { Database } from '#platform/database/database.ts'
import { ObsoleteMail } from '#platform/mail/mailer.ts'
import { findMail, type ListedMail, listMailsAbout } from '#platform/outbox/list-mails-to.ts'
import { repeatMail } from '#platform/outbox/readdress-mails.ts'
import type { RenderMail } from '#platform/outbox/send-queued-mail.ts'
import { readSentMail, type SentMail, toSentMail, withLogo } from '#platform/outbox/sent-mails.ts'
import { CUSTOMER_MAILS } from '#kernel/mail-kind.ts'
import { maskCodes } from './mask-codes.server.ts'
import type { StaffDeps } from '#server/staff/staff-deps.ts'
import type { BookingMail, MailPreview } from './mail.contract.ts'

type MailRefusal = { code: 'unknown_mail' | 'mail_over' }

/** As it was sent; made anew as of now where that is not kept, or has not left. */
export async function previewCustomerMail(
  { db, key, renderMail }: StaffDeps,
  id: string,
): Promise<Result<MailPreview, MailRefusal>> {
  const mail = await findMail(db, id, CUSTOMER_MAILS)
  if (!mail) return refuse({ code: 'unknown_mail' })
  const kept = mail.state === 'sent' ? await readSentMail(db, key, id) : undefined
  const preview = kept ?? (await madeNow(renderMail, mail))
  if (!preview) return refuse({ code: 'mail_over' })
  return accept({
    to: mail.recipient,
    language: mail.language,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
    asSent: kept !== undefined,
    subject: maskCodes(preview.subject),
    text: maskCodes(preview.text),
    html: preview.html && withLogo(maskCodes(preview.html)),
    files: preview.files,
  })
}

/** To its present address: what went elsewhere is on the page of that customer. */
export async function listBookingMails(
  db: Database,
  id: string,
): Promise<Result<{ mails: BookingMail[] }, { code: 'unknown_booking' }>> {
  const booking = await findBooking(db, { id })
  if (!booking) return refuse({ code: 'unknown_booking' })
  const about = { field: 'bookingId', id, email: booking.email, mailIds: [], kinds: [BOOKING_MAIL] }
  const mails = await listMailsAbout(db, about)
  return accept({
    mails: mails.map((mail) => ({
      id: mail.id,
      to: mail.recipient,
      state: mail.state,
      at: (mail.sentAt ?? mail.createdAt).toISOString(),
    })),
  })
}

export async function repeatCustomerMail(
  { db, renderMail }: StaffDeps,
  id: string,
  { staffId, now }: { staffId: string; now: Date },
  record: Record,
): Promise<Result<void, MailRefusal>> {
  const found = await findMail(db, id, CUSTOMER_MAILS)
  if (!found) return refuse({ code: 'unknown_mail' })
  if (!(await madeNow(renderMail, found))) return refuse({ code: 'mail_over' })
  return db.transaction(async (tx): Promise<Result<void, MailRefusal>> => {
    const mail = await repeatMail(tx, id, CUSTOMER_MAILS, buyerAddressOf)
    if (!mail) return refuse({ code: 'unknown_mail' })
    const { bookingId } = mail.payload
    if (mail.kind === BOOKING_MAIL && typeof bookingId === 'string')
      await recordBookingEvent(tx, bookingId, now, 'mailed_again', { staffId })
    await record(tx)
    return accept(undefined)
  })
}

/** Undefined for a mail that is no longer true: the outbox would drop it. */
async function madeNow(renderMail: RenderMail, mail: ListedMail): Promise<SentMail | undefined> {
  try {
    return toSentMail(await renderMail(mail))
  } catch (error) {
    if (error instanceof ObsoleteMail) return undefined
    throw error
  }
}

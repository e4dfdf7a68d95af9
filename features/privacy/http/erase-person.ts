import { eraseAuditedAddresses } from '#features/account/security/erase-audited-addresses.server.ts'
import type { BookingDeps } from '#features/booking/booking-deps.server.ts'
import { eraseBookings } from '#features/booking/database/booking-personal-data.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { eraseInquiries } from '#features/inquiry/database/inquiry-personal-data.server.ts'
import { eraseEmptyDrafts } from '#features/invoice/database/invoice-personal-data.server.ts'
import { eraseQuotes } from '#features/quote/database/quote-personal-data.server.ts'
import { INQUIRY_COPY } from '#features/inquiry/send/send-inquiry.server.ts'
import { tryToDiscardAttachments } from '#features/inquiry/attachments/store-attachment.server.ts'
import { NEWSLETTER_ISSUE } from '#features/newsletter/newsletter-issue.ts'
import { NEWSLETTER_WELCOME } from '#features/newsletter/confirm-newsletter.server.ts'
import { eraseNewsletter } from '#features/newsletter/newsletter-personal-data.server.ts'
import { NEWSLETTER_CONFIRM } from '#features/newsletter/request-newsletter.server.ts'
import { unlinkBookings } from '#features/voucher/voucher-personal-data.server.ts'
import { VOUCHER_GIFT } from '#features/order/gift/queue-gifts.server.ts'
import { eraseGiftAddress } from '#features/order/gift/gift-addresses.server.ts'
import { eraseOrders } from '#features/order/database/order-personal-data.server.ts'
import { recordPrivacyAction } from '#features/privacy/privacy-audit.server.ts'
import { eraseLinks, PRIVACY_LINK } from '#features/privacy/privacy-links.server.ts'
import type { Language } from '#i18n/languages.ts'
import { removeMailFiles } from '#platform/mail/mail-files.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { deleteMailsAbout, eraseMails } from '#platform/outbox/personal-mails.ts'

export interface EraseDeps extends BookingDeps {
  attachments: AttachmentStore
  mailFolder: string
}

export const PRIVACY_ERASED = 'privacy-erased'
export const PRIVACY_NOTICE = 'privacy-notice'

/** Mails to the person that are obsolete after deletion. */
const POINTLESS = [
  INQUIRY_COPY,
  NEWSLETTER_CONFIRM,
  NEWSLETTER_ISSUE,
  NEWSLETTER_WELCOME,
  PRIVACY_LINK,
  VOUCHER_GIFT,
]

/**
 * Deletes what need not be kept, mails the person, reminds the owner of copies in the company mailbox and writes an
 * anonymous audit entry. Idempotent. Locks one event at a time. @returns records per kind.
 */
export async function erasePerson(
  deps: EraseDeps,
  { email, language }: { email: string; language: Language },
): Promise<Record<string, number>> {
  const { db, key, clock } = deps
  const bookings = await eraseBookings({ ...deps, unlinkFromVouchers: unlinkBookings }, email)
  const { counts, attachmentIds, mails } = await db.transaction(async (tx) => {
    const now = clock()
    const { inquiryIds, attachmentIds: files, numbers } = await eraseInquiries(tx, email)
    const quoteIds = await eraseQuotes(tx, email)
    const counts = {
      inquiry: inquiryIds.length,
      quote: quoteIds.length,
      invoice: await eraseEmptyDrafts(tx, email),
      newsletter: await eraseNewsletter(tx, email),
      order: (await eraseOrders(tx, email, now)) + (await eraseGiftAddress(tx, email)),
      booking: bookings.deleted,
      bookingDetails: bookings.trimmed,
      attachment: files.length,
    }
    const aboutThem = [
      ...(await deleteMailsAbout(tx, 'inquiryId', inquiryIds)),
      ...(await deleteMailsAbout(tx, 'quoteId', quoteIds)),
    ]
    const toThem = await eraseMails(tx, { email, kinds: POINTLESS })
    await eraseLinks(tx, email)
    await eraseAuditedAddresses(tx, email)
    await recordPrivacyAction(tx, { key, at: now, action: 'erased', email, counts })
    await enqueueMail(tx, { kind: PRIVACY_ERASED, to: email, language, payload: { counts } })
    if (numbers.length > 0)
      await enqueueMail(tx, {
        kind: PRIVACY_NOTICE,
        to: deps.ownerEmail(),
        language: 'de',
        payload: { numbers },
      })
    return { counts, attachmentIds: files, mails: [...aboutThem, ...toThem] }
  })
  await tryToDiscardAttachments(deps, attachmentIds)
  await removeMailFiles(deps.mailFolder, mails)
  return counts
}

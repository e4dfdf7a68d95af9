import type { Company } from '#features/company/content/company.ts'
import type { AllOpeningHours } from '#features/company/content/opening-hours.ts'
import type { Pictures } from '#features/pictures/content/pictures.ts'
import { accountLetters } from '#features/account/mail/account-letters.server.ts'
import type { AttachmentStore } from '#features/inquiry/attachments/attachment-store.ts'
import { inquiryLetters } from '#features/inquiry/mail/inquiry-letters.server.ts'
import { newsletterLetters } from '#features/newsletter/newsletter-letters.server.ts'
import type { PictureStore } from '#features/pictures/picture-store.server.ts'
import type { MailKind } from '#kernel/mail-kind.ts'
import { raiseAlert } from '#platform/alerts/raise-alert.ts'
import type { Database } from '#platform/database/database.ts'
import type { WriteLetter } from '#platform/mail/letter.ts'
import { renderLetter } from '#platform/mail/render-letter.tsx'
import type { RenderMail } from '#platform/outbox/send-queued-mail.ts'
import type { AppKey } from '#platform/secrets.ts'
import { bookingLetters } from '#features/booking/http/booking-letters.ts'
import type { Drawing } from '#server/drawing/open-drawing.ts'
import { invoiceLetters } from '#features/invoice/http/invoice-letters.ts'
import { fileMessageSource, type MessageSource } from '#features/messages/http/open-messages.ts'
import { issueLetters } from '#features/newsletter/http/issue-letters.ts'
import { orderLetters } from '#features/order/http/order-letters.ts'
import { privacyLetters } from '#features/privacy/http/privacy-letters.ts'
import { quoteLetters } from '#features/quote/http/quote-letters.ts'
import { decisionLetter } from '#features/calendar/staff/decision-letter.server.ts'
import { alertLetter } from '#features/today/staff/alert-letter.server.ts'
import { voucherCopyLetter } from '#features/voucher/http/draw-voucher-copy.ts'

interface RenderDeps {
  database: Database
  key: AppKey
  publicUrl: string
  attachments: AttachmentStore
  drawing?: Drawing
  /** Photographs of personal vouchers. */
  openRendering?: PictureStore['openRendering']
  messages?: MessageSource
}

interface LetterDeps extends RenderDeps {
  messages: MessageSource
  company: Company
  openingHours: AllOpeningHours
  pictures: Pictures
  onLostFile: (facts: { number: number; files: number }) => Promise<void>
}

const LETTERS: Record<MailKind, WriteLetter<LetterDeps>> = {
  ...accountLetters,
  'alert-notice': alertLetter,
  ...bookingLetters,
  'event-decision': decisionLetter,
  ...inquiryLetters,
  ...invoiceLetters,
  ...issueLetters,
  ...newsletterLetters,
  ...orderLetters,
  ...privacyLetters,
  ...quoteLetters,
  'voucher-copy': voucherCopyLetter,
}

/** Derives codes and references at sending time. Throws for an unknown kind or a missing order; the mail waits. */
export function mailRenderer({ messages = fileMessageSource, ...deps }: RenderDeps): RenderMail {
  return async ({ kind, language, payload }) => {
    if (!(kind in LETTERS)) throw new Error(`no template for mails of the kind ${JSON.stringify(kind)}`)
    // One version for the whole mail, whatever is published meanwhile.
    const site = messages.current()
    const { company, openingHours, pictures } = site.facts
    const letter = await LETTERS[kind as MailKind](
      {
        ...deps,
        messages: { ...messages, current: () => site },
        company,
        openingHours,
        pictures,
        onLostFile: ({ number, files }) =>
          deps.database.transaction((tx) =>
            raiseAlert(tx, {
              code: 'attachment_missing',
              detail: { number: String(number), files },
              now: new Date(),
            }),
          ),
      },
      payload,
      language,
    )
    return renderLetter(letter, { publicUrl: deps.publicUrl, company })
  }
}

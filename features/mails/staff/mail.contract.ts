import type { Language } from '#i18n/languages.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import { listOf } from '#kit/fields.ts'
import { refusals } from '#kit/refusals.ts'
import { MAIL_FILTERS, MAIL_SORTS, type MailList } from './mail-list.ts'

export const mailList = listOf({
  filters: MAIL_FILTERS,
  first: 'failed',
  whenSearched: 'all',
  sorts: MAIL_SORTS,
  // All others have one state.
  canSort: (filter, sort) => filter === 'all' || sort !== 'state',
  searchLength: 100,
})

export interface BookingMail {
  id: string
  to: string
  state: 'queued' | 'sent' | 'failed'
  /** ISO 8601. */
  at: string
}

/** Voucher codes are masked. */
export interface MailPreview {
  to: string
  language: Language
  createdAt: string
  /** Null while it has not left. */
  sentAt: string | null
  /** Kept as it was sent; else made anew, as it would be sent now. */
  asSent: boolean
  subject: string
  text: string
  /** Null where it was too large to keep. */
  html: string | null
  /** Names of the attachments. */
  files: string[]
}

/** What did not arrive, to be sent again; beside it all mails to customers. */
export const mails = contract(
  {
    permission: 'mails',
    refusals: refusals({ unknown_mail: 'missing', unknown_booking: 'missing', mail_over: 'conflict' }),
    missing: 'unknown_mail',
    subject: 'mailId',
  },
  {
    list: get('/mails', mailList.fields).answers<MailList>(),
    csv: file('/mails.csv', mailList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    /** Once more with fresh attempts. */
    sendAgain: post('/mails/:id/sending', {}, { audit: 'mail_sent_again' }),
    /** Of a mail to a customer. */
    preview: get('/mails/:id/preview').answers<MailPreview>(),
    /** The same to a customer once more. */
    repeat: post('/mails/:id/repetition', {}, { audit: 'mail_sent_again' }),
    ofBooking: get('/bookings/:id/mails', {}, { missing: 'unknown_booking' }).answers<{
      mails: BookingMail[]
    }>(),
    newsletter: file(
      '/newsletter.csv',
      {},
      { permission: 'newsletter_addresses', risk: 'exports_data', audit: 'newsletter_exported' },
    ),
  },
)

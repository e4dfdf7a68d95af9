import type { Language } from '#i18n/languages.ts'
import type { Action, Nothing } from '../api/staff-api.ts'
import type { CustomerList } from './customer-list.ts'
import type { CustomerFile } from './customer-file.ts'

/** `POST` below `/api/staff`. */
export interface CustomerPosts {
  '/mails/:id/repetition': Action<Nothing>
  '/customers/:id/email': Action<{ email: string; unite?: boolean }>
}

/** `GET` below `/api/staff`. */
export interface CustomerAnswers {
  '/mails/:id/preview': MailPreview
  '/bookings/:id/mails': { mails: BookingMail[] }
  '/customers': CustomerList
  '/customers/:id': { customer: CustomerFile }
}

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

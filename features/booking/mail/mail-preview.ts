import type { Language } from '#i18n/languages.ts'

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

import type { Language } from '#i18n/languages.ts'

/** As it would be sent now. */
export interface PlannedMail {
  to: string
  language: Language
  subject: string
  text: string
  /** Goes out even if nobody is told of the change: a place that is offered, for example. */
  always: boolean
}

/** Who gets what by a change; as JSON. */
export interface PlannedNews {
  mails: PlannedMail[]
  /** Customers without an e-mail address, who are told by telephone. */
  calls: { number: number; name: string }[]
}

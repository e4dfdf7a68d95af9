/** From when a period runs. */
export type RetentionStart =
  /** The end of the business year (calendar year) in which the record arose. */
  | 'yearEnd'
  /** The end of the event. */
  | 'event'
  /** The day on which the record arose. */
  | 'entry'
  /** The last message about it. */
  | 'lastContact'
  /** The withdrawal: unsubscribed, or the account closed. */
  | 'withdrawal'

export interface Retention {
  /** How long the record is kept at the most. */
  period: { years: number } | { months: number } | { days: number }
  from: RetentionStart
}

/**
 * How long each kind of personal data is kept: the privacy page prints it, the job that deletes obeys it.
 * Ten years are the duty to keep books (OR art. 958f); the other times are our choice.
 */
export const RETENTION = {
  /** Orders, their lines and payments. */
  orders: { period: { years: 10 }, from: 'yearEnd' },
  /** Codes, values and redemptions; a voucher is valid for ten years from its issue. */
  vouchers: { period: { years: 10 }, from: 'yearEnd' },
  /** Who booked what at which price. */
  bookings: { period: { years: 10 }, from: 'yearEnd' },
  /** Participants' names, notes, health and food. */
  participants: { period: { months: 12 }, from: 'event' },
  /** Places on a waiting list that came to nothing. */
  waitingList: { period: { months: 1 }, from: 'event' },
  /** Contact messages, project and event requests with their attachments. */
  requests: { period: { months: 24 }, from: 'lastContact' },
  /** Who was sent which mail and when. */
  mails: { period: { months: 24 }, from: 'entry' },
  /** Address, language and proof of consent; withdrawn at any time. */
  newsletter: { period: { days: 30 }, from: 'withdrawal' },
  /** Sign-ups that were never confirmed. */
  newsletterUnconfirmed: { period: { days: 30 }, from: 'entry' },
  /** Mailed links to one's own data, with the address. */
  privacyLinks: { period: { days: 1 }, from: 'entry' },
  /** When data were asked for and deleted, without the address. */
  privacyRequests: { period: { months: 24 }, from: 'entry' },
  /** Staff accounts. */
  accounts: { period: { days: 30 }, from: 'withdrawal' },
  /** Sign-ins and changes by staff. */
  audit: { period: { months: 24 }, from: 'entry' },
  /** Refused sign-ins and calls, with a keyed hash of the network. */
  security: { period: { days: 90 }, from: 'entry' },
  /** Failures that the server wrote down. */
  logs: { period: { days: 30 }, from: 'entry' },
  /** Copies of the whole for emergencies. */
  backups: { period: { days: 90 }, from: 'entry' },
} as const satisfies Record<string, Retention>

export type RetentionKind = keyof typeof RETENTION

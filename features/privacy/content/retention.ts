export type RetentionStart =
  /** End of the business year (calendar year) of the record. */
  | 'yearEnd'
  | 'event'
  | 'entry'
  /** Last message about it. */
  | 'lastContact'
  /** Unsubscribed, or the account closed. */
  | 'withdrawal'

export interface Retention {
  /** Maximum. */
  period: { years: number } | { months: number } | { days: number }
  from: RetentionStart
}

/**
 * Retention of personal data: printed by the privacy page, applied by the retention job. Ten years is the duty to keep
 * books (OR art. 958f); the other periods are our choice.
 */
export const RETENTION = {
  /** With lines and payments. */
  orders: { period: { years: 10 }, from: 'yearEnd' },
  /** Codes, values and redemptions; vouchers are valid for ten years from issue. */
  vouchers: { period: { years: 10 }, from: 'yearEnd' },
  bookings: { period: { years: 10 }, from: 'yearEnd' },
  /** Participants' names, notes, health and food. */
  participants: { period: { months: 12 }, from: 'event' },
  /** Waiting list entries without a place. */
  waitingList: { period: { months: 1 }, from: 'event' },
  /** Contact messages, project and event requests with attachments. */
  requests: { period: { months: 24 }, from: 'lastContact' },
  /** Where buyers had a voucher sent as a gift. */
  giftAddresses: { period: { months: 24 }, from: 'entry' },
  mails: { period: { months: 24 }, from: 'entry' },
  /** Address, language and proof of consent. */
  newsletter: { period: { days: 30 }, from: 'withdrawal' },
  newsletterUnconfirmed: { period: { days: 30 }, from: 'entry' },
  /** Mailed links to personal data, with the address. */
  privacyLinks: { period: { days: 1 }, from: 'entry' },
  /** Access and deletion requests, without the address. */
  privacyRequests: { period: { months: 24 }, from: 'entry' },
  /** Staff accounts. */
  accounts: { period: { days: 30 }, from: 'withdrawal' },
  /** Sign-ins and changes by staff. */
  audit: { period: { months: 24 }, from: 'entry' },
  /** Refused sign-ins and calls, with a keyed hash of the network. */
  security: { period: { days: 90 }, from: 'entry' },
  logs: { period: { days: 30 }, from: 'entry' },
  backups: { period: { days: 90 }, from: 'entry' },
} as const satisfies Record<string, Retention>

export type RetentionKind = keyof typeof RETENTION

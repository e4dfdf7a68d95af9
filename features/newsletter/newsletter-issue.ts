import type { Language } from '#i18n/languages.ts'

/** Mails of an issue; a permanently refused one marks its address (see `recordBounce`). */
export const NEWSLETTER_ISSUE = 'newsletter-issue'
/** To its author. */
export const ISSUE_TEST = 'issue-test'

/** Between two mails of an issue, so that no mail server takes them for a flood. */
export const SECONDS_BETWEEN_MAILS = 2

export interface StaffIssue {
  /** Who would get it now. */
  readers: Readonly<Record<Language, number>>
  /** Null until it was sent. */
  sent: SentIssue | null
}

export interface SentIssue {
  /** ISO 8601. */
  at: string
  recipients: number
  waiting: number
  failed: number
  /** Unsubscribed since, from whichever mail. */
  left: number
}

export type IssueRefusal =
  | { code: 'already_sent' }
  | { code: 'not_published' }
  | { code: 'nobody_subscribed' }

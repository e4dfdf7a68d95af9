import type { Language } from '#i18n/languages.ts'
import { type RefusalOf, refusals } from '#kit/refusals.ts'

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

export const ISSUE_REFUSALS = refusals({
  already_sent: 'conflict',
  not_published: 'conflict',
  nobody_subscribed: 'conflict',
})
export type IssueRefusal = RefusalOf<typeof ISSUE_REFUSALS>

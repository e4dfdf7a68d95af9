import type { Page } from '#kit/contract.ts'

export const MAIL_FILTERS = ['failed', 'queued', 'sent', 'all'] as const
type MailFilter = (typeof MAIL_FILTERS)[number]

/** `state`: what did not arrive, what waits, what was sent; of each the oldest first. */
export const MAIL_SORTS = ['to', 'state', 'at'] as const

export interface ListedMail {
  id: string
  kind: string
  recipient: string
  state: 'queued' | 'sent' | 'failed'
  /** When it was written, ISO 8601. */
  createdAt: string
  sentAt: string | null
  attempts: number
  /** Why it did not arrive; null of all others. */
  reason: string | null
  /** To customers: can be looked at and sent again. */
  isOpen: boolean
}

export interface MailList extends Page<'mails', ListedMail> {
  /** Each at most one above `MOST_COUNTED`. */
  counts: Record<MailFilter, number>
}

import type { ListPages } from '#kernel/list-page.ts'

export const MAIL_FILTERS = ['failed', 'queued', 'sent', 'all'] as const
export type MailFilter = (typeof MAIL_FILTERS)[number]

/** `state`: what did not arrive, what waits, what was sent; of each the oldest first. */
export const MAIL_SORTS = ['to', 'state', 'at'] as const
export type MailSort = (typeof MAIL_SORTS)[number]

/** Characters. */
export const MAX_MAIL_SEARCH = 100

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

export interface MailList extends ListPages {
  mails: ListedMail[]
  /** Each at most one above `MOST_COUNTED`. */
  counts: Record<MailFilter, number>
}

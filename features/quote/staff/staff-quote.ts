import type { ListPages } from '#kernel/list-page.ts'
import type { QuoteState } from '../quote.ts'
import type { QuoteAcceptance } from '../rules/quote-acceptance.ts'
import type { QuoteClash } from '../rules/quote-clashes.ts'
import type { QuoteDocument } from '../rules/quote-document.ts'

export interface StaffQuoteLine {
  id: string
  number: number
  state: QuoteState
  /** Company, else person; empty in a draft that has neither yet. */
  customer: string
  serviceId: string | null
  people: number | null
  /** First date, `YYYY-MM-DD`. */
  day: string | null
  totalCents: number
  validUntil: string
  version: number
  /** The draft differs from what was sent. */
  changed: boolean
  /** Questions and date requests after the last version. */
  unread: number
  /** Sent at once; its date awaits confirmation. */
  awaitsDate: boolean
  createdAt: string
  sentAt: string | null
}

export interface StaffQuoteEntry {
  at: string
  action: string
  /** Null: the customer, or the clock. */
  byStaff: boolean
  /** The question, date request or reason. */
  text: string
  version: number | null
  totalCents: number | null
}

export interface StaffQuoteVersion {
  version: number
  totalCents: number
  sentAt: string
  document: QuoteDocument
}

export interface StaffQuote extends StaffQuoteLine {
  document: QuoteDocument
  revision: number
  /** Of the private page, with host. */
  url: string
  inquiryId: string | null
  acceptance: QuoteAcceptance | null
  declineReason: string | null
  eventId: string | null
  bookingId: string | null
  /** Newest first. */
  versions: StaffQuoteVersion[]
  /** Oldest first. */
  history: StaffQuoteEntry[]
  clashes: QuoteClash[]
}

/** `open`: drafts and what waits for the customer. `lost`: declined, expired, withdrawn. */
export const QUOTE_FILTERS = ['open', 'draft', 'sent', 'accepted', 'lost', 'all'] as const
export type QuoteFilter = (typeof QUOTE_FILTERS)[number]

/** What the list can be sorted by. */
export const QUOTE_SORTS = ['customer', 'until', 'total'] as const

export interface StaffQuotes extends ListPages {
  now: string
  quotes: StaffQuoteLine[]
  /** Each at most one above `MOST_COUNTED`. */
  counts: Record<QuoteFilter, number>
}

export const MAX_QUOTE_SEARCH = 100

import type { GroupInvoicing } from '#content/group-invoicing.ts'
import type { QuoteClash } from '#features/quote/rules/quote-clashes.ts'
import type { QuoteDate, QuoteDocument } from '#features/quote/rules/quote-document.ts'
import type { StaffQuote, StaffQuotes } from '#features/quote/staff/staff-quote.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface QuotePosts {
  '/quotes': Action<{ document: QuoteDocument | null; inquiryId: string | null; key: string }, { id: string }>
  '/quotes/:id': Action<{ document: QuoteDocument; seen: number }, QuoteSaved>
  /** `validUntil`: with this last day in place of the draft's. */
  '/quotes/:id/sending': Action<{ seen: number; override: string; validUntil?: string }>
  /** `version`: that was shown; `override`: why a clash does not matter. */
  '/quotes/:id/date-confirmation': Action<{ version: number; override: string }>
  /** To another date, as the next version. */
  '/quotes/:id/move': Action<{ version: number; days: string[]; to: QuoteDate; override: string }>
  '/quotes/:id/resending': Action<Nothing>
  '/quotes/:id/withdrawal': Action<{ reason: string }>
  '/quotes/:id/acceptance': Action<{
    version: number
    date: number | null
    name: string
    orderNumber: string
    voucher: string
  }>
  '/quotes/:id/decline': Action<{ reason: string }>
}

/** `GET` below `/api/staff`. */
export interface QuoteAnswers {
  '/quotes': StaffQuotes
  '/quotes/:id': QuoteFile
}

/** `clashes`: what else is at the dates as they are now. */
interface QuoteSaved {
  revision: number
  totalCents: number
  clashes: QuoteClash[]
}

export interface QuoteFile {
  /** Of the server. */
  now: string
  quote: StaffQuote
  /** How the owner has groups invoiced, by service; after the event where it is not named. */
  invoicing: Record<string, GroupInvoicing>
  /** What the customer wrote in it; empty without one. */
  request: string
}

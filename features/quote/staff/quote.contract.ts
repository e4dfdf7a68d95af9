import type { GroupInvoicing } from '#features/services/content/group-invoicing.ts'
import { MAX_SCANNED } from '#features/voucher/staff/staff-voucher.ts'
import { contract, file, get, post } from '#kit/contract.ts'
import {
  count,
  day,
  json,
  line,
  listOf,
  nullable,
  optional,
  required,
  text,
  uuid,
  withFallback,
} from '#kit/fields.ts'
import { QUOTE_REFUSALS } from '../quote-refusal.ts'
import type { QuoteClash } from '../rules/quote-clashes.ts'
import { QUOTE_LIMITS as LIMITS, type QuoteDate, type QuoteDocument } from '../rules/quote-document.ts'
import {
  MAX_QUOTE_SEARCH,
  QUOTE_FILTERS,
  QUOTE_SORTS,
  type StaffQuote,
  type StaffQuotes,
} from './staff-quote.ts'

export interface QuoteDetails {
  /** Of the server. */
  now: string
  quote: StaffQuote
  /** How the owner has groups invoiced, by service; after the event where it is not named. */
  invoicing: Record<string, GroupInvoicing>
  /** What the customer wrote in it; empty without one. */
  request: string
}

export const quoteList = listOf({
  filters: QUOTE_FILTERS,
  first: 'open',
  whenSearched: 'all',
  sorts: QUOTE_SORTS,
  searchLength: MAX_QUOTE_SEARCH,
})

const seen = count(0, 1_000_000)
/** That was read. */
const version = count(1, 10_000)
/** Why a clash does not matter. */
const override = line(LIMITS.reason)
const reason = text(LIMITS.reason)

/** Quotes (Offerten): drafted, sent, and decided for who answers by telephone or on paper. */
export const quotes = contract(
  { permission: 'quotes', refusals: QUOTE_REFUSALS, missing: 'unknown_quote' },
  {
    list: get('/quotes', quoteList.fields).answers<StaffQuotes>(),
    csv: file('/quotes.csv', quoteList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    read: get('/quotes/:id').answers<QuoteDetails>(),
    /** Without a version what was sent, or the draft where that is another. */
    pdf: file('/quotes/:id/quote.pdf', { version: optional(version) }),
    /** Without a document: of the request, else an empty one. `key`: of the form, so that a repeated request creates one. */
    begin: post(
      '/quotes',
      { document: json<QuoteDocument | null>(), inquiryId: nullable(uuid()), key: uuid() },
      { inLanguage: true },
    ).answers<{ id: string }>(),
    /** `clashes`: what else is at the dates as they are now. */
    save: post('/quotes/:id', { document: json<QuoteDocument>(), seen }, { inLanguage: true }).answers<{
      revision: number
      totalCents: number
      clashes: QuoteClash[]
    }>(),
    /** `validUntil`: with this last day in place of the draft's. */
    send: post('/quotes/:id/sending', { seen, override, validUntil: optional(day()) }),
    confirmDate: post('/quotes/:id/date-confirmation', { version, override }),
    /** To another date, as the next version. */
    move: post('/quotes/:id/move', { version, days: json<string[]>(), to: json<QuoteDate>(), override }),
    sendAgain: post('/quotes/:id/resending'),
    withdraw: post('/quotes/:id/withdrawal', { reason }),
    decline: post('/quotes/:id/decline', { reason }),
    /** `voucher`: typed, or as a scanner reads it. */
    accept: post('/quotes/:id/acceptance', {
      version,
      date: nullable(count(0, LIMITS.dates - 1)),
      name: required(line(LIMITS.name)),
      orderNumber: line(LIMITS.orderNumber),
      voucher: withFallback(line(MAX_SCANNED), ''),
    }),
  },
)

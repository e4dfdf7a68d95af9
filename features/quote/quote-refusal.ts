import type { QuoteClash } from './rules/quote-clashes.ts'
import type { QuoteProblem } from './rules/check-quote.ts'

export type QuoteRefusal =
  | { code: 'unknown_quote' | 'changed_meanwhile' }
  /** Decided, or withdrawn. */
  | { code: 'quote_closed' }

export type SendQuoteRefusal =
  | QuoteRefusal
  | { code: 'quote_incomplete'; problems: QuoteProblem[] }
  /** Something else is at that time; may be overridden with a reason. */
  | { code: 'quote_clash'; clashes: QuoteClash[] }

export type AcceptQuoteRefusal =
  | QuoteRefusal
  /** Another version has been sent since it was read. */
  | { code: 'quote_changed'; version: number }
  | { code: 'quote_expired'; validUntil: string }
  | { code: 'terms_changed'; version: string }
  | { code: 'choose_date' }
  | QuoteVoucherRefusal
  /** Staff have not confirmed the requested date yet. */
  | { code: 'date_unconfirmed' }
  /** No longer possible since it was offered. */
  | { code: 'date_taken'; day: string }

export type MoveQuoteRefusal = SendQuoteRefusal | { code: 'quote_expired'; validUntil: string }

/** Of a voucher that is to pay of a group's booking. */
export type QuoteVoucherRefusal = {
  code:
    | 'voucher_unknown'
    | 'voucher_voided'
    | 'voucher_blocked'
    | 'voucher_used_up'
    | 'voucher_lapsed'
    | 'voucher_test'
    | 'voucher_for_course'
}

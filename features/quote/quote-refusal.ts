import { refusals } from '#kit/refusals.ts'
import type { QuoteProblem } from './rules/check-quote.ts'
import type { QuoteClash } from './rules/quote-clashes.ts'

/** Of a voucher that is to pay of a group's booking. */
const VOUCHER = refusals({
  voucher_unknown: 'conflict',
  voucher_voided: 'conflict',
  voucher_blocked: 'conflict',
  voucher_used_up: 'conflict',
  voucher_lapsed: 'conflict',
  voucher_test: 'conflict',
  voucher_for_course: 'conflict',
})

const PLAIN = refusals({
  unknown_quote: 'missing',
  changed_meanwhile: 'conflict',
  /** Decided, or withdrawn. */
  quote_closed: 'conflict',
})

export const QUOTE_REFUSALS = refusals({
  ...VOUCHER,
  ...PLAIN,
  unknown_inquiry: 'missing',
  quote_incomplete: 'invalid',
  /** Something else is at that time; may be overridden with a reason. */
  quote_clash: 'conflict',
  /** Another version has been sent since it was read. */
  quote_changed: 'conflict',
  quote_expired: 'conflict',
  terms_changed: 'conflict',
  choose_date: 'invalid',
  /** Staff have not confirmed the requested date yet. */
  date_unconfirmed: 'conflict',
  /** No longer possible since it was offered. */
  date_taken: 'conflict',
})

export type QuoteRefusal = { code: keyof typeof PLAIN }

export type SendQuoteRefusal =
  | QuoteRefusal
  | { code: 'quote_incomplete'; problems: QuoteProblem[] }
  | { code: 'quote_clash'; clashes: QuoteClash[] }

type ExpiredRefusal = { code: 'quote_expired'; validUntil: string }

export type MoveQuoteRefusal = SendQuoteRefusal | ExpiredRefusal

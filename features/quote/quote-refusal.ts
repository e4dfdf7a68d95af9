import { VOUCHER_REFUSALS } from '#features/invoice/invoice-refusal.ts'
import { refusals } from '#kit/refusals.ts'

export const QUOTE_REFUSALS = refusals({
  ...VOUCHER_REFUSALS,
  unknown_quote: 'missing',
  changed_meanwhile: 'conflict',
  /** Decided, or withdrawn. */
  quote_closed: 'conflict',
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

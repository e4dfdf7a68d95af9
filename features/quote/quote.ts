/** `sent` also while a further version is being drafted; `expired` without an answer until its last day. */
export const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'expired', 'withdrawn'] as const
export type QuoteState = (typeof QUOTE_STATES)[number]

/** Unless the owner sets another day. */
export const VALID_DAYS = 14

/** Days before the last day of validity on which the customer is reminded, once. */
export const REMIND_DAYS = 3

/** Whether staff may still change it; what was decided stays as it is. */
export function isOpen(state: QuoteState) {
  return state === 'draft' || state === 'sent'
}

/** Expired quotes may be sent anew, as a new version with a new day. */
export function canBeSent(state: QuoteState) {
  return isOpen(state) || state === 'expired'
}

/** Its state on a Swiss day, whether or not the sweep has run since midnight. */
export function stateOn(quote: { state: QuoteState; validUntil: string }, today: string): QuoteState {
  return isExpired(quote, today) ? 'expired' : quote.state
}

/**
 * From the day after its last one on, also before the sweep has run.
 * @param today Swiss day, `YYYY-MM-DD`
 */
export function isExpired({ state, validUntil }: { state: QuoteState; validUntil: string }, today: string) {
  return state === 'expired' || (state === 'sent' && validUntil < today)
}

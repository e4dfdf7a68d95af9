/** People per customer or network bookable by invoice without approval. */
export const MAX_INVOICED_PEOPLE = 12
/** Unpaid held places per network. */
export const HELD_PEOPLE = 30
/** Waiting people per network, over all events, including invoice requests. */
export const WAITING_PEOPLE = 30
export const WAITING_NETWORK_DAYS = 30

export interface UnreviewedInvoiced {
  ofEvent: number
  /** By e-mail or by network: the larger count. */
  ofCustomer: number
}

/**
 * Whether an invoice needs no approval (ADR-021): it costs a robot nothing, so only a share of the event and few people
 * per customer qualify. @param percent of the places; 0: approve each, 100: approve none
 */
export function isInvoiceAllowed(
  { places }: { places: number | null },
  people: number,
  before: UnreviewedInvoiced,
  percent: number,
): boolean {
  if (percent >= 100) return true
  // Unlimited places: the customer's own limit is enough.
  const share = places === null ? Number.POSITIVE_INFINITY : Math.floor((places * percent) / 100)
  return percent > 0 && before.ofEvent + people <= share && before.ofCustomer + people <= MAX_INVOICED_PEOPLE
}

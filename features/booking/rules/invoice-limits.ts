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
  const limits = invoiceLimits({ places }, percent)
  if (!limits) return true
  const { ofEvent = Number.POSITIVE_INFINITY, ofCustomer } = limits
  return percent > 0 && before.ofEvent + people <= ofEvent && before.ofCustomer + people <= ofCustomer
}

export interface InvoiceLimits {
  /** Undefined for unlimited places: the customer's own limit is enough. */
  ofEvent?: number
  ofCustomer: number
}

/** Most people that `isInvoiceAllowed` lets have unapproved invoices; undefined without a limit. */
export function invoiceLimits(
  { places }: { places: number | null },
  percent: number,
): InvoiceLimits | undefined {
  if (percent >= 100) return undefined
  const ofCustomer = MAX_INVOICED_PEOPLE
  return places === null ? { ofCustomer } : { ofCustomer, ofEvent: Math.floor((places * percent) / 100) }
}

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
  const { ofEvent = before.ofEvent, ofCustomer = before.ofCustomer } =
    mostInvoicedBefore({ places }, people, percent) ?? {}
  return before.ofEvent <= ofEvent && before.ofCustomer <= ofCustomer
}

/** Most people with unapproved invoices beside whom `people` more need no approval; undefined without a limit. */
export function mostInvoicedBefore(
  { places }: { places: number | null },
  people: number,
  percent: number,
): Partial<UnreviewedInvoiced> | undefined {
  if (percent >= 100) return undefined
  if (percent <= 0) return { ofCustomer: -1 }
  const ofCustomer = MAX_INVOICED_PEOPLE - people
  return places === null
    ? { ofCustomer }
    : { ofCustomer, ofEvent: Math.floor((places * percent) / 100) - people }
}

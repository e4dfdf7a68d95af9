export const FREE_NETWORK_HOURS = 24
/** A family, whatever the size of the event. */
const FREE_PEOPLE_OF_SMALL_DATE = 6
const MAX_FREE_PEOPLE = 12

/**
 * Whether a customer may take free places: half, between 6 and 12, because they cost a robot nothing (ADR-021).
 * `before`: by e-mail, or by network within a day, the larger count.
 */
export function isFreeBookingAllowed({ places }: { places: number | null }, people: number, before: number) {
  const half = places === null ? MAX_FREE_PEOPLE : Math.floor(places / 2)
  return before + people <= Math.min(MAX_FREE_PEOPLE, Math.max(FREE_PEOPLE_OF_SMALL_DATE, half))
}

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
) {
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

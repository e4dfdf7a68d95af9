/** People of one customer, or of one network, who may be booked by invoice before anybody of us has looked. */
export const MAX_INVOICED_PEOPLE = 12
/** People for whom one network may hold places at a time without having paid. */
export const HELD_PEOPLE = 30
/** People for whom one network may wait at a time, for a place or for our word on an invoice, over all dates. */
export const WAITING_PEOPLE = 30
/** Days for which it is known where somebody who waits came from. */
export const WAITING_NETWORK_DAYS = 30

/** People booked by invoice whom nobody has paid for and nobody of us has looked at. */
export interface UnreviewedInvoiced {
  ofEvent: number
  /** Of the same e-mail address, or of the same network: whichever are more. */
  ofCustomer: number
}

/**
 * Whether an invoice gives places at once, or somebody of us looks at it first (ADR-021). Paying costs a robot
 * money and an invoice costs it nothing: so only a share of an event, and few people of one customer, go on trust.
 * @param percent of an event's places; 0: each invoice is looked at, 100: none.
 */
export function isInvoiceAllowed(
  { places }: { places: number | null },
  people: number,
  before: UnreviewedInvoiced,
  percent: number,
): boolean {
  if (percent >= 100) return true
  // Where places have no limit nobody is kept out, and the customer's own limit is enough.
  const share = places === null ? Number.POSITIVE_INFINITY : Math.floor((places * percent) / 100)
  return percent > 0 && before.ofEvent + people <= share && before.ofCustomer + people <= MAX_INVOICED_PEOPLE
}

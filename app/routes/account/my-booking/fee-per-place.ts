/**
 * What each place that is given up today still costs, in Rappen, rounded in the customer's favour. What earlier given
 * up places cost is owed anyway: it is part of today's fee and taken off here.
 */
export function feePerPlace(booking: { feeTodayCents: number; feeCents: number; people: number }): number {
  const { feeTodayCents, feeCents, people } = booking
  return Math.max(0, Math.floor((feeTodayCents - feeCents) / people))
}

/** Rappen, rounded in the customer's favour. Fees of places cancelled earlier are owed anyway and subtracted. */
export function feePerPlace(booking: { feeTodayCents: number; feeCents: number; people: number }): number {
  const { feeTodayCents, feeCents, people } = booking
  return Math.max(0, Math.floor((feeTodayCents - feeCents) / people))
}

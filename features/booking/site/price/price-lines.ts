/** Rappen. */
export interface PriceLines {
  people: number
  eachCents: number
  totalCents: number
  voucherCents: number
  dueCents: number
}

/** A voucher never covers more than the total. */
export function priceLines(eachCents: number, people: number, coversCents: number): PriceLines {
  const totalCents = eachCents * people
  const voucherCents = Math.min(Math.max(0, coversCents), totalCents)
  return { people, eachCents, totalCents, voucherCents, dueCents: totalCents - voucherCents }
}

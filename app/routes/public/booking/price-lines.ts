/** What a booking's price is made of, in integer Rappen. */
export interface PriceLines {
  people: number
  eachCents: number
  /** All places, before a voucher. */
  totalCents: number
  /** What a voucher pays, 0 without one. */
  voucherCents: number
  /** What is left to pay. */
  dueCents: number
}

/** Every place costs the same; a voucher never pays more than the total. */
export function priceLines(eachCents: number, people: number, coversCents: number): PriceLines {
  const totalCents = eachCents * people
  const voucherCents = Math.min(Math.max(0, coversCents), totalCents)
  return { people, eachCents, totalCents, voucherCents, dueCents: totalCents - voucherCents }
}

/** Payment providers refuse less, in Rappen of CHF. */
export const LEAST_PAYMENT_CENTS = 50

interface CartMoney {
  totalCents: number
  /** Of goods: a voucher pays for no other voucher, whose last day would only be a later one. */
  goodsCents: number
  restCents: number
}

/** What a voucher takes over of a cart: as much as it can, but never so that less than the least payment is left. */
export function voucherPart({ totalCents, goodsCents, restCents }: CartMoney): number {
  const most = Math.max(0, Math.min(goodsCents, restCents, totalCents))
  const dueCents = totalCents - most
  if (dueCents === 0 || dueCents >= LEAST_PAYMENT_CENTS) return most
  return Math.max(0, totalCents - LEAST_PAYMENT_CENTS)
}

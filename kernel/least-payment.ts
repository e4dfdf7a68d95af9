/** Payment providers refuse less, in Rappen of CHF. */
export const LEAST_PAYMENT_CENTS = 50

/** As much of a total as a voucher can pay, in Rappen, but never so that less than the least payment is left. */
export function payableByVoucher(totalCents: number, mostCents: number): number {
  const most = Math.max(0, Math.min(mostCents, totalCents))
  const dueCents = totalCents - most
  if (dueCents === 0 || dueCents >= LEAST_PAYMENT_CENTS) return most
  return Math.max(0, totalCents - LEAST_PAYMENT_CENTS)
}

interface MovedBooking {
  people: number
  feeCents: number
  voucherCents: number
}

interface MovedPrice {
  totalCents: number
  /** Of each place but the voucher's; null when all cost the same. */
  placeCents: number | null
}

/**
 * What a booking costs at the price of another date, in Rappen, with the fees of places that were given up. A course voucher
 * stands for one place at any price, so that place keeps its own.
 */
export function movedPrice(
  { people, feeCents, voucherCents }: MovedBooking,
  priceCents: number,
  voucherKind: 'course' | 'value' | undefined,
): MovedPrice {
  const keeps = voucherKind === 'course' && voucherCents > 0 && voucherCents !== priceCents
  if (!keeps) return { totalCents: priceCents * people + feeCents, placeCents: null }
  return { totalCents: priceCents * (people - 1) + voucherCents + feeCents, placeCents: priceCents }
}

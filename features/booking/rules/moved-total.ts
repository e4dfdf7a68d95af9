interface MovedBooking {
  people: number
  feeCents: number
  voucherCents: number
}

/**
 * What a booking costs at the price of another date, in Rappen, with the fees of places that were given up. A course voucher
 * stands for one place at any price, so that place keeps its own.
 */
export function movedTotal(
  { people, feeCents, voucherCents }: MovedBooking,
  priceCents: number,
  voucherKind: 'course' | 'value' | undefined,
): number {
  const byVoucher = voucherKind === 'course' && voucherCents > 0 ? voucherCents : null
  const places = byVoucher === null ? people : people - 1
  return priceCents * places + (byVoucher ?? 0) + feeCents
}

interface MovedBooking {
  people: number
  feeCents: number
}

interface MovedPrice {
  totalCents: number
  /** Of each place but the voucher's; null when all cost the same. */
  placeCents: number | null
}

/**
 * What a booking costs at the price of another date, in Rappen, with the fees of places that were given up. A course voucher
 * stands for one place at any price, so that place keeps its own.
 * @param courseCents what a course voucher pays
 */
export function movedPrice(
  { people, feeCents }: MovedBooking,
  priceCents: number,
  courseCents: number | undefined,
): MovedPrice {
  if (courseCents === undefined || courseCents === priceCents)
    return { totalCents: priceCents * people + feeCents, placeCents: null }
  return { totalCents: priceCents * (people - 1) + courseCents + feeCents, placeCents: priceCents }
}

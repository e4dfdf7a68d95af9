/** What a booking says about the money that its invoices handed to it, in Rappen. */
export interface PaidBack {
  /** It still has to give back, whether a dispute delays that or not. */
  dueCents: number
  /** Staff recorded it as given back, without the provider. */
  byHandCents: number
  /** Vouchers were made of it (ADR-052). */
  asVoucherCents: number
}

/**
 * Money that comes in beyond what is payable and what was handed first makes good what had gone back twice: it is with the booking, which
 * gave it back already, and no surplus.
 * @returns what of it, in Rappen
 */
export function madeGoodCents({
  twiceCents,
  handedCents,
  payableCents,
  receivedCents,
}: {
  twiceCents: number
  handedCents: number
  payableCents: number
  receivedCents: number
}): number {
  return Math.min(twiceCents, Math.max(0, receivedCents - handedCents - payableCents))
}

/** Payments of an invoice that went back, in Rappen. */
export interface GoneBack {
  cents: number
  /** At the provider: by the owner, who may have recorded the same money at the booking. Otherwise undone or charged back. */
  isRefund: boolean
}

/**
 * Handed money after payments of its invoice went back. What was paid beyond the payable amount goes first: an overpayment that was
 * not handed, then handed money, then what pays for the invoice. Handed money that staff have given back by hand can go a second
 * time only as the refund that the provider reports, and what became a voucher as no refund.
 * @returns deductedCents what the booking has to take off its payments; twiceCents what had been given back in another way already
 */
export function handedAfter(
  {
    handedCents,
    payableCents,
    receivedCents,
  }: { handedCents: number; payableCents: number /** Of all payments, afterwards. */; receivedCents: number },
  { cents, isRefund }: GoneBack,
  { dueCents, byHandCents, asVoucherCents }: PaidBack = { dueCents: 0, byHandCents: 0, asVoucherCents: 0 },
): { handedCents: number; deductedCents: number; twiceCents: number } {
  const spentCents = Math.min(
    asVoucherCents + (isRefund ? 0 : byHandCents),
    Math.max(0, handedCents - dueCents),
  )
  const beyondCents = Math.max(0, receivedCents - payableCents)
  const leaves = Math.max(0, Math.min(cents, handedCents - spentCents, handedCents - beyondCents))
  const left = Math.min(handedCents - leaves, Math.max(0, receivedCents))
  const gone = handedCents - left
  const twiceCents = Math.max(0, spentCents - left)
  const knownCents = isRefund ? Math.min(byHandCents, Math.max(0, gone - dueCents - twiceCents)) : 0
  return { handedCents: left, deductedCents: gone - twiceCents - knownCents, twiceCents }
}

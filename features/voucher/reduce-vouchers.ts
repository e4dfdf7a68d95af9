/** A voucher whose order gets money back. */
export interface RefundedVoucher {
  kind: 'course' | 'value'
  /** What it was sold for. */
  priceCents: number
  amountCents: number
  balanceCents: number
  /** Takes no part: it is worth nothing already. */
  voided: boolean
}

/** Money of an order that went back, before and after a refund. */
export interface OrderRefund {
  totalCents: number
  beforeCents: number
  afterCents: number
}

/**
 * What a refund takes off the vouchers of an order: the part that the price of its other lines does not cover. Unused
 * vouchers come first, value vouchers before those for a course, the newest before older ones. A value voucher loses the
 * same share of its face value as of its price; one for a course cannot be worth half and loses all. Used parts stay.
 * @param vouchers all of the order, oldest first
 * @returns cents to take off the balance of each
 */
export function reduceVouchers(vouchers: readonly RefundedVoucher[], refund: OrderRefund): number[] {
  const otherCents = refund.totalCents - vouchers.reduce((sum, { priceCents }) => sum + priceCents, 0)
  const beyondOthers = (refundedCents: number) => Math.max(0, refundedCents - Math.max(0, otherCents))
  let priceCents = beyondOthers(refund.afterCents) - beyondOthers(refund.beforeCents)
  const takes = vouchers.map(() => 0)
  const order = vouchers
    .map((voucher, index) => ({ voucher, index }))
    .filter(({ voucher }) => !voucher.voided && voucher.balanceCents > 0 && voucher.priceCents > 0)
    .sort((a, b) => rank(a.voucher) - rank(b.voucher) || b.index - a.index)
  for (const { voucher, index } of order) {
    if (priceCents <= 0) break
    const { kind, amountCents, balanceCents } = voucher
    const share = Math.ceil((priceCents * amountCents) / voucher.priceCents)
    const takesAll = kind === 'course' || share >= balanceCents
    takes[index] = takesAll ? balanceCents : share
    priceCents -= takesAll ? Math.floor((balanceCents * voucher.priceCents) / amountCents) : priceCents
  }
  return takes
}

function rank({ kind, amountCents, balanceCents }: RefundedVoucher): number {
  return (balanceCents < amountCents ? 2 : 0) + (kind === 'course' ? 1 : 0)
}

export interface RefundedVoucher {
  kind: 'course' | 'value'
  priceCents: number
  amountCents: number
  balanceCents: number
  voided: boolean
}

export interface OrderRefund {
  totalCents: number
  beforeCents: number
  afterCents: number
}

/**
 * Cents that a refund takes off each voucher, beyond what the other lines cover: unused before used, value before
 * course, newest first. A value voucher loses the same share of face value as of price, a course voucher all.
 * `vouchers`: oldest first.
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

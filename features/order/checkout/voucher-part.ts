import { payableByVoucher } from '#kernel/least-payment.ts'

interface CartMoney {
  totalCents: number
  /** Of goods: a voucher pays for no other voucher, whose last day would only be a later one. */
  goodsCents: number
  restCents: number
}

/** What a voucher takes over of a cart: as much as it can, but never so that less than the least payment is left. */
export function voucherPart({ totalCents, goodsCents, restCents }: CartMoney): number {
  return payableByVoucher(totalCents, Math.min(goodsCents, restCents))
}

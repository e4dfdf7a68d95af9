import type { VoucherGift } from '#kernel/voucher-gift.ts'
import type { OrderState } from '../order.ts'
import type { LineKind, OrderVoucher } from '../order-details.ts'

/** An order for the holder of its reference (`GET /api/orders/:reference`), without name and address. */
export interface OrderSummary {
  number: string
  /** `pending_payment`: poll again. `paid` and later: empty the cart. `expired`, `cancelled`: nothing was charged. */
  state: OrderState
  isAccepted: boolean
  test: boolean
  currency: string
  totalCents: number
  /** The part that a voucher paid; `voucherReturned`: it has it back, or so much of it. */
  voucherCents: number
  voucherReturned: boolean
  voucherReturnedCents: number
  refundedCents: number
  /** Charged back by the buyer's bank, in addition. */
  withdrawnCents: number
  /** The buyer's bank decides about it; more than zero during a dispute. */
  contestedCents: number
  sent: boolean
  parcels: OrderSummaryParcel[]
  placedAt: string
  /** That the buyer accepted; null until then. */
  termsVersion: string | null
  emailHint: string | null
  /** Something leaves by post: goods, or vouchers ordered so. */
  hasGoods: boolean
  hasVouchers: boolean
  lines: OrderSummaryLine[]
  /** Partly used or void. */
  changedVouchers: Pick<OrderVoucher, 'lastFour' | 'amountCents' | 'balanceCents' | 'voided'>[]
}

/** Sent and not undone. */
export interface OrderSummaryParcel {
  /** From 1. */
  number: number
  /** ISO 8601. */
  sentAt: string
  trackingNumber: string | null
  trackingUrl: string | null
  lines: { title: string; quantity: number }[]
}

export interface OrderSummaryLine {
  kind: LineKind
  variantId: string
  productTitle: string
  variantTitle: string
  quantity: number
  unitPriceCents: number
  totalCents: number
  /** The address of the recipient as a hint alone. */
  gift: VoucherGift | null
}

export const ACCEPTED: readonly OrderState[] = [
  'invoiced',
  'paid',
  'fulfilled',
  'partially_refunded',
  'refunded',
]

export function isAccepted(state: OrderState): boolean {
  return ACCEPTED.includes(state)
}

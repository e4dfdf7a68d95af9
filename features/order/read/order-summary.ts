import type { OrderState } from '../order.ts'
import type { LineKind, OrderVoucher } from '../order-details.ts'

/**
 * What `/success` may tell to whoever holds the order's reference (`GET /api/orders/:reference`). No name, no
 * address: only enough to recognise the order.
 */
export interface OrderSummary {
  number: string
  /**
   * `pending_payment`: the payment is being confirmed, ask again shortly. `paid` and later: the order stands,
   * the cart can be emptied (`isAccepted`). `expired` and `cancelled`: nothing was charged.
   */
  state: OrderState
  /** True once the order is paid, also when it was shipped or refunded since. */
  isAccepted: boolean
  /** Paid at the test till: no money moved. */
  test: boolean
  /** Lower-case ISO 4217. */
  currency: string
  totalCents: number
  /** What of that has gone back. */
  refundedCents: number
  /** Goods were posted, or the vouchers' mail has been sent. */
  sent: boolean
  /** ISO 8601. */
  placedAt: string
  /** Where the confirmation goes, masked: `m…@example.ch`. Null before payment. */
  emailHint: string | null
  /** At least one line is shipped. */
  hasGoods: boolean
  /** At least one line is a voucher, sent by e-mail. */
  hasVouchers: boolean
  lines: OrderSummaryLine[]
  /** Vouchers that were partly used or are void. */
  changedVouchers: Pick<OrderVoucher, 'lastFour' | 'amountCents' | 'balanceCents' | 'voided'>[]
}

export interface OrderSummaryLine {
  kind: LineKind
  productTitle: string
  /** Empty when the product has only one variant. */
  variantTitle: string
  quantity: number
  unitPriceCents: number
  totalCents: number
}

/** States after the money arrived. */
const ACCEPTED: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded', 'refunded']

export function isAccepted(state: OrderState): boolean {
  return ACCEPTED.includes(state)
}

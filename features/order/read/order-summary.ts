import type { OrderState } from '../order.ts'
import type { OrderDetails, OrderLine, OrderVoucher } from '../order-details.ts'

/** An order for the holder of its reference (`GET /api/orders/:reference`), without name and address. */
export interface OrderSummary
  extends Pick<
    OrderDetails,
    | 'test'
    | 'currency'
    | 'totalCents'
    | 'voucherCents'
    | 'voucherReturnedCents'
    | 'refundedCents'
    | 'withdrawnCents'
    | 'contestedCents'
  > {
  number: string
  /** `pending_payment`: poll again. `paid` and later: empty the cart. `expired`, `cancelled`: nothing was charged. */
  state: OrderState
  isAccepted: boolean
  voucherReturned: boolean
  /** All of it has left. */
  isSent: boolean
  /** Nothing of it is to be sent any more. */
  isDone: boolean
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

/** In `gift` the address of the recipient as a hint alone. */
export type OrderSummaryLine = Omit<OrderLine, 'id' | 'productId'>

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

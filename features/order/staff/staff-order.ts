import type { ListPages } from '#kernel/list-page.ts'
import type { VoucherGift } from '#kernel/voucher-gift.ts'
import type { StaffVoucherUse } from '#kernel/voucher-use.ts'
import type { OrderDetails, OrderVoucher } from '../order-details.ts'
import type { OrderAction } from '../order.ts'

/** `to_send`: not or partly sent. `invoiced`: open on invoice. `attention`: staff have to decide. */
export const ORDER_FILTERS = ['all', 'to_send', 'invoiced', 'sent', 'refunded', 'attention'] as const
export type OrderFilter = (typeof ORDER_FILTERS)[number]

/** What the list can be sorted by. */
export const ORDER_SORTS = ['buyer', 'total'] as const
export type OrderSort = (typeof ORDER_SORTS)[number]

export const MAX_ORDER_SEARCH = 100

export interface StaffOrders extends ListPages {
  orders: StaffOrder[]
  /** Each at most one above `MOST_COUNTED`. */
  counts: Record<OrderFilter, number>
}

export const STAFF_ORDER_COLUMNS = [
  'number',
  'state',
  'currency',
  'totalCents',
  'voucherCents',
  'voucherReturnedCents',
  'refundedCents',
  'withdrawnCents',
  'contestedCents',
  'needsAttention',
  'test',
] as const satisfies (keyof OrderDetails)[]

export interface StaffOrder extends Pick<OrderDetails, (typeof STAFF_ORDER_COLUMNS)[number]> {
  /** It has its part back, or so much of it. */
  voucherReturned: boolean
  /** Refund pending at the provider, in addition. */
  refundOnItsWayCents: number
  /** Refused by the provider and still due: what a refund tried again is of. */
  refundFailedCents: number
  /** Up to this refund the vouchers have lost value: more than refunded when a refund did not arrive. */
  voucherRefundCents: number
  name: string | null
  email: string | null
  lines: StaffOrderLine[]
  vouchers: StaffOrderVoucher[]
  shipped: boolean
  can: Record<OrderAction, boolean>
  /** Sent and not undone. */
  parcels: number
  /** When all of it had left. */
  sentAt: string | null
  /** Null for vouchers only. */
  address: string | null
  placedAt: string
  /** That the buyer accepted. */
  termsVersion: string | null
}

export interface StaffOrderLine {
  /** In the back office's language: `2 × Feuerstahl`. */
  title: string
  gift: VoucherGift | null
  giftQueuedAt: string | null
}

export interface StaffOrderVoucher {
  lastFour: string
  kind: OrderVoucher['kind']
  priceCents: number
  amountCents: number
  balanceCents: number
  voided: boolean
  uses: StaffVoucherUse[]
}

import type { DeliveryAddress, DeliveryCountry } from '#features/order/parcels/delivery-address.ts'
import type { Carrier, Pieces } from '#features/order/parcels/parcel.ts'
import type { StaffOrderPage } from '#features/order/staff/staff-order-page.ts'
import type { StaffOrders } from '#features/order/staff/staff-order.ts'
import type { Action, Nothing } from '../api/staff-api.ts'

/** `POST` below `/api/staff`. */
export interface OrderPosts {
  '/orders/:id/refund': Action<OrderRefund, { refundCents: number }>
  /** Paid back another way: what is due of refunds that failed, in Rappen, as shown. */
  '/orders/:id/refund-settlement': Action<{ cents: number }>
  /** On invoice, of which nothing has left. */
  '/orders/:id/cancellation': Action<Nothing>
  '/orders/:id/voucher-return': Action<Nothing>
  /** `id`: new per decision. */
  '/orders/:id/parcels': Action<ParcelRequest, { position: number }>
  '/orders/:id/parcel-reversal': Action<{ parcel: string }>
  '/orders/:id/returns': Action<ReturnRequest, { voucherCents: number; cardCents: number }>
  /** What is still to be sent goes there. */
  '/orders/:id/address': Action<AddressCorrection>
  '/orders/:id/notes': Action<{ id: string; note: string }>
  '/orders/:id/fulfilment': Action<Nothing, { fulfilledAt: string }>
}

/** `GET` below `/api/staff`. */
export interface OrderAnswers {
  '/orders': StaffOrders
  /** By its number. */
  '/orders/:id': { page: StaffOrderPage }
}

interface ParcelRequest {
  id: string
  carrier: Carrier | null
  trackingNumber: string | null
  lines: Pieces[]
}

interface AddressCorrection {
  id: string
  address: DeliveryAddress & { country: DeliveryCountry }
  /** Corrections that were shown. */
  seen: number
}

interface ReturnRequest {
  id: string
  lines: Pieces[]
  restock: boolean
  refundCents: number
}

interface OrderRefund {
  amountCents: number
  /** Already refunded when staff looked. */
  refundedCents: number
  /** Idempotency key. */
  key: string
  /** Keys of what the order's vouchers were redeemed for, as shown and confirmed. */
  acknowledgedUses: string[]
}

import { contract, file, get, NUMBERED, post } from '#kit/contract.ts'
import {
  cents,
  choice,
  decisionId,
  flag,
  json,
  listOf,
  nullable,
  optional,
  required,
  requestKey,
  text,
  uuid,
  withFallback,
  count,
} from '#kit/fields.ts'
import type { DeliveryAddress, DeliveryCountry } from '../parcels/delivery-address.ts'
import { CARRIERS, MAX_ORDER_NOTE, type Pieces } from '../parcels/parcel.ts'
import { ORDER_REFUSALS } from './order-refusals.ts'
import type { StaffOrderPage } from './staff-order-page.ts'
import { MAX_ORDER_SEARCH, ORDER_FILTERS, ORDER_SORTS, type StaffOrders } from './staff-order.ts'

const MOST_CENTS = 100_000_000
const MOST_CORRECTIONS = 1000

export const orderList = listOf({
  filters: ORDER_FILTERS,
  first: 'all',
  whenSearched: 'all',
  sorts: ORDER_SORTS,
  searchLength: MAX_ORDER_SEARCH,
})

/** Or a reason. */
const NOTE = required(text(MAX_ORDER_NOTE))
const MONEY = { permission: 'refunds', risk: 'returns_money' } as const

/** Orders by their number: parcels with their paper, returns and refunds, notes. */
export const orders = contract(
  {
    permission: 'orders',
    refusals: ORDER_REFUSALS,
    missing: 'unknown_order',
    id: NUMBERED,
    subject: 'number',
    words: 'staff-orders',
  },
  {
    list: get('/orders', orderList.fields).answers<StaffOrders>(),
    csv: file('/orders.csv', orderList.selection, { risk: 'exports_data', audit: 'list_exported' }),
    read: get('/orders/:id').answers<{ page: StaffOrderPage }>(),
    fulfil: post('/orders/:id/fulfilment', {}, { audit: 'order_fulfilled' }).answers<{
      fulfilledAt: string
    }>(),
    sendParcel: post(
      '/orders/:id/parcels',
      {
        decision: decisionId(),
        carrier: nullable(choice(CARRIERS)),
        trackingNumber: nullable(json<string>()),
        lines: json<Pieces[]>(),
      },
      { audit: 'parcel_sent' },
    ).answers<{ position: number }>(),
    takeBackParcel: post('/orders/:id/parcel-reversal', { parcel: uuid() }, { audit: 'parcel_taken_back' }),
    /** Typing errors; what was sent keeps the address to which it went. `seen`: corrections that were shown. */
    correctAddress: post(
      '/orders/:id/address',
      {
        decision: decisionId(),
        address: json<DeliveryAddress & { country: DeliveryCountry }>(),
        seen: count(0, MOST_CORRECTIONS),
      },
      { audit: 'order_address_corrected' },
    ),
    note: post('/orders/:id/notes', { decision: decisionId(), note: NOTE }, { audit: 'order_noted' }),
    /** A parcel that was sent; or what is ticked for the next one, `lineId.quantity` with commas; or all that is unsent. */
    slip: file('/orders/:id/packing-slip', { parcel: optional(uuid()), lines: optional(json<string>()) }),
    label: file('/orders/:id/label'),
    /** On invoice, of which nothing has left. */
    cancel: post('/orders/:id/cancellation', {}, { permission: 'refunds', audit: 'order_cancelled' }),
    returnVoucher: post('/orders/:id/voucher-return', {}, { ...MONEY, audit: 'order_refunded' }),
    comeBack: post(
      '/orders/:id/returns',
      {
        decision: decisionId(),
        lines: json<Pieces[]>(),
        restock: flag(),
        refundCents: cents(0, MOST_CENTS),
      },
      { ...MONEY, audit: 'order_returned' },
    ).answers<{ voucherCents: number; cardCents: number }>(),
    /** Paid back another way: what is due of refunds that failed, as shown. */
    closeRefund: post(
      '/orders/:id/refund-settlement',
      { cents: cents(0, MOST_CENTS) },
      { ...MONEY, audit: 'order_paid_back' },
    ),
    /** `refundedCents`: already refunded when staff looked; `acknowledgedUses`: what its vouchers were redeemed for, as shown and confirmed. */
    refund: post(
      '/orders/:id/refund',
      {
        amountCents: optional(cents(1, MOST_CENTS)),
        refundedCents: cents(0, MOST_CENTS),
        key: requestKey(),
        acknowledgedUses: withFallback(json<string[]>(), []),
      },
      { ...MONEY, audit: 'order_refunded' },
    ).answers<{ refundCents: number }>(),
  },
)

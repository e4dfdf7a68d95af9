import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { refundOrder } from '#features/order/payment/refund-order.server.ts'
import { returnOrderVoucher } from '#features/order/payment/return-order-voucher.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { voucherPort } from '../../orders/order-ports.ts'
import { answer, answerWith } from '../answer-staff.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const MOST_CENTS = 100_000_000

const refund = z.object({
  amountCents: z.int().min(1).max(MOST_CENTS).exactOptional(),
  /** Already refunded when staff looked. */
  refundedCents: z.int().min(0).max(MOST_CENTS),
  key: z.string().regex(/^[0-9a-f]{32}$/),
  /** Bookings that use its vouchers, as shown and confirmed. */
  acknowledgedBookings: z.array(z.int().min(1).max(2_147_483_647)).max(500).default([]),
})

/** Refund through the provider; `id` is the order number. */
export function orderRefundEndpoint(route: StaffRoute, deps: StaffDeps): void {
  const orderDeps = { ...deps, vouchers: voucherPort(deps.key) }
  route(
    'POST',
    '/orders/:id/voucher-return',
    'refunds',
    'returns_money',
    noBody,
    async ({ id, member, reply }) => {
      const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
      const onReturned = (tx: Transaction, refundCents: number) =>
        recordAction(tx, {
          at: deps.clock(),
          action: 'order_refunded',
          actorId: member.id,
          detail: { number, refundCents, toVoucher: true },
        })
      return answer(reply, await returnOrderVoucher(orderDeps, number, onReturned))
    },
  )

  route(
    'POST',
    '/orders/:id/refund',
    'refunds',
    'returns_money',
    refund,
    async ({ id, member, body, reply }) => {
      const { amountCents, refundedCents, key, acknowledgedBookings } = body
      const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
      const used = acknowledgedBookings.length > 0 && { acknowledgedBookings }
      const onOwed = (tx: Transaction, refundCents: number) =>
        recordAction(tx, {
          at: deps.clock(),
          action: 'order_refunded',
          actorId: member.id,
          detail: { number, refundCents, ...used },
        })
      const request = { amountCents, seenRefundedCents: refundedCents, requestKey: key, acknowledgedBookings }
      return answerWith(reply, await refundOrder(orderDeps, number, request, onOwed), (owed) => owed)
    },
  )
}

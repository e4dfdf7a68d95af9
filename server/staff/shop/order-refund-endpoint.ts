import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { refundOrder } from '#features/order/payment/refund-order.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { voucherPort } from '../../orders/order-ports.ts'
import { answerWith } from '../answer-staff.ts'
import type { StaffDeps, StaffRoute } from '../staff-deps.ts'

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

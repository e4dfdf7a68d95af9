import { z } from 'zod'
import { recordAction } from '#features/account/audit.server.ts'
import { refundOrder } from '#features/order/refund-order.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { answer, answerInvalid } from './answer-staff.ts'
import type { StaffDeps, StaffRoute } from './staff-deps.ts'

/** Undefined: all that is left. */
const refund = z.object({ amountCents: z.int().min(1).max(100_000_000).exactOptional() })

/** Money of an order goes back through the provider; the address has the order's number. */
export function orderRefundEndpoint(route: StaffRoute, deps: StaffDeps): void {
  route('POST', '/orders/:id/refund', async ({ id, member, body, reply }) => {
    const parsed = refund.safeParse(body)
    if (!parsed.success) return answerInvalid(reply, parsed.error.issues)
    const number = /^\d{1,9}$/.test(id) ? Number(id) : 0
    const onOwed = (tx: Transaction, refundCents: number) =>
      recordAction(tx, {
        at: deps.clock(),
        action: 'order_refunded',
        actorId: member.id,
        detail: { number, refundCents },
      })
    const { amountCents } = parsed.data
    return answer(reply, await refundOrder(deps, number, { amountCents, onOwed }), (owed) => owed)
  })
}

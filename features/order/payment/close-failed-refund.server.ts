import { accept, refuse } from '#kernel/result.ts'
import { listFailedRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { changeOrder, type OrderCall } from '../change-order.server.ts'
import { updateOrder } from '../database/orders-repository.server.ts'
import { readReturns } from '../database/parcels-repository.server.ts'
import { failedDueCents } from './failed-refund.ts'
import { applyRefund, type RecordPaymentDeps } from './record-payment.server.ts'

/**
 * Records that what is due of failed refunds was paid back another way: the order and its vouchers follow as after a
 * refund. Refused when it differs from `cents` that were seen, in Rappen; 0 closes an order of which nothing is due any more.
 */
export function closeFailedRefund(deps: RecordPaymentDeps, call: OrderCall<{ cents: number }>) {
  return changeOrder(deps, call, async (tx, order, now) => {
    if (!order.needsAttention.includes('refund_failed')) return refuse({ code: 'no_refund_due' })
    if (order.contestedCents > 0) return refuse({ code: 'payment_disputed' })
    if (order.refundOnItsWayCents > 0) return refuse({ code: 'refund_on_its_way' })
    const failed = await listFailedRefunds(tx, 'order', [order.id])
    const cents = failedDueCents(order, failed, await readReturns(tx, [order.id]))
    if (cents !== call.input.cents) return refuse({ code: 'amount_changed', cents })
    if (cents === 0) {
      const needsAttention = order.needsAttention.filter((each) => each !== 'refund_failed')
      await updateOrder(tx, order.id, { needsAttention, updatedAt: now })
    } else {
      await applyRefund(tx, deps, order, {
        id: `paid-back-${crypto.randomUUID()}`,
        paymentId: order.paymentId,
        refundedCents: order.refundedCents + cents,
        // The mail would say that the money comes the way it was paid.
        isNotified: false,
        now,
      })
    }
    await call.record(tx, { refundCents: cents })
    return accept({})
  })
}

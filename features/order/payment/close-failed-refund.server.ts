import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { listFailedRefunds, listPendingRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { changeOrder, type OrderCall } from '../change-order.server.ts'
import { type StoredOrder, updateOrder } from '../database/orders-repository.server.ts'
import { readReturns } from '../database/parcels-repository.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { readOrderLines } from '../read/read-order.server.ts'
import { failedDueCents } from './failed-refund.ts'
import { applyPaymentEvent } from './record-payment.server.ts'

type CloseDeps = Pick<OrderDeps, 'db' | 'clock' | 'catalog' | 'vouchers' | 'ownerEmail' | 'legal'>

/**
 * Records that what is due of failed refunds was paid back another way: the order and its vouchers follow as after a
 * refund. Refused when it differs from `cents` that were seen, in Rappen; 0 closes an order of which nothing is due any more.
 */
export function closeFailedRefund(deps: CloseDeps, call: OrderCall<{ cents: number }>) {
  return changeOrder(deps, call, async (tx, order) => {
    if (!order.needsAttention.includes('refund_failed')) return refuse({ code: 'no_refund_due' })
    if (order.contestedCents > 0) return refuse({ code: 'payment_disputed' })
    const pending = order.paymentId ? await listPendingRefunds(tx, [order.paymentId]) : []
    if (pending.length > 0) return refuse({ code: 'refund_on_its_way' })
    const failed = await listFailedRefunds(tx, 'order', [order.id])
    const cents = failedDueCents(order, failed, await readReturns(tx, [order.id]))
    if (cents !== call.input.cents) return refuse({ code: 'amount_changed', cents })
    await paidBack(tx, deps, order, cents)
    await call.record(tx, { refundCents: cents })
    return accept({})
  })
}

async function paidBack(tx: Transaction, deps: CloseDeps, order: StoredOrder, cents: number): Promise<void> {
  const now = deps.clock()
  if (cents === 0) {
    const needsAttention = order.needsAttention.filter((each) => each !== 'refund_failed')
    return updateOrder(tx, order.id, { needsAttention, updatedAt: now })
  }
  const { id: orderId, sessionId, paymentId } = order
  const refundedCents = order.refundedCents + cents
  const head = { id: `paid-back-${crypto.randomUUID()}`, occurredAt: now, orderId, sessionId, paymentId }
  const event = { ...head, kind: 'refunded', refundedCents } as const
  const lines = await readOrderLines(tx, orderId)
  const written: Promise<unknown>[] = []
  // The mail would say that the money comes the way it was paid.
  const about = { order, lines, isNotified: false }
  await applyPaymentEvent(deps, tx, about, event, now, (statement) => written.push(statement))
  await Promise.all(written)
}

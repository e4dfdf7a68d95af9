import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import { findRefundOfProvider, settleRefund } from '#platform/payments/refunds/refunds-repository.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { findOrderIdOfPayment, lockOrder, updateOrder } from '../database/orders-repository.server.ts'

/** Flags an order whose promised refund failed. */
export function recordFailedOrderRefund(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  provider: PaymentProvider,
  event: PaymentEvent & { kind: 'refund_failed' },
): Promise<'applied' | 'unchanged' | 'unknown_order'> {
  return db.transaction(async (tx) => {
    const orderId = await findOrderIdOfPayment(tx, provider, event)
    const order = orderId && (await lockOrder(tx, { id: orderId }))
    if (!order) return 'unknown_order'
    const refund = await findRefundOfProvider(tx, provider, event.refundId)
    const lost = { state: 'failed', lastError: 'did not arrive', settledAt: clock() } as const
    if (refund && !(await settleRefund(tx, refund.id, 'done', lost))) return 'unchanged'
    const needsAttention = [...new Set([...order.needsAttention, 'refund_failed' as const])]
    await updateOrder(tx, order.id, { needsAttention, updatedAt: clock() })
    return 'applied'
  })
}

import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import {
  addLostRefund,
  findRefundOfProvider,
  isRefundUnanswered,
  listFailedRefunds,
  lowerRefundsBefore,
  settleRefund,
} from '#platform/payments/refunds/refunds-repository.ts'
import {
  findOrderIdOfPayment,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from '../database/orders-repository.server.ts'
import { readReturns } from '../database/parcels-repository.server.ts'
import { enqueueOrderNotice } from '../mail/enqueue-order-notice.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { failedDueCents } from './failed-refund.ts'
import { disputedMoneyOfOrder } from './record-order-dispute.server.ts'

type FailedRefundEvent = PaymentEvent & { kind: 'refund_failed' }

/**
 * A refund of an order, ours or of the provider's dashboard, did not arrive: its amount is ours again and due. Once
 * per refund, whatever number of events tell of it. Throws while a refund is unanswered, so that the provider sends the
 * event again: it may be this one, or adds to what was refunded.
 */
export function recordFailedOrderRefund(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'ownerEmail'>,
  provider: PaymentProvider,
  event: FailedRefundEvent,
): Promise<'applied' | 'unchanged' | 'unknown_order'> {
  return deps.db.transaction(async (tx) => {
    const orderId = await findOrderIdOfPayment(tx, provider, event)
    const order = orderId && (await lockOrder(tx, { id: orderId }))
    if (!order) return 'unknown_order'
    const now = deps.clock()
    const cents = await settleLost(tx, order, event, now)
    if (cents === undefined) return 'unchanged'
    const lowered = { ...order, refundedCents: order.refundedCents - cents }
    const changes = { refundedCents: lowered.refundedCents, ...(await disputedMoneyOfOrder(tx, lowered)) }
    const failed = await listFailedRefunds(tx, 'order', [order.id])
    const due = failedDueCents({ ...lowered, ...changes }, failed, await readReturns(tx, [order.id]))
    // What a dispute took is the bank's business.
    const attention = due > 0 ? [...order.needsAttention, 'refund_failed' as const] : order.needsAttention
    await updateOrder(tx, order.id, { ...changes, needsAttention: [...new Set(attention)], updatedAt: now })
    if (due > 0) await enqueueOrderNotice(tx, deps, order.id)
    return 'applied'
  })
}

/** @returns what came back, in Rappen; undefined when that is known already */
async function settleLost(
  tx: Transaction,
  order: StoredOrder,
  { refundId, amountCents, paymentId: reportedPaymentId }: FailedRefundEvent,
  now: Date,
): Promise<number | undefined> {
  const paymentId = reportedPaymentId ?? order.paymentId
  if (!paymentId) return undefined
  const payment = { provider: order.provider, paymentId }
  const ours = await findRefundOfProvider(tx, order.provider, refundId)
  const cents = Math.min(ours?.amountCents ?? amountCents, order.refundedCents)
  const lost = { lastError: 'did not arrive', beforeCents: order.refundedCents - cents, settledAt: now }
  if (ours?.state === 'failed') return undefined
  if (await isRefundUnanswered(tx, payment))
    throw new Error(`order ${order.id}: a refund failed while one is unanswered`)
  if (ours) {
    if (!(await settleRefund(tx, ours.id, 'done', { state: 'failed', ...lost }))) return undefined
  } else {
    if (cents === 0) return undefined
    const refund = { subject: 'order', subjectId: order.id, amountCents: cents, createdAt: now } as const
    await addLostRefund(tx, { ...payment, ...refund, ...lost, refundId })
  }
  await lowerRefundsBefore(tx, payment, cents)
  return cents
}

import { eq } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  isOwed,
  keepRefundId,
  oweRefund,
  settleRefund,
  type StoredPaymentRefund,
} from '#platform/payments/refunds/refunds-repository.ts'
import type { RefundOutcome } from '#platform/payments/refunds/send-owed-refund.ts'
import type { OrderState } from './order.ts'
import { orders } from './order.tables.server.ts'
import type { OrderDeps } from './order-deps.server.ts'
import { lockOrder, updateOrder } from './orders-repository.server.ts'
import { applyPaymentEvent, oweOrderNotice } from './record-payment.server.ts'

export type RefundOrderRefusal = {
  code: 'unknown_order' | 'no_refund_due' | 'more_than_left' | 'refund_on_its_way' | 'provider_changed'
}

const REFUNDABLE: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded']

/**
 * Owes a buyer part or all of what was paid back, through the provider that took it. State, vouchers and diary follow
 * when the provider has agreed. One refund at a time.
 * @param amountCents all that is left, unless told. `onOwed` runs in the same transaction.
 */
export async function refundOrder(
  { db, clock, payments }: Pick<OrderDeps, 'db' | 'clock' | 'payments'>,
  number: number,
  {
    amountCents,
    onOwed,
  }: {
    amountCents?: number | undefined
    onOwed?: (tx: Transaction, refundCents: number) => Promise<void>
  } = {},
): Promise<Result<{ refundCents: number }, RefundOrderRefusal>> {
  return db.transaction(async (tx): Promise<Result<{ refundCents: number }, RefundOrderRefusal>> => {
    const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    const order = found && (await lockOrder(tx, { id: found.id }))
    if (!order) return refuse({ code: 'unknown_order' })
    const left = order.totalCents - order.refundedCents
    const refundCents = amountCents ?? left
    if (!REFUNDABLE.includes(order.state) || refundCents < 1 || !order.paymentId)
      return refuse({ code: 'no_refund_due' })
    if (refundCents > left) return refuse({ code: 'more_than_left' })
    if (order.provider !== payments.provider) return refuse({ code: 'provider_changed' })
    const owed = await oweRefund(tx, {
      provider: order.provider,
      paymentId: order.paymentId,
      subject: 'order',
      subjectId: order.id,
      amountCents: refundCents,
      beforeCents: order.refundedCents,
      createdAt: clock(),
    })
    if (!owed) return refuse({ code: 'refund_on_its_way' })
    await onOwed?.(tx, refundCents)
    return accept({ refundCents })
  })
}

/** Writes down what the provider said of a refund; its own event about it may have been faster. */
export async function settleOrderRefund(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'catalog' | 'vouchers' | 'ownerEmail'>,
  refund: StoredPaymentRefund,
  outcome: RefundOutcome,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: refund.subjectId })
    if (!order) throw new Error(`refund ${refund.id}: no order has its payment`)
    const now = deps.clock()
    if (outcome.kind === 'unanswered') {
      if (order.needsAttention.includes('refund_stuck') || !(await isOwed(tx, refund))) return
      const needsAttention = [...order.needsAttention, 'refund_stuck' as const]
      await updateOrder(tx, order.id, { needsAttention, updatedAt: now })
      return oweOrderNotice(tx, deps, order.id)
    }
    if (outcome.kind === 'failed') {
      const failed = { state: 'failed', lastError: outcome.reason, settledAt: now } as const
      if (!(await settleRefund(tx, refund.id, 'owed', failed))) return
      const others = order.needsAttention.filter((each) => each !== 'refund_stuck')
      const needsAttention = [...new Set([...others, 'refund_failed' as const])]
      return updateOrder(tx, order.id, { needsAttention, updatedAt: now })
    }
    const { refundId } = outcome
    const done = { state: 'done', refundId, settledAt: now } as const
    if (!(await settleRefund(tx, refund.id, 'owed', done))) await keepRefundId(tx, refund.id, refundId)
    const head = { id: `refund-${refund.id}`, occurredAt: now, orderId: order.id, sessionId: order.sessionId }
    const refundedCents = refund.beforeCents + refund.amountCents
    const event = { ...head, paymentId: refund.paymentId, kind: 'refunded', refundedCents } as const
    await applyPaymentEvent(deps, tx, order, event, now)
  })
}

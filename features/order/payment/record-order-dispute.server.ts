import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  ATTENTION_OF_STATUS,
  type DisputeAttention,
  type DisputedMoney,
  disputedMoney,
  settledAttention,
} from '#platform/payments/disputes/dispute.ts'
import { listDisputes, recordDispute } from '#platform/payments/disputes/disputes-repository.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import {
  haltRefunds,
  listHaltedRefunds,
  resumeRefund,
} from '#platform/payments/refunds/refunds-repository.ts'
import {
  findOrderIdOfPayment,
  insertPaymentEvent,
  lockOrder,
  type StoredOrder,
  updateOrder,
} from '../database/orders-repository.server.ts'
import { enqueueOrderNotice } from '../mail/enqueue-order-notice.server.ts'
import { payableCents } from '../order.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { refundableCents } from '../order.ts'
import { readOrderLines } from '../read/read-order.server.ts'

type Deps = Pick<OrderDeps, 'db' | 'clock' | 'vouchers' | 'ownerEmail'>

/** Processes the dispute event of a provider, once and in any order (ADR-027). Locks the order, then its vouchers. */
export function recordOrderDispute(
  deps: Deps,
  provider: PaymentProvider,
  event: PaymentEvent & { kind: 'disputed' },
): Promise<'applied' | 'unchanged' | 'duplicate' | 'unknown_order'> {
  const { disputeId, disputedCents, standing, occurredAt } = event
  return deps.db.transaction(async (tx) => {
    const orderId = await findOrderIdOfPayment(tx, provider, event)
    const order = orderId && (await lockOrder(tx, { id: orderId }))
    const paymentId = event.paymentId ?? (order && order.paymentId)
    if (!order || !paymentId) return 'unknown_order'
    const receivedAt = deps.clock()
    const seen = { provider, eventId: event.id, orderId: order.id, kind: event.kind, occurredAt, receivedAt }
    if (!(await insertPaymentEvent(tx, seen))) return 'duplicate'
    const dispute = { disputeId, disputedCents, standing, reportedAt: occurredAt }
    if ((await recordDispute(tx, { provider, paymentId }, dispute)) === 'unchanged') return 'unchanged'
    await applyOrderDisputes(tx, deps, { ...order, paymentId }, ATTENTION_OF_STATUS[standing], receivedAt)
    return 'applied'
  })
}

/**
 * Brings a locked order in line with its disputes: stops a refund that is not sent yet, sends it after all once no dispute
 * took anything, and voids vouchers, which could be spent before a dispute closes. Notifies the owner of a new reason.
 */
export async function applyOrderDisputes(
  tx: Transaction,
  deps: Deps,
  order: StoredOrder & { paymentId: string },
  reason: DisputeAttention,
  now: Date,
): Promise<void> {
  await haltRefunds(tx, [order.paymentId], now)
  const money = await disputedMoneyOfOrder(tx, order)
  if (reason === 'disputed' || reason === 'dispute_lost')
    await deps.vouchers.void(
      tx,
      (await readOrderLines(tx, order.id)).map(({ id }) => id),
      now,
    )
  const settled: readonly string[] = [...settledAttention(await listDisputes(tx, order)), 'refund_stuck']
  const others = order.needsAttention.filter((each) => each !== reason && !settled.includes(each))
  await updateOrder(tx, order.id, { ...money, needsAttention: [...others, reason], updatedAt: now })
  if (money.contestedCents + money.withdrawnCents === 0) {
    const [halted] = await listHaltedRefunds(tx, order)
    const isStillDue = halted?.beforeCents === order.refundedCents
    if (halted && isStillDue && halted.amountCents <= refundableCents({ ...order, ...money }))
      await resumeRefund(tx, halted.id)
  }
  if (!order.needsAttention.includes(reason)) await enqueueOrderNotice(tx, deps, order.id)
}

/** What disputes of an order's payment take, to be stored with its refunds. Needs the order's lock. */
export async function disputedMoneyOfOrder(
  tx: Transaction,
  {
    provider,
    paymentId,
    paidAt,
    refundedCents,
    ...money
  }: Pick<StoredOrder, 'provider' | 'paymentId' | 'paidAt' | 'totalCents' | 'voucherCents' | 'refundedCents'>,
): Promise<DisputedMoney> {
  if (!paidAt || !paymentId) return { contestedCents: 0, withdrawnCents: 0 }
  const disputes = await listDisputes(tx, { provider, paymentId })
  const amountCents = payableCents(money)
  return disputedMoney([{ amountCents, disputes }], Math.max(0, amountCents - refundedCents))
}

import { isOfProvider } from '#platform/payments/payments.ts'
import { resumeVouchers, suspendVouchers } from '#features/voucher/void-vouchers.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  findRefundOfRequest,
  isRefundPending,
  setProviderRefundId,
  enqueueRefund,
  settleRefund,
  type StoredPaymentRefund,
} from '#platform/payments/refunds/refunds-repository.ts'
import type { RefundOutcome } from '#platform/payments/refunds/send-pending-refund.ts'
import { recordUnnamedDispute } from '#platform/payments/disputes/disputes-repository.ts'
import { ORDER_RULES, refundableCents } from '../order.ts'
import { changeOrder, type OrderCall } from '../change-order.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { isAgreed } from '#kernel/voucher-use.ts'
import { lockOrder, updateOrder } from '../database/orders-repository.server.ts'
import { readOrderLines } from '../read/read-order.server.ts'
import type { WholeOrder } from '../read/whole-order.server.ts'
import { areCoveredByGoods } from './sold-vouchers.server.ts'
import { enqueueOrderNotice } from '../mail/enqueue-order-notice.server.ts'
import { applyOrderDisputes } from './record-order-dispute.server.ts'
import { applyRefund, type RecordPaymentDeps } from './record-payment.server.ts'

export interface RefundRequest {
  amountCents?: number | undefined
  /** As it was seen. */
  refundedCents: number
  /** 32 hex digits or a UUID, new per decision; idempotent. */
  key: string
  /** Keys of what its vouchers were redeemed for, shown and agreed to. */
  acknowledgedUses: readonly string[]
}

/**
 * Enqueues one refund at a time; affected vouchers are suspended until the provider answers. Locks order, then
 * vouchers.
 */
export function refundOrder(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'vouchers'>,
  call: OrderCall<RefundRequest>,
) {
  const { amountCents, refundedCents: seenCents, key: requestKey, acknowledgedUses } = call.input
  return changeOrder(deps, call, async (tx, order) => {
    const earlier = await findRefundOfRequest(tx, requestKey)
    if (earlier) {
      const isSame =
        earlier.subjectId === order.id && earlier.amountCents === (amountCents ?? earlier.amountCents)
      return isSame ? accept({ refundCents: earlier.amountCents }) : refuse({ code: 'request_key_reused' })
    }
    const { refundedCents } = order
    if (refundedCents !== seenCents) return refuse({ code: 'refunded_meanwhile', refundedCents })
    const refundCents = amountCents ?? refundableCents(order)
    const refund = { refundCents, requestKey, acknowledgedUses }
    const enqueued = await enqueueOrderRefund(tx, deps, order, refund)
    if (!enqueued.ok) return enqueued
    await call.record(tx, { refundCents, ...(acknowledgedUses.length > 0 && { acknowledgedUses }) })
    return accept({ refundCents })
  })
}

interface PendingRefund {
  refundCents: number
  requestKey: string
  /** `unless_covered`: no uses were shown, so used vouchers may not lose value. */
  acknowledgedUses: readonly string[] | 'unless_covered'
}

/** The refund of a locked order, in the transaction that decides on it. Locks its vouchers. */
export async function enqueueOrderRefund(
  tx: Transaction,
  { clock, payments, vouchers }: Pick<OrderDeps, 'clock' | 'payments' | 'vouchers'>,
  order: WholeOrder,
  { refundCents, requestKey, acknowledgedUses }: PendingRefund,
) {
  const { refundedCents } = order
  const left = refundableCents(order)
  if (!ORDER_RULES.refund({ ...order, contestedCents: 0 }) || refundCents < 1 || !order.paymentId)
    return refuse({ code: 'no_refund_due' })
  if (refundCents > left) return refuse({ code: 'more_than_left' })
  if (order.contestedCents > 0) return refuse({ code: 'payment_disputed' })
  if (!isOfProvider(payments, order)) return refuse({ code: 'provider_changed' })
  const lineIds = order.lines.map(({ id }) => id)
  const isCovered = areCoveredByGoods(order, order.lines, refundedCents + refundCents)
  const uses = await vouchers.lockUses(tx, lineIds)
  const mayGo =
    acknowledgedUses === 'unless_covered' ? isCovered || uses.length === 0 : isAgreed(uses, acknowledgedUses)
  if (!mayGo) return refuse({ code: 'vouchers_in_use', uses })
  const now = clock()
  const enqueued = await enqueueRefund(tx, {
    provider: order.provider,
    paymentId: order.paymentId,
    subject: 'order',
    subjectId: order.id,
    amountCents: refundCents,
    beforeCents: refundedCents,
    requestKey,
    createdAt: now,
  })
  if (!enqueued) return refuse({ code: 'refund_on_its_way' })
  if (!isCovered) await suspendVouchers(tx, lineIds, now)
  return accept({})
}

async function lineIdsOf(tx: Transaction, orderId: string): Promise<string[]> {
  return (await readOrderLines(tx, orderId)).map(({ id }) => id)
}

/** Records the outcome of a refund, unless its webhook already has. */
export async function settleOrderRefund(
  deps: RecordPaymentDeps,
  refund: StoredPaymentRefund,
  outcome: RefundOutcome,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: refund.subjectId })
    if (!order) throw new Error(`refund ${refund.id}: no order has its payment`)
    const now = deps.clock()
    if (outcome.kind === 'unanswered') {
      if (order.needsAttention.includes('refund_stuck') || !(await isRefundPending(tx, refund))) return
      const needsAttention = [...order.needsAttention, 'refund_stuck' as const]
      await updateOrder(tx, order.id, { needsAttention, updatedAt: now })
      return enqueueOrderNotice(tx, deps, order.id)
    }
    if (outcome.kind === 'disputed') {
      const { paymentId } = refund
      const known = await recordUnnamedDispute(tx, refund, now)
      if (known === 'recorded') await applyOrderDisputes(tx, deps, { ...order, paymentId }, 'disputed', now)
      const halted = { state: 'halted', lastError: outcome.reason, settledAt: now } as const
      if (known !== 'closed') return void (await settleRefund(tx, refund.id, 'owed', halted))
    }
    if (outcome.kind !== 'done') {
      const beforeCents = order.refundedCents
      const failed = { state: 'failed', lastError: outcome.reason, beforeCents, settledAt: now } as const
      if (!(await settleRefund(tx, refund.id, 'owed', failed))) return
      await resumeVouchers(tx, await lineIdsOf(tx, order.id))
      const others = order.needsAttention.filter((each) => each !== 'refund_stuck')
      const needsAttention = [...new Set([...others, 'refund_failed' as const])]
      await updateOrder(tx, order.id, { needsAttention, updatedAt: now })
      return enqueueOrderNotice(tx, deps, order.id)
    }
    const { refundId } = outcome
    const done = { state: 'done', refundId, settledAt: now } as const
    const isOurs =
      (await settleRefund(tx, refund.id, 'owed', done)) || (await settleRefund(tx, refund.id, 'halted', done))
    if (!isOurs) await setProviderRefundId(tx, refund.id, refundId)
    await applyRefund(tx, deps, order, {
      id: `refund-${refund.id}`,
      paymentId: refund.paymentId,
      refundedCents: refund.beforeCents + refund.amountCents,
      isNotified: true,
      now,
    })
  })
}

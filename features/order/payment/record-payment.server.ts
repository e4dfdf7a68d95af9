import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import type { PaymentEvent } from '#platform/payments/payments.ts'
import {
  decidePaymentEvent,
  type OrderEffect,
  type PaymentDecision,
  type PaymentFact,
  type AttentionReason,
} from '../order.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import {
  findOrderIdOfPayment,
  insertPaymentEvent,
  lockOrder,
  transitionOrder,
  readHeldLines,
  type StoredOrder,
  updateOrder,
} from '../database/orders-repository.server.ts'
import { readOrderLines, type StoredOrderLine } from '../read/read-order.server.ts'
import { enqueueOrderNotice } from '../mail/enqueue-order-notice.server.ts'
import { disputedMoneyOfOrder, recordOrderDispute } from './record-order-dispute.server.ts'
import { recordFailedOrderRefund } from './record-failed-order-refund.server.ts'
import { TERMS_VERSION } from '../checkout/terms-version.ts'

/** How long stock is held for an announced bank transfer. */
const PROCESSING_HOLD_DAYS = 7

type OrderEvent = Exclude<PaymentEvent, { kind: 'ignored' | 'refund_failed' | 'disputed' }>

type RecordPaymentDeps = Pick<OrderDeps, 'db' | 'clock' | 'catalog' | 'vouchers' | 'ownerEmail'>

export type RecordOutcome = 'applied' | 'unchanged' | 'duplicate' | 'unknown_order' | 'ignored'

/** Processes a verified event once, in one transaction. Locks the order, then its variants. */
export function recordPayment(
  deps: RecordPaymentDeps,
  provider: PaymentProvider,
  event: PaymentEvent,
): Promise<RecordOutcome> {
  if (event.kind === 'ignored') return Promise.resolve('ignored')
  if (event.kind === 'refund_failed') return recordFailedOrderRefund(deps, provider, event)
  if (event.kind === 'disputed') return recordOrderDispute(deps, provider, event)
  return deps.db.transaction(async (tx) => {
    const orderId = await findOrderIdOfPayment(tx, provider, event)
    const order = orderId && (await lockOrder(tx, { id: orderId }))
    if (!order) return 'unknown_order'
    const now = deps.clock()
    const isNew = await insertPaymentEvent(tx, {
      provider,
      eventId: event.id,
      orderId: order.id,
      kind: event.kind,
      occurredAt: event.occurredAt,
      receivedAt: now,
    })
    return isNew ? applyPaymentEvent(deps, tx, order, event, now) : 'duplicate'
  })
}

/** Applies an event to an order that the caller has locked. */
export async function applyPaymentEvent(
  deps: RecordPaymentDeps,
  tx: Transaction,
  order: StoredOrder,
  event: OrderEvent,
  now: Date,
): Promise<RecordOutcome> {
  const lines = await readOrderLines(tx, order.id)
  const hasVouchers = lines.some((line) => line.kind !== 'goods')
  const decision = decidePaymentEvent({ ...order, hasVouchers }, toFact(event))
  const attention = new Set<AttentionReason>([...order.needsAttention, ...decision.attention])
  if (event.kind === 'refunded') attention.delete('refund_stuck')
  await transitionOrder(tx, order, decision.path, { at: now, cause: `event:${event.id}` })
  const isPaidNow = event.kind === 'paid' && decision.path[0] === 'paid'
  if (isPaidNow) await updateOrder(tx, order.id, { ...customerColumns(event, now), updatedAt: now })
  for (const effect of decision.effects) {
    const reason = await runEffect(deps, tx, effect, { order, lines, event, now, decision })
    if (reason) attention.add(reason)
  }
  const isUnchanged =
    decision.path.length === 0 &&
    decision.effects.length === 0 &&
    decision.refundedCents === order.refundedCents &&
    decision.attention.every((reason) => order.needsAttention.includes(reason))
  if (isUnchanged) return 'unchanged'
  const isClosed = decision.path.includes('cancelled') || decision.path.includes('expired')
  await updateOrder(tx, order.id, {
    refundedCents: decision.refundedCents,
    ...(await disputedMoneyOfOrder(tx, { ...order, refundedCents: decision.refundedCents })),
    needsAttention: [...attention],
    paymentId: event.paymentId ?? order.paymentId,
    sessionId: order.sessionId ?? event.sessionId,
    ...(isClosed && { idempotencyHash: null }),
    updatedAt: now,
  })
  if (decision.refundedCents > order.refundedCents && order.paidAt && order.customerEmail)
    await enqueueMail(tx, {
      kind: ORDER_REFUNDED,
      to: order.customerEmail,
      language: order.language,
      payload: { orderId: order.id },
    })
  const isNews = decision.attention.some(
    (reason) => TOLD_AT_ONCE.includes(reason) && !order.needsAttention.includes(reason),
  )
  if (isNews) await enqueueOrderNotice(tx, deps, order.id)
  return 'applied'
}

export const ORDER_REFUNDED = 'order-refunded'

/** Reasons mailed to the owner separately; others appear in the paid order's notice. */
const TOLD_AT_ONCE: readonly AttentionReason[] = ['amount_mismatch', 'wrong_mode']

function toFact(event: OrderEvent): PaymentFact {
  return event.kind === 'paid' ? { ...event, hasEmail: Boolean(event.customer.email) } : event
}

function customerColumns(event: PaymentEvent & { kind: 'paid' }, now: Date) {
  const { customer, termsAccepted } = event
  return {
    paidAt: now,
    network: null,
    customerName: customer.name,
    customerEmail: customer.email,
    customerPhone: customer.phone,
    shippingStreet: customer.shippingAddress?.street ?? null,
    shippingPostalCode: customer.shippingAddress?.postalCode ?? null,
    shippingCity: customer.shippingAddress?.city ?? null,
    shippingCountry: customer.shippingAddress?.country ?? null,
    ...(termsAccepted && { termsVersion: TERMS_VERSION, termsAcceptedAt: event.occurredAt }),
  }
}

/** @returns a reason to flag the order, if any. */
async function runEffect(
  deps: RecordPaymentDeps,
  tx: Transaction,
  effect: OrderEffect,
  {
    order,
    lines,
    event,
    now,
    decision,
  }: {
    order: StoredOrder
    lines: StoredOrderLine[]
    event: PaymentEvent
    now: Date
    decision: PaymentDecision
  },
): Promise<AttentionReason | undefined> {
  switch (effect) {
    case 'take_held_stock': {
      const missing = await deps.catalog.take(tx, await readHeldLines(tx, order.id))
      return missing.length > 0 ? 'out_of_stock' : undefined
    }
    case 'retake_stock': {
      const missing = await deps.catalog.takeUnheld(tx, await readHeldLines(tx, order.id))
      return missing.length > 0 ? 'out_of_stock' : undefined
    }
    case 'release_stock':
      await deps.catalog.release(tx, await readHeldLines(tx, order.id))
      return undefined
    case 'issue_vouchers':
      await deps.vouchers.issue(tx, toVoucherLines(order, lines), {
        test: order.test,
        now,
      })
      return undefined
    case 'void_vouchers':
      await deps.vouchers.void(
        tx,
        lines.map((line) => line.id),
        now,
      )
      return undefined
    case 'reduce_vouchers': {
      // Refunds before the payment was known precede the vouchers.
      const beforeCents = event.kind === 'paid' ? 0 : order.refundedCents
      const refund = { totalCents: order.totalCents, beforeCents, afterCents: decision.refundedCents }
      await deps.vouchers.reduce(tx, soldVouchers(lines), refund, now)
      return undefined
    }
    case 'send_mails':
      await sendMails(deps, tx, order, event)
      return undefined
    case 'extend_hold': {
      const expiresAt = new Date(now.getTime() + PROCESSING_HOLD_DAYS * 86_400_000)
      // An announced payment does not count as an unpaid hold.
      await updateOrder(tx, order.id, { expiresAt, network: null, updatedAt: now })
      return undefined
    }
  }
}

function soldVouchers(lines: StoredOrderLine[]) {
  return lines
    .filter(({ kind }) => kind !== 'goods')
    .map(({ id, unitPriceCents }) => ({ orderLineId: id, priceCents: unitPriceCents }))
}

function toVoucherLines(order: StoredOrder, lines: StoredOrderLine[]) {
  return lines.flatMap((line) =>
    line.kind === 'goods' || line.voucherCents === null
      ? []
      : [
          {
            orderLineId: line.id,
            kind: line.kind === 'course_voucher' ? ('course' as const) : ('value' as const),
            level: line.voucherLevel,
            amountCents: line.voucherCents,
            currency: order.currency,
            quantity: line.quantity,
          },
        ],
  )
}

async function sendMails(
  deps: RecordPaymentDeps,
  tx: Transaction,
  order: StoredOrder,
  event: PaymentEvent,
): Promise<void> {
  const payload = { orderId: order.id }
  const email = event.kind === 'paid' ? event.customer.email : null
  if (email) await enqueueMail(tx, { kind: 'order-confirmed', to: email, language: order.language, payload })
  await enqueueOrderNotice(tx, deps, order.id)
}

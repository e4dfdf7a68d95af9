import {
  releaseStock,
  type StockLine,
  takeStock,
  takeUnheldStock,
} from '#features/catalog/stock-repository.server.ts'
import { issueVouchers } from '#features/voucher/issue-vouchers.server.ts'
import { retakeForOrder, returnFromOrder } from '#features/voucher/order-voucher.server.ts'
import { applyRefundToVouchers } from '#features/voucher/reduce-vouchers.server.ts'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import type { Transaction } from '#platform/database/database.ts'
import { isUuid } from '#kernel/uuid.ts'
import { pipelined } from '#platform/database/pipeline.ts'
import { enqueueMail, enqueueMails, type OutgoingMail } from '#platform/outbox/outbox.ts'
import type { PaymentEvent, Payments } from '#platform/payments/payments.ts'
import { listFailedRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import {
  decidePaymentEvent,
  payableCents,
  type OrderEffect,
  type PaymentDecision,
  type PaymentFact,
  type AttentionReason,
} from '../order.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import {
  addPaymentEvent,
  findOrderIdOfPayment,
  enterStates,
  lockOrderQuery,
  orderLinesQuery,
  paymentEventQuery,
  type StoredOrder,
  updateOrder,
} from '../database/orders-repository.server.ts'
import { readReturns } from '../database/parcels-repository.server.ts'
import { readOrderLines, type StoredOrderLine } from '../read/read-order.server.ts'
import { orderNotice } from '../mail/enqueue-order-notice.server.ts'
import { failedDueCents, voucherRefundCents } from './failed-refund.ts'
import { soldVouchers, toVoucherLines } from './sold-vouchers.server.ts'
import { disputedMoneyOfOrder, recordOrderDispute } from './record-order-dispute.server.ts'
import { recordFailedOrderRefund } from './record-failed-order-refund.server.ts'

/** How long stock is held for an announced bank transfer. */
const PROCESSING_HOLD_DAYS = 7

type OrderEvent = Exclude<PaymentEvent, { kind: 'ignored' | 'refund_failed' | 'disputed' }>

export type RecordPaymentDeps = Pick<
  OrderDeps,
  'db' | 'key' | 'clock' | 'vouchers' | 'ownerEmail' | 'legal'
> & {
  payments?: Pick<Payments, 'acknowledge'>
}

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
  return pipelined(deps.db, async ({ tx, run, send }) => {
    const found = await lockPaidOrder(tx, provider, event)
    if (!found) return 'unknown_order'
    const { order, lines, isKnownEvent } = found
    if (isKnownEvent) return 'duplicate'
    const now = deps.clock()
    send(
      addPaymentEvent(tx, {
        provider,
        eventId: event.id,
        orderId: order.id,
        kind: event.kind,
        occurredAt: event.occurredAt,
        receivedAt: now,
      }),
    )
    const outcome = await applyPaymentEvent(deps, tx, { order, lines }, event, now, send)
    const receipt =
      outcome === 'applied' && event.sessionId && deps.payments?.acknowledge?.(event.sessionId, now)
    if (receipt) send(run(receipt))
    return outcome
  })
}

/** Locks the order of a payment, so that its events are recorded one after the other. */
async function lockPaidOrder(tx: Transaction, provider: PaymentProvider, event: OrderEvent) {
  const named = event.orderId !== null && isUuid(event.orderId) ? event.orderId : undefined
  const atOnce = named && (await lockWithLines(tx, provider, named, event.id))
  if (atOnce) return atOnce
  const orderId = await findOrderIdOfPayment(tx, provider, event)
  return orderId === undefined ? undefined : lockWithLines(tx, provider, orderId, event.id)
}

async function lockWithLines(tx: Transaction, provider: PaymentProvider, id: string, eventId: string) {
  // Sent in this order, so that the others are read under the lock.
  const [[order], lines, events] = await Promise.all([
    lockOrderQuery(tx).execute({ id, provider }),
    orderLinesQuery(tx).execute({ id }),
    paymentEventQuery(tx).execute({ provider, eventId }),
  ])
  return order && { order, lines, isKnownEvent: events.length > 0 }
}

/** Applies to a locked order that so much was refunded in all, in Rappen. */
export async function applyRefund(
  tx: Transaction,
  deps: RecordPaymentDeps,
  order: StoredOrder,
  refund: { id: string; paymentId: string | null; refundedCents: number; isNotified: boolean; now: Date },
): Promise<void> {
  const { isNotified, now, ...money } = refund
  const { id: orderId, sessionId } = order
  const event = { ...money, orderId, sessionId, occurredAt: now, kind: 'refunded' } as const
  const lines = await readOrderLines(tx, orderId)
  const written: Promise<unknown>[] = []
  const about = { order, lines, isNotified }
  await applyPaymentEvent(deps, tx, about, event, now, (statement) => written.push(statement))
  await Promise.all(written)
}

/** Applies an event to an order that the caller has locked. @param isNotified the buyer gets a mail of a refund */
async function applyPaymentEvent(
  deps: RecordPaymentDeps,
  tx: Transaction,
  { order, lines, isNotified = true }: { order: StoredOrder; lines: StoredOrderLine[]; isNotified?: boolean },
  event: OrderEvent,
  now: Date,
  send: (statement: Promise<unknown>) => void,
): Promise<RecordOutcome> {
  const hasVouchers = lines.some((line) => line.kind !== 'goods')
  const decision = decidePaymentEvent({ ...order, hasVouchers }, toFact(event))
  const attention = new Set<AttentionReason>([...order.needsAttention, ...decision.attention])
  if (event.kind === 'refunded') attention.delete('refund_stuck')
  if (attention.has('refund_failed') && decision.refundedCents > order.refundedCents) {
    const after = { ...order, refundedCents: decision.refundedCents }
    const failed = await listFailedRefunds(tx, 'order', [order.id])
    if (failedDueCents(after, failed, await readReturns(tx, [order.id])) === 0)
      attention.delete('refund_failed')
  }
  const states = enterStates(tx, order, decision.path, { at: now, cause: `event:${event.id}` }, send)
  const isPaidNow = event.kind === 'paid' && decision.path[0] === 'paid'
  for (const effect of decision.effects) {
    const reason = await runEffect(deps, tx, effect, { order, lines, event, now, decision, send })
    if (reason) attention.add(reason)
  }
  const isUnchanged =
    decision.path.length === 0 &&
    decision.effects.length === 0 &&
    decision.refundedCents === order.refundedCents &&
    decision.attention.every((reason) => order.needsAttention.includes(reason))
  if (isUnchanged) return 'unchanged'
  const isClosed = decision.path.includes('cancelled') || decision.path.includes('expired')
  const changes = {
    ...states,
    ...(isPaidNow && customerColumns(event, now, order.termsVersion ?? deps.legal.current('terms'))),
    refundedCents: decision.refundedCents,
    ...(await disputedMoneyOfOrder(tx, { ...order, refundedCents: decision.refundedCents })),
    needsAttention: [...attention],
    paymentId: event.paymentId ?? order.paymentId,
    sessionId: order.sessionId ?? event.sessionId,
    ...(isClosed && { idempotencyHash: null }),
    updatedAt: now,
  }
  send(updateOrder(tx, order.id, changes))
  if (isNotified && decision.refundedCents > order.refundedCents && order.paidAt && order.customerEmail)
    send(
      enqueueMail(tx, {
        kind: ORDER_REFUNDED,
        to: order.customerEmail,
        language: order.language,
        payload: { orderId: order.id },
      }),
    )
  const isNews = decision.attention.some(
    (reason) => NOTIFIED_AT_ONCE.includes(reason) && !order.needsAttention.includes(reason),
  )
  if (isNews) send(enqueueMail(tx, orderNotice(deps, order.id)))
  return 'applied'
}

export const ORDER_REFUNDED = 'order-refunded'

/** Reasons mailed to the owner separately; others appear in the paid order's notice. */
const NOTIFIED_AT_ONCE: readonly AttentionReason[] = ['amount_mismatch', 'wrong_mode']

function toFact(event: OrderEvent): PaymentFact {
  return event.kind === 'paid' ? { ...event, hasEmail: Boolean(event.customer.email) } : event
}

function customerColumns(event: PaymentEvent & { kind: 'paid' }, now: Date, termsVersion: string) {
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
    ...(termsAccepted && { termsVersion, termsAcceptedAt: event.occurredAt }),
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
    send,
  }: {
    order: StoredOrder
    lines: StoredOrderLine[]
    event: OrderEvent
    now: Date
    decision: PaymentDecision
    send: (statement: Promise<unknown>) => void
  },
): Promise<AttentionReason | undefined> {
  const held: StockLine[] = lines.filter(({ stockHeld }) => stockHeld)
  switch (effect) {
    case 'take_held_stock': {
      const missing = await takeStock(tx, held)
      return missing.length > 0 ? 'out_of_stock' : undefined
    }
    case 'retake_stock': {
      const missing = await takeUnheldStock(tx, held)
      return missing.length > 0 ? 'out_of_stock' : undefined
    }
    case 'return_voucher':
      await returnFromOrder(tx, order.id, now)
      if (order.paidAt) {
        const voucherReturnedCents = order.voucherCents
        send(updateOrder(tx, order.id, { voucherReturnedAt: now, voucherReturnedCents, updatedAt: now }))
      }
      return undefined
    case 'retake_voucher': {
      const { voucherId, voucherCents: cents } = order
      const part = voucherId && { voucherId, cents, orderId: order.id }
      return part && (await retakeForOrder(tx, part, now)) ? undefined : 'voucher_gone'
    }
    case 'release_stock':
      await releaseStock(tx, held)
      return undefined
    case 'issue_vouchers': {
      const sold = toVoucherLines(order, lines)
      if (sold.length === 0) return undefined
      const years = await deps.vouchers.promisedYears(tx, order.placedAt)
      send(issueVouchers(tx, deps.key, sold, { test: order.test, now, years }))
      return undefined
    }
    case 'void_vouchers':
      await deps.vouchers.void(
        tx,
        lines.map((line) => line.id),
        now,
      )
      return undefined
    case 'reduce_vouchers': {
      const failed = await listFailedRefunds(tx, 'order', [order.id])
      // Refunds before the payment was known precede the vouchers.
      const beforeCents = event.kind === 'paid' ? 0 : voucherRefundCents(order, failed)
      const refund = { totalCents: payableCents(order), beforeCents, afterCents: decision.refundedCents }
      await applyRefundToVouchers(tx, soldVouchers(lines), refund, now)
      return undefined
    }
    case 'send_mails':
      send(enqueueMails(tx, mailsOf(deps, order, event)))
      return undefined
    case 'extend_hold': {
      const expiresAt = new Date(now.getTime() + PROCESSING_HOLD_DAYS * 86_400_000)
      // An announced payment does not count as an unpaid hold.
      send(updateOrder(tx, order.id, { expiresAt, network: null, updatedAt: now }))
      return undefined
    }
  }
}

function mailsOf(deps: RecordPaymentDeps, order: StoredOrder, event: OrderEvent): OutgoingMail[] {
  const payload = { orderId: order.id }
  const email = event.kind === 'paid' ? event.customer.email : null
  const notice = orderNotice(deps, order.id)
  return email
    ? [{ kind: 'order-confirmed', to: email, language: order.language, payload }, notice]
    : [notice]
}

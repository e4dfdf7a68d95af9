import { issueVouchers } from '#features/voucher/issue-vouchers.server.ts'
import { applyRefundToVouchers } from '#features/voucher/reduce-vouchers.server.ts'
import { resumeVouchers, suspendVouchers } from '#features/voucher/void-vouchers.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { lockOrder, transitionOrder, updateOrder } from '../database/orders-repository.server.ts'
import { enqueueOrderNotice } from '../mail/enqueue-order-notice.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { type OrderState, payableCents } from '../order.ts'
import { readOrderEvents, readOrderLines } from '../read/read-order.server.ts'
import { soldVouchers, toVoucherLines } from './sold-vouchers.server.ts'

/**
 * Updates an order on invoice after its invoice was paid or credited: paid exactly once, its vouchers issued then,
 * and open again when a payment is undone. Needs the order's lock; locks its vouchers. A deleted order (retention)
 * does not prevent its invoice from being paid. Only what the Testkasse took is a test (ADR-053): the order and its vouchers are
 * one where it took all of it, since a voucher is not split and who paid in part keeps what is sold. While a bank contests a payment, the
 * vouchers stay suspended whatever else happens (ADR-027).
 * @param money `cents`: what this payment adds, below zero for what was undone; `test`: at the Testkasse; without `actorId` the
 * customer paid online, and the owner is notified
 */
export async function settleOrderInvoice(
  tx: Transaction,
  deps: Pick<OrderDeps, 'key' | 'vouchers' | 'ownerEmail'>,
  orderId: string,
  money: InvoiceMoney & {
    cents: number
    actorId: string | undefined
    now: Date
    test?: boolean | undefined
  },
): Promise<void> {
  const order = await lockOrder(tx, { id: orderId })
  if (!order) return
  const { now, actorId, creditedCents, settledCents } = money
  const taken = order.testCents + (money.test ? money.cents : 0)
  const testCents = Math.max(0, Math.min(taken, settledCents))
  const test = testCents > 0 && testCents === settledCents
  const lines = await readOrderLines(tx, orderId)
  const sold = toVoucherLines(order, lines)
  const events = await readOrderEvents(tx, orderId)
  const { path, effects } = decideInvoiceMoney(
    {
      state: order.state,
      isSent: order.fulfilledAt !== null,
      hasVouchers: sold.length > 0,
      wasPaid: events.some(({ toState }) => toState === 'paid'),
      refundedCents: order.refundedCents,
    },
    money,
  )
  const lineIds = lines.map(({ id }) => id)
  for (const effect of effects) {
    switch (effect) {
      case 'issue_vouchers': {
        const years = await deps.vouchers.promisedYears(tx, order.placedAt)
        await issueVouchers(tx, deps.key, sold, { test, now, years })
        break
      }
      case 'resume_vouchers':
        await resumeVouchers(tx, lineIds)
        break
      case 'suspend_vouchers':
        await suspendVouchers(tx, lineIds, now)
        break
      case 'void_vouchers':
        await deps.vouchers.void(tx, lineIds, now)
        break
      case 'reduce_vouchers': {
        const beforeCents = effects.includes('issue_vouchers') ? 0 : order.refundedCents
        const refund = { totalCents: payableCents(order), beforeCents, afterCents: creditedCents }
        await applyRefundToVouchers(tx, soldVouchers(lines), refund, now)
        break
      }
      case 'send_vouchers':
        if (order.customerEmail)
          await enqueueMail(tx, {
            kind: 'order-confirmed',
            to: order.customerEmail,
            language: order.language,
            payload: { orderId },
          })
    }
  }
  if (order.contestedCents > 0) await suspendVouchers(tx, lineIds, now)
  await transitionOrder(tx, order, path, { at: now, cause: actorId ? 'invoice' : 'invoice-page' })
  const paidAt = path[0] === 'paid' ? now : path[0] === 'invoiced' ? null : order.paidAt
  await updateOrder(tx, orderId, {
    refundedCents: Math.min(payableCents(order), creditedCents),
    paidAt,
    test: path[0] === 'paid' ? test : order.test,
    testCents,
    ...(path[0] === 'paid' && { network: null }),
    updatedAt: now,
  })
  if (path[0] === 'paid' && actorId === undefined) await enqueueOrderNotice(tx, deps, orderId)
}

/**
 * Updates an order on invoice of whose payments banks contest so much now. Its vouchers are suspended until they have decided, and
 * then good again where it is still paid. Needs the order's lock; locks its vouchers.
 */
export async function contestOrderInvoice(
  tx: Transaction,
  orderId: string,
  { contestedCents, now }: { contestedCents: number; now: Date },
): Promise<void> {
  const order = await lockOrder(tx, { id: orderId })
  if (!order) return
  const lineIds = (await readOrderLines(tx, orderId)).map(({ id }) => id)
  if (contestedCents > 0) await suspendVouchers(tx, lineIds, now)
  else if (order.contestedCents > 0 && order.state !== 'invoiced') await resumeVouchers(tx, lineIds)
  await updateOrder(tx, orderId, { contestedCents, updatedAt: now })
}

export interface InvoicedFacts {
  state: OrderState
  /** Everything has left. */
  isSent: boolean
  hasVouchers: boolean
  /** Before: it was paid once. */
  wasPaid: boolean
  refundedCents: number
}

/** Of its invoice, in Rappen. */
interface InvoiceMoney {
  /** After credit notes. */
  payableCents: number
  /** Of it, what is paid. */
  settledCents: number
  creditedCents: number
}

type InvoiceEffect =
  | 'issue_vouchers'
  | 'resume_vouchers'
  | 'suspend_vouchers'
  | 'reduce_vouchers'
  | 'void_vouchers'
  | 'send_vouchers'

/**
 * The next state of an order on invoice after a payment, its reversal, or a credit note. A credited amount counts as
 * refunded.
 */
export function decideInvoiceMoney(
  { state, isSent, hasVouchers, wasPaid, refundedCents }: InvoicedFacts,
  { payableCents, settledCents, creditedCents }: InvoiceMoney,
): { path: OrderState[]; effects: InvoiceEffect[] } {
  const isPaid = state === 'paid' || state === 'fulfilled' || state === 'partially_refunded'
  const vouchers = <Effect extends InvoiceEffect>(...effects: Effect[]) => (hasVouchers ? effects : [])
  // Suspended ones, whose payment was undone before.
  if (state === 'cancelled' && payableCents === 0) return { path: [], effects: vouchers('void_vouchers') }
  if (state !== 'invoiced' && !isPaid) return { path: [], effects: [] }
  if (payableCents === 0) return { path: ['refunded'], effects: vouchers('void_vouchers') }
  const isLess = creditedCents > refundedCents
  if (settledCents < payableCents) {
    if (isPaid) return { path: ['invoiced'], effects: vouchers('suspend_vouchers') }
    const isWorthLess = wasPaid && isLess
    return { path: [], effects: isWorthLess ? vouchers('reduce_vouchers', 'suspend_vouchers') : [] }
  }
  const partly: OrderState[] = creditedCents > 0 ? ['partially_refunded'] : []
  if (isPaid) {
    const path = state === 'partially_refunded' ? [] : partly
    return { path, effects: isLess ? vouchers('reduce_vouchers') : [] }
  }
  return {
    path: ['paid', ...(isSent ? (['fulfilled'] as const) : []), ...partly],
    effects: [
      ...(wasPaid ? vouchers('resume_vouchers') : vouchers('issue_vouchers', 'send_vouchers')),
      ...(creditedCents > 0 && (!wasPaid || isLess) ? vouchers('reduce_vouchers') : []),
    ],
  }
}

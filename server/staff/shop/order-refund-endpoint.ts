import { z } from 'zod'
import { recordAction } from '#features/account/security/audit.server.ts'
import { cancelOnInvoice } from '#features/order/close/cancel-on-invoice.server.ts'
import { closeFailedRefund } from '#features/order/payment/close-failed-refund.server.ts'
import { refundOrder } from '#features/order/payment/refund-order.server.ts'
import { returnLines } from '#features/order/returns/return-lines.server.ts'
import { returnOrderVoucher } from '#features/order/payment/return-order-voucher.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { orderInvoices } from '../../orders/order-invoice-port.ts'
import { catalogPort, voucherPort } from '../../orders/order-ports.ts'
import { answer, answerWith } from '../answer-staff.ts'
import { orderNumber, pieces } from './order-page-endpoints.ts'
import { acknowledgedUses } from './acknowledged-uses.ts'
import { staffInvoiceDeps } from '../invoices/staff-invoice-deps.ts'
import { noBody, type StaffDeps, type StaffRoute } from '../staff-deps.ts'

const MOST_CENTS = 100_000_000

const refund = z.object({
  amountCents: z.int().min(1).max(MOST_CENTS).exactOptional(),
  /** Already refunded when staff looked. */
  refundedCents: z.int().min(0).max(MOST_CENTS),
  key: z.string().regex(/^[0-9a-f]{32}$/),
  acknowledgedUses,
})

/** What is due of refunds that failed, as shown. */
const paidBack = z.object({ cents: z.int().min(0).max(MOST_CENTS) })

const returned = z.object({
  id: z.uuid(),
  lines: pieces,
  restock: z.boolean(),
  refundCents: z.int().min(0).max(MOST_CENTS),
})

/** Refund through the provider, and lines that returned; `id` is the order number. */
export function orderRefundEndpoint(route: StaffRoute, deps: StaffDeps): void {
  const orderDeps = {
    ...deps,
    catalog: catalogPort,
    vouchers: voucherPort(deps.key),
    invoices: orderInvoices(staffInvoiceDeps(deps), () => deps.messages.current().facts),
  }
  route('POST', '/orders/:id/cancellation', 'refunds', 'none', noBody, async ({ id, member, reply }) => {
    const number = orderNumber(id)
    const onCancelled = (tx: Transaction) =>
      recordAction(tx, {
        at: deps.clock(),
        action: 'order_cancelled',
        actorId: member.id,
        detail: { number },
      })
    return answer(reply, await cancelOnInvoice(orderDeps, number, member.id, onCancelled))
  })

  route(
    'POST',
    '/orders/:id/voucher-return',
    'refunds',
    'returns_money',
    noBody,
    async ({ id, member, reply }) => {
      const number = orderNumber(id)
      const onReturned = (tx: Transaction, refundCents: number) =>
        recordAction(tx, {
          at: deps.clock(),
          action: 'order_refunded',
          actorId: member.id,
          detail: { number, refundCents, toVoucher: true },
        })
      return answer(reply, await returnOrderVoucher(orderDeps, number, onReturned))
    },
  )

  route(
    'POST',
    '/orders/:id/returns',
    'refunds',
    'returns_money',
    returned,
    async ({ id, member, body, reply }) => {
      const number = orderNumber(id)
      const onReturned = (tx: Transaction, money: { voucherCents: number; cardCents: number }) =>
        recordAction(tx, {
          at: deps.clock(),
          action: 'order_returned',
          actorId: member.id,
          detail: { number, refundCents: money.voucherCents + money.cardCents, restock: body.restock },
        })
      const outcome = await returnLines(orderDeps, number, body, member.id, onReturned)
      return answerWith(reply, outcome, (money) => money)
    },
  )

  route(
    'POST',
    '/orders/:id/refund-settlement',
    'refunds',
    'returns_money',
    paidBack,
    async ({ id, member, body, reply }) => {
      const number = orderNumber(id)
      const onClosed = (tx: Transaction, refundCents: number) =>
        recordAction(tx, {
          at: deps.clock(),
          action: 'order_paid_back',
          actorId: member.id,
          detail: { number, refundCents },
        })
      return answer(reply, await closeFailedRefund(orderDeps, number, body.cents, onClosed))
    },
  )

  route(
    'POST',
    '/orders/:id/refund',
    'refunds',
    'returns_money',
    refund,
    async ({ id, member, body, reply }) => {
      const { amountCents, refundedCents, key, acknowledgedUses: agreed } = body
      const number = orderNumber(id)
      const used = agreed.length > 0 && { acknowledgedUses: agreed }
      const onEnqueued = (tx: Transaction, refundCents: number) =>
        recordAction(tx, {
          at: deps.clock(),
          action: 'order_refunded',
          actorId: member.id,
          detail: { number, refundCents, ...used },
        })
      const request = {
        amountCents,
        seenRefundedCents: refundedCents,
        requestKey: key,
        acknowledgedUses: agreed,
      }
      return answerWith(
        reply,
        await refundOrder(orderDeps, number, request, onEnqueued),
        (enqueued) => enqueued,
      )
    },
  )
}

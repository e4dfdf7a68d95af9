import { returnFromOrder } from '#features/voucher/order-voucher.server.ts'
import { accept, refuse } from '#kernel/result.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { type ChangeDeps, changeOrder, type OrderCall } from '../change-order.server.ts'
import { transitionOrder, updateOrder } from '../database/orders-repository.server.ts'
import { ORDER_REFUNDED } from './record-payment.server.ts'

/**
 * Returns to its voucher what is left of an order that it paid wholly, which is then refunded; no provider is asked. Idempotent. Locks
 * the order, then the voucher.
 */
export function returnOrderVoucher(deps: ChangeDeps, call: OrderCall) {
  return changeOrder(deps, call, async (tx, order, at) => {
    if (order.voucherReturnedAt) return accept({})
    if (!order.can.returnVoucher) return refuse({ code: 'no_refund_due' })
    await returnFromOrder(tx, order.id, at)
    await transitionOrder(tx, order, ['refunded'], { at, cause: 'staff' })
    const changes = { voucherReturnedAt: at, voucherReturnedCents: order.voucherCents }
    await updateOrder(tx, order.id, { ...changes, updatedAt: at })
    const { customerEmail: to, language } = order
    if (to) await enqueueMail(tx, { kind: ORDER_REFUNDED, to, language, payload: { orderId: order.id } })
    const refundCents = order.voucherCents - order.voucherReturnedCents
    await call.record(tx, { refundCents, toVoucher: true })
    return accept({})
  })
}

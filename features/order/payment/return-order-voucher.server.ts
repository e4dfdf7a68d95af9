import { eq } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { orders } from '../database/order.tables.server.ts'
import { lockOrder, transitionOrder, updateOrder } from '../database/orders-repository.server.ts'
import { type OrderState, payableCents } from '../order.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { ORDER_REFUNDED } from './record-payment.server.ts'

export type ReturnVoucherRefusal = { code: 'unknown_order' | 'no_refund_due' }

const RETURNABLE: readonly OrderState[] = ['paid', 'fulfilled', 'partially_refunded']

/**
 * Returns to its voucher what is left of an order that it paid wholly, which is then refunded; no provider is asked. Idempotent. Locks
 * the order, then the voucher. `onReturned` runs once.
 */
export async function returnOrderVoucher(
  { db, clock, vouchers }: Pick<OrderDeps, 'db' | 'clock' | 'vouchers'>,
  number: number,
  onReturned: (tx: Transaction, cents: number) => Promise<void>,
): Promise<Result<Record<string, never>, ReturnVoucherRefusal>> {
  return db.transaction(async (tx): Promise<Result<Record<string, never>, ReturnVoucherRefusal>> => {
    const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    const order = found && (await lockOrder(tx, { id: found.id }))
    if (!order) return refuse({ code: 'unknown_order' })
    if (order.voucherReturnedAt) return accept({})
    const isPaid = RETURNABLE.includes(order.state)
    if (!isPaid || order.voucherCents === 0 || payableCents(order) > 0)
      return refuse({ code: 'no_refund_due' })
    const at = clock()
    await vouchers.returnFromOrder(tx, order.id, at)
    await transitionOrder(tx, order, ['refunded'], { at, cause: 'staff' })
    const changes = { voucherReturnedAt: at, voucherReturnedCents: order.voucherCents }
    await updateOrder(tx, order.id, { ...changes, updatedAt: at })
    const { customerEmail: to, language } = order
    if (to) await enqueueMail(tx, { kind: ORDER_REFUNDED, to, language, payload: { orderId: order.id } })
    await onReturned(tx, order.voucherCents - order.voucherReturnedCents)
    return accept({})
  })
}

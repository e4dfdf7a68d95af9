import { releaseStock } from '#features/catalog/stock-repository.server.ts'
import { returnFromOrder } from '#features/voucher/order-voucher.server.ts'
import type { Transaction } from '#platform/database/database.ts'
import { decideTransition } from '../order.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import {
  lockOrder,
  transitionOrder,
  readHeldLines,
  updateOrder,
} from '../database/orders-repository.server.ts'

/** Closes a pending order, freeing stock, voucher and key. Locks order, then voucher, then variants. @returns whether it was pending. */
export async function closeOrder(
  deps: Pick<OrderDeps, 'clock'>,
  tx: Transaction,
  orderId: string,
  closing: {
    to: 'expired' | 'cancelled'
    cause: string
    onlyWithoutSession?: boolean
    /** Only if it was due at this time; skips locked orders. */
    overdueAt?: Date
  },
): Promise<boolean> {
  const order = await lockOrder(tx, { id: orderId }, { skipLocked: closing.overdueAt !== undefined })
  if (!order || order.state !== 'pending_payment' || !decideTransition(order.state, closing.to).ok)
    return false
  if (closing.onlyWithoutSession && order.sessionId) return false
  if (closing.overdueAt && order.expiresAt > closing.overdueAt) return false
  const at = deps.clock()
  await transitionOrder(tx, order, [closing.to], { at, cause: closing.cause })
  await updateOrder(tx, order.id, { idempotencyHash: null, updatedAt: at })
  if (order.voucherCents > 0) await returnFromOrder(tx, order.id, at)
  await releaseStock(tx, await readHeldLines(tx, order.id))
  return true
}

import type { Transaction } from '#platform/database/database.ts'
import { decideTransition } from '../order.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import {
  lockOrder,
  transitionOrder,
  readHeldLines,
  updateOrder,
} from '../database/orders-repository.server.ts'

/**
 * Gives up a pending order and frees its stock. Locks the order, then its variants. Does nothing for an order
 * that is not pending any more. Its idempotency key becomes free, so that the same cart can be tried again.
 * @returns whether it was closed now.
 */
export async function closeOrder(
  deps: Pick<OrderDeps, 'clock' | 'catalog'>,
  tx: Transaction,
  orderId: string,
  closing: {
    to: 'expired' | 'cancelled'
    cause: string
    /** Not when a hosted page was opened meanwhile. */
    onlyWithoutSession?: boolean
    /** Only when its time was up at this moment; orders somebody else is working on are left out. */
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
  await deps.catalog.release(tx, await readHeldLines(tx, order.id))
  return true
}

import type { Transaction } from '#platform/database/database.ts'
import { type StoredOrder, transitionOrder, updateOrder } from '../database/orders-repository.server.ts'

/** Everything of a locked order has left. */
export async function markFulfilled(
  tx: Transaction,
  order: StoredOrder,
  at: Date,
  cause: string,
): Promise<void> {
  if (order.state === 'paid') await transitionOrder(tx, order, ['fulfilled'], { at, cause })
  await updateOrder(tx, order.id, { fulfilledAt: at, updatedAt: at })
}

/** Something of a locked order is to be sent again. */
export async function markUnfulfilled(
  tx: Transaction,
  order: StoredOrder,
  at: Date,
  cause: string,
): Promise<void> {
  if (order.state === 'fulfilled') await transitionOrder(tx, order, ['paid'], { at, cause })
  await updateOrder(tx, order.id, { fulfilledAt: null, updatedAt: at })
}

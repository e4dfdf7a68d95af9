import { isOfProvider } from '#platform/payments/payments.ts'
import { closeOrder } from './close-order.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { forgetNetworks } from '../database/network-holds-repository.server.ts'
import { recordPayment } from '../payment/record-payment.server.ts'
import { findOverdueOrders, updateOrder } from '../database/orders-repository.server.ts'

const AWAIT_EVENT_MS = 15 * 60_000
const BATCH = 200

/**
 * Expires overdue pending orders, each minute; safe on several servers (SKIP LOCKED). Closes the payment page first and
 * applies a payment made meanwhile. @returns how many.
 */
export async function expireOverdueOrders(deps: OrderDeps, now: Date): Promise<number> {
  await forgetNetworks(deps.db, now)
  const overdue = await findOverdueOrders(deps.db, now, BATCH)
  let expired = 0
  for (const order of overdue) {
    if (order.sessionId && isOfProvider(deps.payments, order)) {
      const closed = await deps.payments.expireSession(order.sessionId)
      if (closed === 'completed') {
        const expiresAt = new Date(now.getTime() + AWAIT_EVENT_MS)
        await updateOrder(deps.db, order.id, { expiresAt, updatedAt: now })
        const event = await deps.payments.readCompletion(order.sessionId)
        if (event) await recordPayment(deps, order.provider, event)
        continue
      }
    }
    const isClosed = await deps.db.transaction((tx) =>
      closeOrder(deps, tx, order.id, { to: 'expired', cause: 'sweeper', overdueAt: now }),
    )
    if (isClosed) expired++
  }
  return expired
}

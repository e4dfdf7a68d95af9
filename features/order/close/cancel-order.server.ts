import { isOfProvider } from '#platform/payments/payments.ts'
import { eq } from 'drizzle-orm'
import { hashToken } from '#platform/secrets.ts'
import { closeOrder } from './close-order.server.ts'
import { orders } from '../database/order.tables.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'

/**
 * Cancels the unpaid order of a visitor who left the payment page, found by reference or page URL, and frees the stock.
 * Idempotent. @returns where to redirect, or undefined when there is no such order.
 */
export async function cancelOrder(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'payments'>,
  which: { reference: string } | { sessionUrl: string },
): Promise<{ outcome: 'cancelled'; cancelUrl: string } | { outcome: 'stands' } | undefined> {
  const [order] = await deps.db
    .select()
    .from(orders)
    .where(
      'reference' in which
        ? eq(orders.referenceHash, hashToken(which.reference))
        : eq(orders.sessionUrl, which.sessionUrl),
    )
  if (!order) return undefined
  const { cancelUrl } = order
  if (order.state === 'cancelled' || order.state === 'expired') return { outcome: 'cancelled', cancelUrl }
  if (order.state !== 'pending_payment') return { outcome: 'stands' }
  if (order.sessionId && isOfProvider(deps.payments, order)) {
    const closed = await deps.payments.expireSession(order.sessionId)
    if (closed === 'completed') return { outcome: 'stands' }
  }
  const isClosed = await deps.db.transaction((tx) =>
    closeOrder(deps, tx, order.id, { to: 'cancelled', cause: 'visitor' }),
  )
  return isClosed ? { outcome: 'cancelled', cancelUrl } : cancelOrder(deps, which)
}

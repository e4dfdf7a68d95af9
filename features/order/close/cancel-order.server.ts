import { isOfProvider } from '#platform/payments/payments.ts'
import { eq } from 'drizzle-orm'
import { hashToken } from '#platform/secrets.ts'
import { closeOrder } from './close-order.server.ts'
import { orders } from '../database/order.tables.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'

/**
 * The visitor left the hosted page: closes the page and the order, frees the stock. An order whose payment is
 * through or on its way stays. Harmless when repeated.
 * @param which the unguessable reference of the order, or the address of its hosted page
 * @returns where to lead the visitor, or undefined when there is no such order.
 */
export async function cancelOrder(
  deps: Pick<OrderDeps, 'db' | 'clock' | 'payments' | 'catalog'>,
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

import { desc } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { type AppKey, deriveToken, hashToken } from '#platform/secrets.ts'
import { orders } from './database/order.tables.server.ts'

/** What `/success` shows an order by (ADR-005); only its hash is stored. */
export function orderReference(key: AppKey, orderId: string): string {
  return deriveToken(key, 'order-reference', orderId)
}

/** Whether the newest order was placed with another key; false without orders. */
export async function isOrderOfOtherKey(db: Database, key: AppKey): Promise<boolean> {
  const [newest] = await db
    .select({ id: orders.id, referenceHash: orders.referenceHash })
    .from(orders)
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return newest !== undefined && newest.referenceHash !== hashToken(orderReference(key, newest.id))
}

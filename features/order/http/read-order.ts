import { eq } from 'drizzle-orm'
import { orders } from '#features/order/database/order.tables.server.ts'
import { isShipped, type OrderDetails } from '#features/order/order-details.ts'
import { readOrderLines } from '#features/order/read/read-order.server.ts'
import { readVouchers } from '#features/voucher/read-vouchers.server.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

export async function readOrder(
  db: Database | Transaction,
  orderId: string,
): Promise<OrderDetails | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId))
  if (!order) return undefined
  const lines = await readOrderLines(db, orderId)
  const lineIds = lines.filter((line) => line.kind !== 'goods').map((line) => line.id)
  return { ...order, lines, shipped: lines.some(isShipped), vouchers: await readVouchers(db, lineIds) }
}

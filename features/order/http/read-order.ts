import type { OrderDetails } from '#features/order/order-details.ts'
import { readOrderWithoutVouchers } from '#features/order/read/read-order.server.ts'
import { readVouchers } from '#features/voucher/read-vouchers.server.ts'
import type { Database, Transaction } from '#platform/database/database.ts'

export async function readOrder(
  db: Database | Transaction,
  orderId: string,
): Promise<OrderDetails | undefined> {
  const order = await readOrderWithoutVouchers(db, orderId)
  if (!order) return undefined
  const lineIds = order.lines.filter((line) => line.kind !== 'goods').map((line) => line.id)
  return { ...order, vouchers: await readVouchers(db, lineIds) }
}

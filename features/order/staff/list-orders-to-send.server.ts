import { and, asc, eq, exists, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderLines, orders, SHIPPED_LINE } from '../database/order.tables.server.ts'

const MOST = 100

export interface OrderToSend {
  number: number
  name: string
  totalCents: number
  paidAt: Date
}

/** Orders of goods or of vouchers by post, paid or on invoice, that have not been sent, longest waiting first; not while a bank contests the money. */
export async function listOrdersToSend(db: Database): Promise<OrderToSend[]> {
  const isShipped = exists(
    db
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), SHIPPED_LINE)),
  )
  const { number, customerName, customerEmail, totalCents, paidAt, placedAt } = orders
  const rows = await db
    .select({ number, customerName, customerEmail, totalCents, paidAt, placedAt })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['paid', 'partially_refunded', 'invoiced']),
        isNull(orders.fulfilledAt),
        eq(orders.contestedCents, 0),
        isShipped,
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.number))
    .limit(MOST)
  return rows.map((row) => ({
    number: row.number,
    name: row.customerName ?? row.customerEmail ?? '',
    totalCents: row.totalCents,
    paidAt: row.paidAt ?? row.placedAt,
  }))
}

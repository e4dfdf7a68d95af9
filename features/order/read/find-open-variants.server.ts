import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { orderLines, orders } from '../database/order.tables.server.ts'

/** Those of the variants that are in an unpaid or unsent order. */
export async function findOpenVariants(
  db: Database | Transaction,
  variantIds: string[],
): Promise<ReadonlySet<string>> {
  if (variantIds.length === 0) return new Set()
  const isPaid = inArray(orders.state, ['invoiced', 'paid', 'partially_refunded'])
  const rows = await db
    .selectDistinct({ id: orderLines.variantId })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        inArray(orderLines.variantId, variantIds),
        or(eq(orders.state, 'pending_payment'), and(isPaid, isNull(orders.fulfilledAt))),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

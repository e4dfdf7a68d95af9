import { asc, desc, inArray, notInArray } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderLines, orders } from './order.tables.server.ts'
import type { OrderState } from './order.ts'
import type { StaffOrder } from './staff-order.ts'

const PAGE = 50
/** Nothing came of them. */
const WITHOUT_END: OrderState[] = ['pending_payment', 'expired', 'cancelled']

/** One page of the orders that were paid, the newest first. @param page from 0 */
export async function listStaffOrders(
  db: Database,
  page: number,
): Promise<{ orders: StaffOrder[]; more: boolean }> {
  const rows = await db
    .select()
    .from(orders)
    .where(notInArray(orders.state, WITHOUT_END))
    .orderBy(desc(orders.number))
    .limit(PAGE + 1)
    .offset(page * PAGE)
  const shown = rows.slice(0, PAGE)
  const lines = await linesOf(
    db,
    shown.map(({ id }) => id),
  )
  return {
    orders: shown.map((row) => ({
      number: row.number,
      state: row.state,
      currency: row.currency,
      totalCents: row.totalCents,
      refundedCents: row.refundedCents,
      name: row.customerName,
      email: row.customerEmail,
      lines: lines.get(row.id) ?? [],
      address:
        row.shippingStreet &&
        [row.shippingStreet, [row.shippingPostalCode, row.shippingCity].join(' '), row.shippingCountry]
          .filter(Boolean)
          .join(', '),
      needsAttention: row.needsAttention,
      test: row.provider === 'testkasse',
      placedAt: row.placedAt.toISOString(),
    })),
    more: rows.length > PAGE,
  }
}

async function linesOf(db: Database, ids: string[]): Promise<Map<string, string[]>> {
  const texts = new Map<string, string[]>()
  if (ids.length === 0) return texts
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  for (const { orderId, quantity, productTitle, variantTitle } of rows) {
    const title = [productTitle, variantTitle].filter(Boolean).join(', ')
    texts.set(orderId, [...(texts.get(orderId) ?? []), `${quantity} × ${title}`])
  }
  return texts
}

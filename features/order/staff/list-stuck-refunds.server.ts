import { and, arrayOverlaps, asc, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orders } from '../database/order.tables.server.ts'

const MOST = 100

export interface StuckRefund {
  number: number
  name: string
  since: Date
}

/** Orders whose promised refund was refused by the provider, or is unanswered; the longest waiting first. */
export async function listStuckRefunds(db: Database): Promise<StuckRefund[]> {
  const { number, customerName, customerEmail, updatedAt } = orders
  const rows = await db
    .select({ number, customerName, customerEmail, updatedAt })
    .from(orders)
    .where(
      and(
        // As the partial index has it.
        sql`${orders.needsAttention} <> '{}'`,
        arrayOverlaps(orders.needsAttention, ['refund_failed', 'refund_stuck']),
      ),
    )
    .orderBy(asc(updatedAt), asc(number))
    .limit(MOST)
  return rows.map((row) => ({
    number: row.number,
    name: row.customerName ?? row.customerEmail ?? '',
    since: row.updatedAt,
  }))
}

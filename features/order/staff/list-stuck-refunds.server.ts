import { and, arrayContains, arrayOverlaps, asc, eq, notExists, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { orders } from '../database/order.tables.server.ts'
import { readFailedRefunds } from './staff-read-orders.server.ts'

const MOST = 100

export interface StuckRefund {
  number: number
  name: string
  since: Date
  /** The provider refused it, and there is money to give back. */
  mayTryAgain: boolean
}

/** Orders whose promised refund was refused by the provider and not tried again, or is unanswered; the longest waiting first. */
export async function listStuckRefunds(db: Database): Promise<StuckRefund[]> {
  const { number, needsAttention, updatedAt } = orders
  const pending = db
    .select({ one: sql`1` })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.subject, 'order'),
        eq(paymentRefunds.subjectId, orders.id),
        eq(paymentRefunds.state, 'owed'),
      ),
    )
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        // As the partial index has it.
        sql`${needsAttention} <> '{}'`,
        arrayOverlaps(needsAttention, ['refund_failed', 'refund_stuck']),
        or(arrayContains(needsAttention, ['refund_stuck']), notExists(pending)),
      ),
    )
    .orderBy(asc(updatedAt), asc(number))
    .limit(MOST)
  // Of these none is pending, or it hangs.
  const failed = await readFailedRefunds(db, rows)
  return rows.map((row) => ({
    number: row.number,
    name: row.customerName ?? row.customerEmail ?? '',
    since: row.updatedAt,
    mayTryAgain: !row.needsAttention.includes('refund_stuck') && (failed.get(row.id)?.dueCents ?? 0) > 0,
  }))
}

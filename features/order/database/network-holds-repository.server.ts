import { and, asc, eq, gt, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import {
  HOLD_MINUTES,
  BROWSING_MINUTES,
  NETWORK_MEMORY_HOURS,
  type NetworkHolds,
} from '../checkout/hold-limits.ts'
import { orderLines, orders } from './order.tables.server.ts'

const MAX_VARIANTS = 500
const isOpen = sql`${orders.state} = 'pending_payment'`
/** Ended without a payment, and not by somebody who only looked. */
const isLapsed = sql`(${orders.state} in ('expired', 'cancelled')
  and ${orders.updatedAt} - ${orders.placedAt} >= make_interval(mins => ${BROWSING_MINUTES}))`

/** What a network holds, and let go unpaid, of a variant. Only true under the lock of both. */
export async function readNetworkHolds(
  tx: Transaction,
  { network, variantId, now }: { network: string; variantId: string; now: Date },
): Promise<NetworkHolds> {
  const [row] = await tx
    .select({
      openPieces: sql<number>`coalesce(sum(${orderLines.quantity}) filter (where ${isOpen}), 0)::int`,
      openUntil: sql`min(${orders.expiresAt}) filter (where ${isOpen})`.mapWith(orders.expiresAt),
      lapses: sql<number>`(count(*) filter (where ${isLapsed}))::int`,
      firstLapse: sql`min(${orders.placedAt}) filter (where ${isLapsed})`.mapWith(orders.placedAt),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.network, network),
        eq(orderLines.variantId, variantId),
        eq(orderLines.stockHeld, true),
        gt(orders.placedAt, memoryBegins(now)),
      ),
    )
  if (!row) return { openPieces: 0, openUntil: null, lapses: 0, firstLapse: null }
  return row
}

/** Where an unpaid order came from is forgotten once it does not count any more. */
export async function forgetNetworks(db: Database, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ network: null })
    .where(
      and(isNotNull(orders.network), or(lte(orders.placedAt, memoryBegins(now)), isNotNull(orders.paidAt))),
    )
}

/**
 * The pieces that are kept for people about to pay, and when the first hold on the variant ends. Money on its way is no
 * such hold. At most `MAX_VARIANTS`, those first that are free soonest.
 */
export async function readStockHolds(
  db: Database,
  now: Date,
): Promise<{ variantId: string; pieces: number; until: Date }[]> {
  return db
    .select({
      variantId: orderLines.variantId,
      pieces: sql<number>`sum(${orderLines.quantity})::int`,
      until: sql`min(${orders.expiresAt})`.mapWith(orders.expiresAt),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        isOpen,
        eq(orderLines.stockHeld, true),
        lte(orders.expiresAt, new Date(now.getTime() + HOLD_MINUTES * 60_000)),
      ),
    )
    .groupBy(orderLines.variantId)
    .orderBy(asc(sql`min(${orders.expiresAt})`), asc(orderLines.variantId))
    .limit(MAX_VARIANTS)
}

function memoryBegins(now: Date): Date {
  return new Date(now.getTime() - NETWORK_MEMORY_HOURS * 3_600_000)
}

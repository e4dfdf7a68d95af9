import { and, asc, eq, gt, inArray, isNotNull, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { HOLD_MINUTES, NETWORK_MEMORY_HOURS, type NetworkHolds } from '../checkout/hold-limits.ts'
import { orderLines, orders } from './order.tables.server.ts'

const MAX_VARIANTS = 500
const isOpen = sql`${orders.state} = 'pending_payment'`
/** Orders on invoice count as long as their network is remembered. */
const isUnpaid = inArray(orders.state, ['pending_payment', 'invoiced'])
const heldMinutes = sql`extract(epoch from least(${orders.updatedAt}, ${orders.expiresAt}) - ${orders.placedAt}) / 60`
const HELD = {
  variantId: orderLines.variantId,
  pieces: sql<number>`sum(${orderLines.quantity})::int`,
  until: sql`min(${orders.expiresAt})`.mapWith(orders.expiresAt),
}

/** Open and ended unpaid holds of a network on a variant. Needs the locks of both. */
export async function readNetworkHolds(
  tx: Transaction,
  { network, variantId, now }: { network: string; variantId: string; now: Date },
): Promise<NetworkHolds> {
  const rows = await tx
    .select({
      state: orders.state,
      quantity: orderLines.quantity,
      placedAt: orders.placedAt,
      expiresAt: orders.expiresAt,
      pieceMinutes: sql<number>`(${orderLines.quantity} * ${heldMinutes})::float8`,
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.network, network),
        inArray(orders.state, ['pending_payment', 'invoiced', 'expired', 'cancelled']),
        eq(orderLines.variantId, variantId),
        eq(orderLines.stockHeld, true),
        gt(orders.placedAt, memoryBegins(now)),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .execute()
  // All holds last equally long, so the oldest ends first.
  const isHeld = ({ state }: { state: string }) => state === 'pending_payment' || state === 'invoiced'
  const open = rows.filter(isHeld)
  return {
    openPieces: open.reduce((sum, { quantity }) => sum + quantity, 0),
    openUntil: open[0]?.expiresAt ?? null,
    ended: rows.filter((row) => !isHeld(row)),
  }
}

/** Open pieces of a network in other variants. Needs the network's lock. */
export async function readOtherHolds(
  tx: Transaction,
  { network, variantIds }: { network: string; variantIds: string[] },
): Promise<{ variantId: string; pieces: number; until: Date }[]> {
  return tx
    .select(HELD)
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.network, network),
        isUnpaid,
        eq(orderLines.stockHeld, true),
        notInArray(orderLines.variantId, variantIds),
      ),
    )
    .groupBy(orderLines.variantId)
}

/** Orders on invoice of a network, as long as it is remembered, in whatever state they are. */
export async function countInvoicedOf(tx: Transaction, network: string): Promise<number> {
  return tx.$count(orders, and(eq(orders.network, network), isNotNull(orders.invoiceId)))
}

/** Clears the network of orders whose holds no longer count. */
export async function forgetNetworks(db: Database, now: Date): Promise<void> {
  await db
    .update(orders)
    .set({ network: null })
    .where(
      and(isNotNull(orders.network), or(lte(orders.placedAt, memoryBegins(now)), isNotNull(orders.paidAt))),
    )
}

/** Held pieces and the end of the first hold per variant, without payments in processing. At most `MAX_VARIANTS`. */
export async function readStockHolds(
  db: Database,
  now: Date,
): Promise<{ variantId: string; pieces: number; until: Date }[]> {
  return db
    .select(HELD)
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

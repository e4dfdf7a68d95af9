import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { isFulfillable } from '../order.ts'
import { orderLines, orders, SHIPPED_LINE } from '../database/order.tables.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { lockOrder } from '../database/orders-repository.server.ts'
import { markFulfilled } from '../parcels/mark-fulfilled.server.ts'
import { lockOrderOfNumber, packParcel, readSending } from '../parcels/send-parcel.server.ts'

export type FulfilOrderRefusal = { code: 'unknown_order' | 'not_fulfillable' }

/**
 * Marks an order as shipped (RULING 9): what is still to be sent leaves in one parcel. Idempotent. Locks the order. `onFulfilled`
 * runs once.
 */
export async function fulfilOrder(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  number: number,
  staffId: string | null = null,
  onFulfilled?: (tx: Transaction) => Promise<void>,
): Promise<Result<{ fulfilledAt: Date }, FulfilOrderRefusal>> {
  return db.transaction(async (tx): Promise<Result<{ fulfilledAt: Date }, FulfilOrderRefusal>> => {
    const order = await lockOrderOfNumber(tx, number)
    if (!order) return refuse({ code: 'unknown_order' })
    if (order.fulfilledAt) return accept({ fulfilledAt: order.fulfilledAt })
    if (!isFulfillable(order)) return refuse({ code: 'not_fulfillable' })
    const sentAt = clock()
    const sending = await readSending(tx, order)
    const how = { carrier: null, trackingNumber: null, sentAt, staffId }
    if (sending.unsent.length > 0) await packParcel(tx, order, sending, how, sending.unsent)
    else await markFulfilled(tx, order, sentAt, 'staff')
    await onFulfilled?.(tx)
    return accept({ fulfilledAt: sentAt })
  })
}

const BATCH = 200

/** Fulfils voucher-only orders once their mail was sent. @returns how many. */
export async function fulfilMailedOrders({ db }: Pick<OrderDeps, 'db'>): Promise<number> {
  const due = await db
    .select({ id: orders.id, sentAt: sql<string>`max(${outgoingMails.sentAt})` })
    .from(orders)
    .innerJoin(
      outgoingMails,
      and(
        sql`lower(${outgoingMails.recipient}) = lower(${orders.customerEmail})`,
        eq(outgoingMails.kind, 'order-confirmed'),
        isNotNull(outgoingMails.sentAt),
        sql`${outgoingMails.payload} ->> 'orderId' = ${orders.id}::text`,
      ),
    )
    .where(
      and(
        inArray(orders.state, ['paid', 'partially_refunded']),
        isNull(orders.fulfilledAt),
        sql`not exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${SHIPPED_LINE})`,
      ),
    )
    .groupBy(orders.id)
    .limit(BATCH)
  let count = 0
  for (const { id, sentAt } of due) if (await fulfilMailed(db, id, new Date(sentAt))) count += 1
  return count
}

function fulfilMailed(db: Database, id: string, sentAt: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id }, { skipLocked: true })
    if (!order || order.fulfilledAt || !isFulfillable(order)) return false
    await markFulfilled(tx, order, sentAt, 'voucher-mail')
    return true
  })
}

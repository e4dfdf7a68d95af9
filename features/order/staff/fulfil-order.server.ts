import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { accept, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { type ChangeDeps, changeOrder, type OrderCall } from '../change-order.server.ts'
import { isFulfillable } from '../order.ts'
import { orderLines, orders, SHIPPED_LINE } from '../database/order.tables.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { lockOrder } from '../database/orders-repository.server.ts'
import { markFulfilled } from '../parcels/mark-fulfilled.server.ts'
import { packParcel } from '../parcels/send-parcel.server.ts'

/**
 * Marks an order as shipped (RULING 9): what is still to be sent leaves in one parcel. Idempotent. Locks the order.
 */
export function fulfilOrder(deps: ChangeDeps, call: OrderCall) {
  return changeOrder(deps, call, async (tx, order, sentAt) => {
    if (order.fulfilledAt) return accept({ fulfilledAt: order.fulfilledAt.toISOString() })
    if (!order.can.fulfil) return refuse({ code: 'not_fulfillable' })
    const how = { carrier: null, trackingNumber: null, sentAt, staffId: call.member.id }
    if (order.unsent.length > 0) await packParcel(tx, order, how, order.unsent)
    else await markFulfilled(tx, order, sentAt, 'staff')
    await call.record(tx)
    return accept({ fulfilledAt: sentAt.toISOString() })
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

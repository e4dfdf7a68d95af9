import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { accept, type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { isFulfillable } from '../order.ts'
import { orderLines, orders } from '../database/order.tables.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import {
  lockOrder,
  transitionOrder,
  type StoredOrder,
  updateOrder,
} from '../database/orders-repository.server.ts'
import { readOrderLines } from '../read/read-order.server.ts'

export type FulfilOrderRefusal = { code: 'unknown_order' | 'not_fulfillable' }

export const ORDER_SENT = 'order-sent'

/**
 * Marks an order as shipped (RULING 9) and mails the buyer of goods; idempotent. Locks the order. `onFulfilled` runs
 * once.
 */
export async function fulfilOrder(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  number: number,
  onFulfilled?: (tx: Transaction) => Promise<void>,
): Promise<Result<{ fulfilledAt: Date }, FulfilOrderRefusal>> {
  return db.transaction(async (tx): Promise<Result<{ fulfilledAt: Date }, FulfilOrderRefusal>> => {
    const [found] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
    const order = found && (await lockOrder(tx, { id: found.id }))
    if (!order) return refuse({ code: 'unknown_order' })
    if (order.fulfilledAt) return accept({ fulfilledAt: order.fulfilledAt })
    if (!isFulfillable(order)) return refuse({ code: 'not_fulfillable' })
    const fulfilledAt = clock()
    await markFulfilled(tx, order, fulfilledAt, 'staff')
    const { customerEmail: to, language } = order
    const hasGoods = (await readOrderLines(tx, order.id)).some(({ kind }) => kind === 'goods')
    if (to && hasGoods)
      await enqueueMail(tx, { kind: ORDER_SENT, to, language, payload: { orderId: order.id } })
    await onFulfilled?.(tx)
    return accept({ fulfilledAt })
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
        sql`not exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and ${orderLines.kind} = 'goods')`,
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

async function markFulfilled(tx: Transaction, order: StoredOrder, at: Date, cause: string): Promise<void> {
  if (order.state === 'paid') await transitionOrder(tx, order, ['fulfilled'], { at, cause })
  await updateOrder(tx, order.id, { fulfilledAt: at, updatedAt: at })
}

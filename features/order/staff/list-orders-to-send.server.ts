import { withWriteOff } from '#features/invoice/database/invoices-repository.server.ts'
import { withLostDispute } from '#features/invoice/database/invoice-payments-repository.server.ts'
import { and, asc, eq, exists, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import type { OrderState } from '../order.ts'
import { orderLines, orders, SHIPPED_LINE } from '../database/order.tables.server.ts'

const MOST = 100

export interface OrderToSend {
  id: string
  state: OrderState
  number: number
  name: string
  totalCents: number
  paidAt: Date
}

/**
 * Orders of goods or of vouchers by post, paid or on invoice, that have not been sent, longest waiting first; not while a bank
 * contests the money, nor when all of it was charged back.
 */
export async function listOrdersToSend(db: Database): Promise<OrderToSend[]> {
  const isShipped = exists(
    db
      .select({ id: orderLines.id })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), SHIPPED_LINE)),
  )
  const { id, state, number, customerName, customerEmail, totalCents, paidAt, placedAt } = orders
  const gone = sql`${orders.refundedCents} + ${orders.withdrawnCents}`
  const rows = await db
    .select({ id, state, number, customerName, customerEmail, totalCents, paidAt, placedAt })
    .from(orders)
    .where(
      and(
        inArray(orders.state, ['paid', 'partially_refunded', 'invoiced']),
        isNull(orders.fulfilledAt),
        eq(orders.contestedCents, 0),
        or(eq(orders.withdrawnCents, 0), lt(gone, sql`${orders.totalCents} - ${orders.voucherCents}`)),
        isShipped,
      ),
    )
    .orderBy(asc(orders.paidAt), asc(orders.number))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    number: row.number,
    name: row.customerName ?? row.customerEmail ?? '',
    totalCents: row.totalCents,
    paidAt: row.paidAt ?? row.placedAt,
  }))
}

/** Orders to send now: what is on invoice waits when its payment was charged back or written off, until it is paid. */
export async function listParcelsDue(db: Database): Promise<OrderToSend[]> {
  const rows = await listOrdersToSend(db)
  const unpaid = rows.filter(({ state }) => state === 'invoiced').map(({ id }) => id)
  const chargedBack = await withLostDispute(db, { source: 'order' }, unpaid)
  const writtenOff = await withWriteOff(db, { source: 'order' }, unpaid)
  return rows.filter(({ id }) => !chargedBack.has(id) && !writtenOff.has(id))
}

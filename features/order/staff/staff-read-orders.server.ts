import { matchesOrder } from './search-orders.server.ts'
import { readSearch } from '#kernel/search-terms.ts'
import { and, eq, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { pick } from '#kernel/pick.ts'
import { type ListInput, listEngine } from '#kit/list.server.ts'
import type { Database } from '#platform/database/database.ts'
import { byNumber } from '#platform/database/read-list-page.ts'
import { listFailedRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { isShipped } from '../order-details.ts'
import { ORDER_BUYER, orders } from '../database/order.tables.server.ts'
import type { OrderState } from '../order.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'
import { readReturns } from '../database/parcels-repository.server.ts'
import type { StoredOrderLine } from '../read/read-order.server.ts'
import { readWholeOrders, type WholeOrder } from '../read/whole-order.server.ts'
import { failedDueCents, voucherRefundCents } from '../payment/failed-refund.ts'
import { orderList } from './order.contract.ts'
import {
  type OrderFilter,
  type OrderSort,
  STAFF_ORDER_COLUMNS,
  type StaffOrder,
  type StaffOrders,
} from './staff-order.ts'

const WITHOUT_END: OrderState[] = ['pending_payment', 'expired', 'cancelled']

export interface ListedOrder extends Omit<StaffOrder, 'lines' | 'vouchers'> {
  language: Language
  lines: StoredOrderLine[]
}

const needsAttention = sql`${orders.needsAttention} <> '{}'`

const list = listEngine({
  shape: orderList,
  read: (db, where, sorted, limit) =>
    db
      .select()
      .from(orders)
      .where(where)
      .orderBy(...sorted)
      .limit(limit),
  ids: (db, where, limit) => db.select({ id: orders.id }).from(orders).where(where).limit(limit),
  toLine: (row: StoredOrder) => row,
  order: byNumber<StoredOrder>(orders.number, ({ number }) => number, true),
  sorts: {
    table: orders,
    id: orders.id,
    idOf: ({ id }) => id,
    by: { buyer: ORDER_BUYER, total: orders.totalCents },
  },
  filters: {
    // Paid, on invoice, or to be decided on.
    all: () => or(notInArray(orders.state, WITHOUT_END), needsAttention),
    to_send: () =>
      and(isNull(orders.fulfilledAt), sql`${orders.state} in ('paid', 'partially_refunded', 'invoiced')`),
    invoiced: () => sql`${orders.state} = 'invoiced'`,
    sent: () => isNotNull(orders.fulfilledAt),
    refunded: () => sql`${orders.state} in ('refunded', 'partially_refunded')`,
    attention: () => needsAttention,
  },
  search: (_, typed) => {
    const terms = readSearch(typed)
    return terms ? matchesOrder(terms) : sql`false`
  },
})

export type OrderListInput = ListInput<OrderFilter, OrderSort>

// No condition depends on the time.
const contextOf = (db: Database) => ({ db, now: new Date(0) })

/** A page, newest first by default. */
export async function listStaffOrders(db: Database, input: OrderListInput, size?: number) {
  const { rows, ...pages } = await list.page(contextOf(db), input, size)
  return { ...pages, orders: await describe(db, await readWholeOrders(db, rows)) }
}

export function countStaffOrders(db: Database, search: string): Promise<StaffOrders['counts']> {
  return list.counts(contextOf(db), search)
}

/** One order as in the list, whatever its state. */
export async function readStaffOrder(
  db: Database,
  number: number,
): Promise<{ whole: WholeOrder; listed: ListedOrder } | undefined> {
  const stored = await db.select().from(orders).where(eq(orders.number, number))
  const [whole] = await readWholeOrders(db, stored)
  const [listed] = whole ? await describe(db, [whole]) : []
  return whole && listed && { whole, listed }
}

/** By order that is marked, in Rappen: due of failed refunds and not on its way, and up to what vouchers lost value. */
export async function readFailedRefunds(
  db: Database,
  listed: readonly (StoredOrder & { refundOnItsWayCents?: number })[],
): Promise<Map<string, { dueCents: number; voucherCents: number }>> {
  const marked = listed.filter(({ needsAttention }) => needsAttention.includes('refund_failed'))
  const ids = marked.map(({ id }) => id)
  const [failed, returns] = await Promise.all([listFailedRefunds(db, 'order', ids), readReturns(db, ids)])
  return new Map(
    marked.map((order) => {
      const dueCents = Math.max(0, failedDueCents(order, failed, returns) - (order.refundOnItsWayCents ?? 0))
      return [order.id, { dueCents, voucherCents: voucherRefundCents(order, failed) }]
    }),
  )
}

async function describe(db: Database, whole: WholeOrder[]): Promise<ListedOrder[]> {
  const failed = await readFailedRefunds(db, whole)
  return whole.map((order) => ({
    ...pick(order, ...STAFF_ORDER_COLUMNS, 'language', 'lines', 'refundOnItsWayCents', 'can'),
    voucherReturned: order.voucherReturnedAt !== null,
    refundFailedCents: failed.get(order.id)?.dueCents ?? 0,
    voucherRefundCents: failed.get(order.id)?.voucherCents ?? order.refundedCents,
    name: order.customerName,
    email: order.customerEmail,
    shipped: order.lines.some(isShipped),
    parcels: order.current.length,
    sentAt: order.sentAt?.toISOString() ?? null,
    address:
      order.shippingStreet &&
      [order.shippingStreet, [order.shippingPostalCode, order.shippingCity].join(' '), order.shippingCountry]
        .filter(Boolean)
        .join(', '),
    placedAt: order.placedAt.toISOString(),
    termsVersion: order.termsAcceptedAt && order.termsVersion,
  }))
}

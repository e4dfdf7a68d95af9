import { matchesOrder } from './search-orders.server.ts'
import { readSearch } from '#kernel/search-terms.ts'
import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import { pick } from '#kernel/pick.ts'
import { type ListInput, listEngine } from '#kit/list.server.ts'
import type { Database } from '#platform/database/database.ts'
import { byNumber } from '#platform/database/read-list-page.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { listFailedRefunds, listPendingRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { isShipped } from '../order-details.ts'
import { ORDER_BUYER, orderLines, orders } from '../database/order.tables.server.ts'
import { actionsOf, type OrderState } from '../order.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'
import { readParcels, readReturns } from '../database/parcels-repository.server.ts'
import type { StoredOrderLine } from '../read/read-order.server.ts'
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
  return { ...pages, orders: await describe(db, rows) }
}

export function countStaffOrders(db: Database, search: string): Promise<StaffOrders['counts']> {
  return list.counts(contextOf(db), search)
}

/** One order as in the list, whatever its state. */
export async function readStaffOrder(
  db: Database,
  number: number,
): Promise<{ stored: StoredOrder; listed: ListedOrder } | undefined> {
  const [stored] = await db.select().from(orders).where(eq(orders.number, number))
  const [listed] = stored ? await describe(db, [stored]) : []
  return stored && listed && { stored, listed }
}

/** By order that is marked, in Rappen: due of failed refunds and not on its way, and up to what vouchers lost value. */
export async function readFailedRefunds(
  db: Database,
  listed: readonly StoredOrder[],
  onItsWay: (id: string) => number,
): Promise<Map<string, { dueCents: number; voucherCents: number }>> {
  const marked = listed.filter(({ needsAttention }) => needsAttention.includes('refund_failed'))
  const ids = marked.map(({ id }) => id)
  const [failed, returns] = await Promise.all([listFailedRefunds(db, 'order', ids), readReturns(db, ids)])
  return new Map(
    marked.map((order) => {
      const dueCents = Math.max(0, failedDueCents(order, failed, returns) - onItsWay(order.id))
      return [order.id, { dueCents, voucherCents: voucherRefundCents(order, failed) }]
    }),
  )
}

async function describe(db: Database, stored: StoredOrder[]): Promise<ListedOrder[]> {
  const ids = stored.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const parcels = await readParcels(db, ids)
  const isMailed = await mailedAmong(db, stored)
  for (const { id, state } of stored) if (state === 'invoiced') isMailed.add(id)
  const hasShipped = (id: string) => (lines.get(id) ?? []).some(isShipped)
  const onTheirWay = await listPendingRefunds(
    db,
    stored.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const onItsWay = (id: string) =>
    onTheirWay.reduce((sum, { subjectId, amountCents }) => sum + (subjectId === id ? amountCents : 0), 0)
  const failed = await readFailedRefunds(db, stored, onItsWay)
  const canDo = (row: StoredOrder) => {
    const can = actionsOf(row)
    const isToSend = hasShipped(row.id) || !isMailed.has(row.id)
    return { ...can, fulfil: can.fulfil && isToSend, closeRefund: can.closeRefund && onItsWay(row.id) === 0 }
  }
  return stored.map((row) => ({
    ...pick(row, ...STAFF_ORDER_COLUMNS),
    voucherReturned: row.voucherReturnedAt !== null,
    refundOnItsWayCents: onItsWay(row.id),
    refundFailedCents: failed.get(row.id)?.dueCents ?? 0,
    voucherRefundCents: failed.get(row.id)?.voucherCents ?? row.refundedCents,
    language: row.language,
    name: row.customerName,
    email: row.customerEmail,
    lines: lines.get(row.id) ?? [],
    shipped: hasShipped(row.id),
    can: canDo(row),
    parcels: parcels.filter(({ orderId, takenBackAt }) => orderId === row.id && takenBackAt === null).length,
    fulfilledAt: row.fulfilledAt?.toISOString() ?? null,
    address:
      row.shippingStreet &&
      [row.shippingStreet, [row.shippingPostalCode, row.shippingCity].join(' '), row.shippingCountry]
        .filter(Boolean)
        .join(', '),
    placedAt: row.placedAt.toISOString(),
    termsVersion: row.termsAcceptedAt && row.termsVersion,
  }))
}

async function mailedAmong(
  db: Database,
  listed: { id: string; customerEmail: string | null }[],
): Promise<Set<string>> {
  const emails = listed.flatMap(({ customerEmail }) => customerEmail?.toLowerCase() ?? [])
  if (emails.length === 0) return new Set()
  const orderId = sql<string>`${outgoingMails.payload} ->> 'orderId'`
  const rows = await db
    .select({ orderId })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.kind, 'order-confirmed'),
        ne(outgoingMails.state, 'failed'),
        inArray(sql`lower(${outgoingMails.recipient})`, emails),
        inArray(
          orderId,
          listed.map(({ id }) => id),
        ),
      ),
    )
  return new Set(rows.map((row) => row.orderId))
}

async function linesOf(db: Database, ids: string[]): Promise<Map<string, StoredOrderLine[]>> {
  const found = new Map<string, StoredOrderLine[]>()
  if (ids.length === 0) return found
  const rows = await db
    .select()
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids))
    .orderBy(asc(orderLines.position))
  for (const row of rows) found.set(row.orderId, [...(found.get(row.orderId) ?? []), row])
  return found
}

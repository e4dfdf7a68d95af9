import { matchesOrder } from './search-orders.server.ts'
import { readSearch } from '#kernel/search-terms.ts'
import {
  and,
  asc,
  eq,
  inArray,
  isNotNull,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import {
  type ListPages,
  type ListPosition,
  type ListSort,
  MOST_COUNTED,
  readSort,
} from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { byColumn, byNumber, type ListOrder, readListPage } from '#platform/database/read-list-page.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { listFailedRefunds, listPendingRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { isShipped } from '../order-details.ts'
import { ORDER_BUYER, orderLines, orders } from '../database/order.tables.server.ts'
import { actionsOf, type OrderState } from '../order.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'
import { readParcels, readReturns } from '../database/parcels-repository.server.ts'
import type { StoredOrderLine } from '../read/read-order.server.ts'
import { failedDueCents, voucherRefundCents } from '../payment/failed-refund.ts'
import type { OrderFilter, OrderSort, StaffOrder, StaffOrders } from './staff-order.ts'

const PAGE = 50
const WITHOUT_END: OrderState[] = ['pending_payment', 'expired', 'cancelled']

export interface ListedOrder extends Omit<StaffOrder, 'lines' | 'vouchers'> {
  language: Language
  lines: StoredOrderLine[]
}

const NEWEST_FIRST = byNumber<StoredOrder>(orders.number, ({ number }) => number, true)

const SORTED: Record<OrderSort, SQLWrapper> = { buyer: ORDER_BUYER, total: orders.totalCents }

function orderOf(sort: ListSort<OrderSort> | undefined): ListOrder<StoredOrder> {
  if (sort === undefined) return NEWEST_FIRST
  const { key, descending } = readSort<OrderSort>(sort)
  return byColumn({ table: orders, value: SORTED[key], id: orders.id }, ({ id }) => id, descending)
}

const needsAttention = sql`${orders.needsAttention} <> '{}'`

const FILTERS: Record<OrderFilter, SQL | undefined> = {
  // Paid, on invoice, or to be decided on.
  all: or(notInArray(orders.state, WITHOUT_END), needsAttention),
  to_send: and(
    isNull(orders.fulfilledAt),
    sql`${orders.state} in ('paid', 'partially_refunded', 'invoiced')`,
  ),
  invoiced: sql`${orders.state} = 'invoiced'`,
  sent: isNotNull(orders.fulfilledAt),
  refunded: sql`${orders.state} in ('refunded', 'partially_refunded')`,
  attention: needsAttention,
}

export interface OrderSelection {
  filter: OrderFilter
  /** Number, or a part of name or address. */
  search: string
  sort?: ListSort<OrderSort> | undefined
}

/** A page, newest first by default. */
export async function listStaffOrders(
  db: Database,
  { filter, search, sort, position, size = PAGE }: OrderSelection & { position: ListPosition; size?: number },
): Promise<{ orders: ListedOrder[] } & ListPages> {
  const { rows: found, ...pages } = await readListPage({
    order: orderOf(sort),
    position,
    size,
    read: (beyond, sorted, limit) =>
      db
        .select()
        .from(orders)
        .where(and(FILTERS[filter], matches(search), beyond))
        .orderBy(...sorted)
        .limit(limit),
  })
  return { orders: await describe(db, found), ...pages }
}

/** Each count stops at one above `MOST_COUNTED`. */
export async function countStaffOrders(db: Database, search: string): Promise<StaffOrders['counts']> {
  const names = Object.keys(FILTERS) as OrderFilter[]
  const counted = await Promise.all(
    names.map((name) =>
      db.$count(
        db
          .select({ one: sql`1`.as('one') })
          .from(orders)
          .where(and(FILTERS[name], matches(search)))
          .limit(MOST_COUNTED + 1)
          .as('counted'),
      ),
    ),
  )
  return Object.fromEntries(names.map((name, index) => [name, counted[index] ?? 0])) as StaffOrders['counts']
}

function matches(search: string): SQL | undefined {
  if (search === '') return undefined
  const terms = readSearch(search)
  return terms ? matchesOrder(terms) : sql`false`
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
    number: row.number,
    state: row.state,
    byInvoice: row.invoiceId !== null,
    currency: row.currency,
    totalCents: row.totalCents,
    voucherCents: row.voucherCents,
    voucherId: row.voucherId,
    voucherReturned: row.voucherReturnedAt !== null,
    voucherReturnedCents: row.voucherReturnedCents,
    refundedCents: row.refundedCents,
    withdrawnCents: row.withdrawnCents,
    contestedCents: row.contestedCents,
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
    needsAttention: row.needsAttention,
    test: row.test,
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

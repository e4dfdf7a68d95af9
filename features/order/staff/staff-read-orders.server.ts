import { and, asc, eq, inArray, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Language } from '#i18n/languages.ts'
import type { ListPages, ListPosition } from '#kernel/list-page.ts'
import type { Database } from '#platform/database/database.ts'
import { byNumber, readListPage } from '#platform/database/read-list-page.ts'
import { outgoingMails } from '#platform/outbox/outbox.tables.ts'
import { listPendingRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { orderLines, orders } from '../database/order.tables.server.ts'
import { isFulfillable, type OrderState } from '../order.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'
import { readParcels } from '../database/parcels-repository.server.ts'
import type { StoredOrderLine } from '../read/read-order.server.ts'
import type { StaffOrder } from './staff-order.ts'

const PAGE = 50
const WITHOUT_END: OrderState[] = ['pending_payment', 'expired', 'cancelled']

export interface ListedOrder extends Omit<StaffOrder, 'lines' | 'vouchers'> {
  language: Language
  lines: StoredOrderLine[]
}

const NEWEST_FIRST = byNumber<{ number: number }>(orders.number, ({ number }) => number, true)

/** One page of orders that were paid or need a decision, newest first. */
export async function listStaffOrders(
  db: Database,
  position: ListPosition,
): Promise<{ orders: ListedOrder[] } & ListPages> {
  const listed = or(notInArray(orders.state, WITHOUT_END), sql`cardinality(${orders.needsAttention}) > 0`)
  const { rows: shown, ...pages } = await readListPage({
    order: NEWEST_FIRST,
    position,
    size: PAGE,
    read: (beyond, sorted, limit) =>
      db
        .select()
        .from(orders)
        .where(and(listed, beyond))
        .orderBy(...sorted)
        .limit(limit),
  })
  return { orders: await describe(db, shown), ...pages }
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

async function describe(db: Database, shown: StoredOrder[]): Promise<ListedOrder[]> {
  const ids = shown.map(({ id }) => id)
  const lines = await linesOf(db, ids)
  const parcels = await readParcels(db, ids)
  const isMailed = await mailedAmong(db, shown)
  for (const { id, state } of shown) if (state === 'invoiced') isMailed.add(id)
  const isShipped = (id: string) => (lines.get(id) ?? []).some(({ kind }) => kind === 'goods')
  const onTheirWay = await listPendingRefunds(
    db,
    shown.flatMap(({ paymentId }) => paymentId ?? []),
  )
  const onItsWay = (id: string) =>
    onTheirWay.reduce((sum, { subjectId, amountCents }) => sum + (subjectId === id ? amountCents : 0), 0)
  return shown.map((row) => ({
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
    language: row.language,
    name: row.customerName,
    email: row.customerEmail,
    lines: lines.get(row.id) ?? [],
    shipped: isShipped(row.id),
    toSend: row.fulfilledAt === null && isFulfillable(row) && (isShipped(row.id) || !isMailed.has(row.id)),
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
  shown: { id: string; customerEmail: string | null }[],
): Promise<Set<string>> {
  const emails = shown.flatMap(({ customerEmail }) => customerEmail?.toLowerCase() ?? [])
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
          shown.map(({ id }) => id),
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

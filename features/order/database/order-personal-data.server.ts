import { and, asc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { KeepReason, PersonalRecord } from '#kernel/personal-record.ts'
import { omit } from '#kernel/omit.ts'
import { pick } from '#kernel/pick.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { deleteDisputes } from '#platform/payments/disputes/disputes-repository.ts'
import { mayMoneyArrive } from '#platform/payments/late-money.ts'
import { paymentRefunds } from '#platform/payments/refunds/refund.tables.ts'
import { orderEvents, orderLines, orders, paymentEvents } from './order.tables.server.ts'
import {
  orderAddressChanges,
  orderParcelLines,
  orderParcels,
  orderReturnLines,
  orderReturns,
  orderSteps,
} from './parcel.tables.server.ts'
import { readParcels, readReturns, type StoredParcel } from './parcels-repository.server.ts'

type StoredOrder = typeof orders.$inferSelect
type StoredLine = typeof orderLines.$inferSelect

/** Orders of an e-mail address with their lines, for the data export; paid ones are kept for bookkeeping. */
export async function readOrderRecords(
  db: Database | Transaction,
  email: string,
  now: Date,
): Promise<(PersonalRecord & { lineIds: string[] })[]> {
  const found = await db.select().from(orders).where(isOf(email)).orderBy(asc(orders.placedAt))
  const ids = found.map(({ id }) => id)
  const inBooks = await findThoseInTheBooks(db, ids)
  const lines = ids.length
    ? await db
        .select()
        .from(orderLines)
        .where(inArray(orderLines.orderId, ids))
        .orderBy(asc(orderLines.position))
    : []
  const [parcels, returns, steps, addresses] = [
    await readParcels(db, ids),
    await readReturns(db, ids),
    ids.length ? await db.select().from(orderSteps).where(inArray(orderSteps.orderId, ids)) : [],
    ids.length
      ? await db.select().from(orderAddressChanges).where(inArray(orderAddressChanges.orderId, ids))
      : [],
  ]
  const of = <Row extends { orderId: string }>(order: StoredOrder, rows: readonly Row[]) =>
    rows.filter(({ orderId }) => orderId === order.id)
  return found.map((order) => {
    const own = lines.filter(({ orderId }) => orderId === order.id)
    return {
      number: order.number,
      at: order.placedAt,
      title: own.map(({ productTitle }) => productTitle).join(', ') || null,
      cents: order.totalCents,
      keep: keepReason({ order, isInBooks: inBooks.has(order.id) }, now),
      keptSince: order.updatedAt,
      data: {
        ...dataOf(order, own),
        parcels: of(order, parcels).map((each) =>
          withTitles(pick(each, 'sentAt', 'takenBackAt', 'carrier', 'trackingNumber', 'lines'), own),
        ),
        returns: of(order, returns).map((each) =>
          withTitles(pick(each, 'at', 'cardCents', 'voucherCents', 'lines'), own),
        ),
        notes: of(order, steps).map(({ at, text }) => ({ at, text })),
        addressChanges: of(order, addresses).map(({ at, before, after }) => ({ at, before, after })),
      },
      lineIds: own.map(({ id }) => id),
    }
  })
}

/**
 * Deletes orders of an address that ended without money, and what staff noted at those that are kept for the books.
 * Locks the orders. @returns how many.
 */
export async function eraseOrders(tx: Transaction, email: string, now: Date): Promise<number> {
  const found = await tx.select().from(orders).where(isOf(email)).orderBy(asc(orders.id)).for('update')
  const inBooks = await findThoseInTheBooks(
    tx,
    found.map(({ id }) => id),
  )
  const idsKept = (reason: KeepReason | null) =>
    found
      .filter((order) => keepReason({ order, isInBooks: inBooks.has(order.id) }, now) === reason)
      .map(({ id }) => id)
  const done = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.id, idsKept('books')), isDone))
  await tx.update(orderSteps).set({ text: null }).where(inArray(orderSteps.orderId, done))
  return deleteOrders(tx, idsKept(null))
}

/** Nothing of it has to be sent any more, so that no note is of use. */
const isDone = sql`(${orders.fulfilledAt} is not null or ${orders.state} in ('refunded', 'cancelled', 'expired') or not exists (
  select from ${orderLines} l where l.order_id = ${orders.id} and l.kind = 'goods'))`

/** @param isInBooks see `findThoseInTheBooks` */
function keepReason(
  { order: { state, updatedAt }, isInBooks }: { order: StoredOrder; isInBooks: boolean },
  now: Date,
): KeepReason | null {
  if (isInBooks) return 'books'
  const hasEnded = state === 'expired' || state === 'cancelled'
  return hasEnded && !mayMoneyArrive(updatedAt, now) ? null : 'running'
}

/** Of events of the provider: money arrived, though it may have been refused, for example as the wrong amount. */
const MONEY_EVENTS = ['paid', 'refunded', 'wrong_mode']

/** Invoices are another feature: a payment of it, though it may have been undone. */
const wasPaidOnInvoice = sql`exists (select from invoice_payments where invoice_payments.invoice_id = ${orders.invoiceId})`

/**
 * Orders for which money of any kind arrived, or whose vouchers still exist, belong to the books in any state (OR art. 958f).
 * @returns their ids
 */
async function findThoseInTheBooks(db: Database | Transaction, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.id, ids),
        or(
          isNotNull(orders.paidAt),
          sql`exists (select from ${paymentEvents} e where e.order_id = ${orders.id} and ${inArray(sql`e.kind`, MONEY_EVENTS)})`,
          wasPaidOnInvoice,
          hasVouchers,
        ),
      ),
    )
  return new Set(found.map(({ id }) => id))
}

/** Deletes orders unchanged since `before`, in batches; an order whose vouchers still exist only loses its buyer. */
export async function purgeOrders(db: Database, before: Date, batch: number): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          lt(orders.placedAt, before),
          lt(orders.updatedAt, before),
          sql`(${orders.customerEmail} is distinct from ${FORGOTTEN} or not ${hasVouchers})`,
        ),
      )
      .orderBy(asc(orders.placedAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return 0
    const kept = await tx
      .update(orders)
      .set(WITHOUT_BUYER)
      .where(and(inArray(orders.id, ids), hasVouchers))
      .returning({ id: orders.id })
    const keptIds = new Set(kept.map(({ id }) => id))
    await tx
      .update(orderLines)
      .set({ gift: null })
      .where(and(inArray(orderLines.orderId, [...keptIds]), isNotNull(orderLines.gift)))
    await tx
      .update(orderSteps)
      .set({ text: null })
      .where(inArray(orderSteps.orderId, [...keptIds]))
    await tx.delete(orderAddressChanges).where(inArray(orderAddressChanges.orderId, [...keptIds]))
    await tx
      .update(orderParcels)
      .set({ trackingNumber: null })
      .where(and(inArray(orderParcels.orderId, [...keptIds]), isNotNull(orderParcels.trackingNumber)))
    await deleteOrders(
      tx,
      ids.filter((id) => !keptIds.has(id)),
    )
    return ids.length
  })
}

const FORGOTTEN = ''

const WITHOUT_BUYER = {
  customerName: null,
  customerEmail: FORGOTTEN,
  customerPhone: null,
  shippingStreet: null,
  shippingPostalCode: null,
  shippingCity: null,
  shippingCountry: null,
}

/** Vouchers are another feature; the constraint is in db/routines/orders.sql. */
const hasVouchers = sql`exists (
  select from vouchers join order_lines on order_lines.id = vouchers.order_line_id
  where order_lines.order_id = ${orders.id}
)`

function isOf(email: string) {
  return eq(orders.customer, email.toLowerCase())
}

async function deleteOrders(tx: Transaction, ids: string[]): Promise<number> {
  if (ids.length === 0) return 0
  await tx
    .delete(paymentRefunds)
    .where(and(eq(paymentRefunds.subject, 'order'), inArray(paymentRefunds.subjectId, ids)))
  const idsIn = (table: typeof orderParcels | typeof orderReturns) =>
    tx.select({ id: table.id }).from(table).where(inArray(table.orderId, ids))
  await tx.delete(orderParcelLines).where(inArray(orderParcelLines.parcelId, idsIn(orderParcels)))
  await tx.delete(orderReturnLines).where(inArray(orderReturnLines.returnId, idsIn(orderReturns)))
  for (const table of OF_ORDERS) await tx.delete(table).where(inArray(table.orderId, ids))
  const deleted = await tx
    .delete(orders)
    .where(inArray(orders.id, ids))
    .returning({ paymentId: orders.paymentId })
  await deleteDisputes(
    tx,
    deleted.flatMap(({ paymentId }) => paymentId ?? []),
  )
  return ids.length
}

const OF_ORDERS = [
  paymentEvents,
  orderEvents,
  orderSteps,
  orderAddressChanges,
  orderParcels,
  orderReturns,
  orderLines,
] as const

function dataOf(order: StoredOrder, lines: StoredLine[]): Record<string, unknown> {
  return {
    ...omit(order, 'customer', 'referenceHash', 'idempotencyHash', 'requestHash', 'sessionUrl', 'cancelUrl'),
    lines: lines.map((line) => omit(line, 'id', 'orderId', 'imageUrl')),
  }
}

/** Its pieces by the titles of their lines. */
function withTitles<Sending extends { lines: StoredParcel['lines'] }>(sending: Sending, lines: StoredLine[]) {
  const titleOf = (lineId: string) => lines.find(({ id }) => id === lineId)?.productTitle ?? null
  const pieces = sending.lines.map(({ lineId, quantity }) => ({ quantity, productTitle: titleOf(lineId) }))
  return { ...sending, lines: pieces }
}

import { randomUUID } from 'node:crypto'
import type { PaymentProvider } from '#kernel/payment-provider.ts'
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { insertRows, run, updateRow } from '#platform/database/plain-statements.ts'
import { preparedQuery } from '#platform/database/prepared-query.ts'
import { omit } from '#kernel/omit.ts'
import { isUuid } from '#kernel/uuid.ts'
import { decideTransition, type OrderState } from '../order.ts'
import { orderEvents, orderLines, orders, paymentEvents } from './order.tables.server.ts'
import type { DraftLine } from '../checkout/order-draft.server.ts'

export type StoredOrder = typeof orders.$inferSelect
type NewOrder = Omit<typeof orders.$inferInsert, 'state' | 'updatedAt'> & { number: number }

/** Unique under its idempotency key. */
export const ORDER_KEY = 'orders_idempotency'

/** The next order number; it stays unused when the order is not written. */
export async function reserveOrderNumber(tx: Transaction): Promise<number> {
  const { rows } = await run<{ number: number }>(tx, {
    name: 'reserve-order-number',
    text: `select nextval(pg_get_serial_sequence('orders', 'number'))::integer as number`,
    values: [],
  })
  return rows[0]?.number as number
}

/** Inserts a pending order with lines and history. Starts at once. Fails when the idempotency key is taken. */
export async function insertOrder(
  tx: Transaction,
  order: NewOrder,
  lines: readonly (DraftLine & { stockHeld: boolean })[],
): Promise<void> {
  const { id: orderId, placedAt } = order
  await Promise.all([
    insertRows(tx, orders, [{ ...order, state: 'pending_payment', updatedAt: placedAt }]),
    insertRows(
      tx,
      orderLines,
      lines.map((line, position) => ({
        ...omit(line, 'onHand', 'listPriceCents'),
        id: randomUUID(),
        orderId,
        position,
      })),
    ),
    insertRows(tx, orderEvents, [{ orderId, at: placedAt, toState: 'pending_payment', cause: 'checkout' }]),
  ])
}

export async function markLinesHeld(tx: Transaction, orderId: string, variantIds: string[]): Promise<void> {
  if (variantIds.length === 0) return
  await tx
    .update(orderLines)
    .set({ stockHeld: true })
    .where(and(eq(orderLines.orderId, orderId), inArray(orderLines.variantId, variantIds)))
}

export function readHeldLines(
  tx: Transaction,
  orderId: string,
): Promise<{ variantId: string; quantity: number }[]> {
  return tx
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), eq(orderLines.stockHeld, true)))
    .orderBy(asc(orderLines.position))
}

export async function findOrderByIdempotencyHash(
  db: Database | Transaction,
  hash: string,
): Promise<StoredOrder | undefined> {
  const [order] = await db.select().from(orders).where(eq(orders.idempotencyHash, hash))
  return order
}

/** Locks an order until the transaction ends. `skipLocked`: undefined when it is locked elsewhere. */
export async function lockOrder(
  tx: Transaction,
  where: { id: string } | { number: number },
  options: { skipLocked?: boolean } = {},
): Promise<StoredOrder | undefined> {
  const [order] = await tx
    .select()
    .from(orders)
    .where('id' in where ? eq(orders.id, where.id) : eq(orders.number, where.number))
    .for('update', options.skipLocked ? { skipLocked: true } : {})
  return order
}

export const lockOrderQuery = preparedQuery((db) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.id, sql.placeholder('id')), eq(orders.provider, sql.placeholder('provider'))))
    .for('update')
    .prepare('lock-order'),
)

export const orderLinesQuery = preparedQuery((db) =>
  db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, sql.placeholder('id')))
    .orderBy(asc(orderLines.position))
    .prepare('order-lines'),
)

export const paymentEventQuery = preparedQuery((db) =>
  db
    .select({ eventId: paymentEvents.eventId })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.provider, sql.placeholder('provider')),
        eq(paymentEvents.eventId, sql.placeholder('eventId')),
      ),
    )
    .prepare('payment-event'),
)

/** The order of a provider event, by our id, else by session or payment. No lock. */
export async function findOrderIdOfPayment(
  tx: Transaction,
  provider: PaymentProvider,
  ids: { orderId: string | null; sessionId: string | null; paymentId: string | null },
): Promise<string | undefined> {
  const { orderId, sessionId, paymentId } = ids
  const keys = [
    orderId !== null && isUuid(orderId) && eq(orders.id, orderId),
    sessionId !== null && eq(orders.sessionId, sessionId),
    paymentId !== null && eq(orders.paymentId, paymentId),
  ]
  for (const key of keys) {
    if (!key) continue
    const [order] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(and(eq(orders.provider, provider), key))
    if (order) return order.id
  }
  return undefined
}

/** Moves a locked order through states and writes history. Throws on a transition that is not in the table (a bug). */
export async function transitionOrder(
  tx: Transaction,
  order: Pick<StoredOrder, 'id' | 'state'>,
  path: OrderState[],
  entry: { at: Date; cause: string },
): Promise<void> {
  const written: Promise<unknown>[] = []
  const changes = enterStates(tx, order, path, entry, (statement) => written.push(statement))
  await Promise.all(written)
  if (changes) await updateOrder(tx, order.id, { ...changes, updatedAt: entry.at })
}

/** The history of `transitionOrder` alone; the caller writes the columns returned. */
export function enterStates(
  tx: Transaction,
  order: Pick<StoredOrder, 'id' | 'state'>,
  path: OrderState[],
  entry: { at: Date; cause: string },
  send: (statement: Promise<unknown>) => void,
): { state: OrderState } | undefined {
  let state = order.state
  const entries = path.map((next) => {
    const step = decideTransition(state, next)
    if (!step.ok) throw new Error(`order ${order.id}: no way from ${state} to ${next}`)
    const written = { orderId: order.id, fromState: state, toState: next, ...entry }
    state = next
    return written
  })
  if (entries.length === 0) return undefined
  send(insertRows(tx, orderEvents, entries))
  return { state }
}

export async function updateOrder(
  tx: Database | Transaction,
  orderId: string,
  changes: Partial<Omit<NewOrder, 'id' | 'number'>> & { state?: OrderState; updatedAt: Date },
): Promise<void> {
  await updateRow(tx, orders, orderId, changes)
}

/** For an event that is not there, under the order's lock. */
export function addPaymentEvent(tx: Transaction, event: typeof paymentEvents.$inferInsert): Promise<void> {
  return insertRows(tx, paymentEvents, [event])
}

/** @returns false for an event already processed; waits for a transaction that is processing it. */
export async function insertPaymentEvent(
  tx: Transaction,
  event: typeof paymentEvents.$inferInsert,
): Promise<boolean> {
  const inserted = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning()
  return inserted.length > 0
}

/** Pending orders due by `before`, oldest first. No lock. */
export function findOverdueOrders(db: Database, before: Date, limit: number) {
  return db
    .select({ id: orders.id, sessionId: orders.sessionId, provider: orders.provider })
    .from(orders)
    .where(and(eq(orders.state, 'pending_payment'), lte(orders.expiresAt, before)))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
}

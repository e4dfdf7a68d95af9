import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { orderEvents, orderLines, orders } from '../database/order.tables.server.ts'

/** In the cart's order. */
export function readOrderLines(db: Database | Transaction, orderId: string) {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position))
}

export async function findOrderIdOfNumber(db: Database, number: number): Promise<string | undefined> {
  const [order] = await db.select({ id: orders.id }).from(orders).where(eq(orders.number, number))
  return order?.id
}

export async function findOrderNumber(db: Database, id: string): Promise<number | undefined> {
  const [order] = await db.select({ number: orders.number }).from(orders).where(eq(orders.id, id))
  return order?.number
}

/** The history of its states, oldest first. */
export function readOrderEvents(
  db: Database | Transaction,
  orderId: string,
): Promise<(typeof orderEvents.$inferSelect)[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))
}

export type StoredOrderLine = typeof orderLines.$inferSelect

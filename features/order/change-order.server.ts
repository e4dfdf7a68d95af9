import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { type Result, refuse } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { orderSteps } from './database/parcel.tables.server.ts'
import { lockOrder, type StoredOrder } from './database/orders-repository.server.ts'

/** What a member of staff wants of an order. */
export interface OrderCall<Input = unknown> {
  /** Its number. */
  id: string
  input: Input
  member: { id: string }
  /** Name of the audit row, and of the step. */
  action: string
  /** Writes the audit row. */
  record: (tx: Transaction, detail?: { [name: string]: unknown }) => Promise<void>
}

/** In one transaction, under the order's lock. */
export function changeOrder<Outcome extends Result<unknown, { code: string }>>(
  { db }: { db: Database },
  { id }: Pick<OrderCall, 'id'>,
  change: (tx: Transaction, order: StoredOrder) => Promise<Outcome>,
) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, { number: Number(id) })
    return order ? change(tx, order) : refuse({ code: 'unknown_order' })
  })
}

/** Notes what was done with a locked order; its page shows it by the words of the audit row. @returns false for an id that is taken */
export async function addStep(
  tx: Transaction,
  order: StoredOrder,
  { action: kind, member }: OrderCall,
  step: { id?: string; at: Date; text: string | null },
): Promise<boolean> {
  const added = await tx
    .insert(orderSteps)
    .values({ id: randomUUID(), ...step, orderId: order.id, kind, staffId: member.id })
    .onConflictDoNothing()
    .returning({ id: orderSteps.id })
  return added.length > 0
}

/** Oldest first. */
export function readSteps(db: Database, orderId: string): Promise<(typeof orderSteps.$inferSelect)[]> {
  return db
    .select()
    .from(orderSteps)
    .where(eq(orderSteps.orderId, orderId))
    .orderBy(asc(orderSteps.at), asc(orderSteps.id))
}

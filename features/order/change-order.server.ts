import { randomUUID } from 'node:crypto'
import { type Result, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { orderSteps } from './database/parcel.tables.server.ts'
import { lockOrder, type StoredOrder } from './database/orders-repository.server.ts'
import type { OrderDeps } from './order-deps.server.ts'
import { readWholeOrders, type WholeOrder } from './read/whole-order.server.ts'

export type ChangeDeps = Pick<OrderDeps, 'db' | 'clock'>

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

/** In one transaction, under the order's lock: `can` says what is possible. `at`: when it was locked. */
export function changeOrder<Outcome extends Result<unknown, { code: string }>>(
  { db, clock }: ChangeDeps,
  { id }: Pick<OrderCall, 'id'>,
  change: (tx: Transaction, order: WholeOrder, at: Date) => Promise<Outcome>,
) {
  return db.transaction(async (tx) => {
    const locked = await lockOrder(tx, { number: Number(id) })
    const [order] = locked ? await readWholeOrders(tx, [locked]) : []
    return order ? change(tx, order, clock()) : refuse({ code: 'unknown_order' })
  })
}

/**
 * Records what was done with a locked order, in the log too; its page shows it by the words of the audit row.
 * @param step `reason`: a text that the log has as well @returns false for an id that is taken
 */
export async function addStep(
  tx: Transaction,
  order: StoredOrder,
  { action: kind, member, record }: OrderCall,
  { id = randomUUID(), at, reason, text = reason ?? null }: Step,
): Promise<boolean> {
  const step = { id, orderId: order.id, kind, at, staffId: member.id, text }
  const added = await tx
    .insert(orderSteps)
    .values(step)
    .onConflictDoNothing()
    .returning({ id: orderSteps.id })
  if (added.length === 0) return false
  await record(tx, reason === undefined ? {} : { reason })
  return true
}

interface Step {
  id?: string
  at: Date
  reason?: string
  text?: string | null
}

import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { accept, refuse } from '#kernel/result.ts'
import type { Database } from '#platform/database/database.ts'
import { addStep, type ChangeDeps, changeOrder, type OrderCall } from '../change-order.server.ts'
import { ORDER_NOTE, orderSteps } from '../database/parcel.tables.server.ts'

/** A note of staff for staff, once per id. */
export function addOrderNote(deps: ChangeDeps, call: OrderCall<{ decision: string; note: string }>) {
  const { decision: id, note: text } = call.input
  return changeOrder(deps, call, async (tx, order, at) => {
    if (await addStep(tx, order, call, { id, at, text })) return accept({})
    const [earlier] = await tx.select().from(orderSteps).where(eq(orderSteps.id, id))
    const isSame = earlier?.orderId === order.id && earlier.kind === call.action && earlier.text === text
    return isSame ? accept({}) : refuse({ code: 'request_key_reused' })
  })
}

/** What staff wrote about several orders. `id`: of the order. */
export function listOrderNotes(
  db: Database,
  orderIds: readonly string[],
): Promise<{ id: string; at: Date; text: string }[]> {
  const { orderId: id, at, text, kind } = orderSteps
  return db
    .select({ id, at, text: sql<string>`${text}` })
    .from(orderSteps)
    .where(and(eq(kind, ORDER_NOTE), isNotNull(text), inArray(id, [...orderIds])))
}

import { asc, eq, inArray } from 'drizzle-orm'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { orderNotes } from '../database/parcel.tables.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { lockOrderOfNumber } from '../parcels/send-parcel.server.ts'

type NoteRefusal = { code: 'unknown_order' | 'request_key_reused' }

/** A note of staff for staff, once per id. */
export function addOrderNote(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  number: number,
  { id, text }: { id: string; text: string },
  staffId: string,
  onNoted?: (tx: Transaction) => Promise<void>,
): Promise<Result<Record<string, never>, NoteRefusal>> {
  return db.transaction(async (tx): Promise<Result<Record<string, never>, NoteRefusal>> => {
    const order = await lockOrderOfNumber(tx, number)
    if (!order) return refuse({ code: 'unknown_order' })
    const note = { id, orderId: order.id, at: clock(), staffId, text }
    const added = await tx
      .insert(orderNotes)
      .values(note)
      .onConflictDoNothing()
      .returning({ id: orderNotes.id })
    if (added.length > 0) {
      await onNoted?.(tx)
      return accept({})
    }
    const [earlier] = await tx.select().from(orderNotes).where(eq(orderNotes.id, id))
    const isSame = earlier?.orderId === order.id && earlier.text === text
    return isSame ? accept({}) : refuse({ code: 'request_key_reused' })
  })
}

export function readOrderNotes(db: Database, orderId: string): Promise<(typeof orderNotes.$inferSelect)[]> {
  return db
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.at), asc(orderNotes.id))
}

/** What staff wrote about several orders. `id`: of the order. */
export function listOrderNotes(
  db: Database,
  orderIds: readonly string[],
): Promise<{ id: string; at: Date; text: string }[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  const { orderId: id, at, text } = orderNotes
  return db
    .select({ id, at, text })
    .from(orderNotes)
    .where(inArray(id, [...orderIds]))
}

import type { Database, Transaction } from '#platform/database/database.ts'
import { listPendingRefunds } from '#platform/payments/refunds/refunds-repository.ts'
import { asc, inArray } from 'drizzle-orm'
import { orderLines } from '../database/order.tables.server.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'
import { orderSteps } from '../database/parcel.tables.server.ts'
import { readParcels, type StoredParcel } from '../database/parcels-repository.server.ts'
import { actionsOf, type OrderAction } from '../order.ts'
import { mailedAmong } from '../parcels/is-mailed.server.ts'
import { countPieces, isPosted, type Pieces, unsentPieces } from '../parcels/parcel.ts'
import type { StoredOrderLine } from './read-order.server.ts'

/** An order with everything that decides what can be done with it. */
export interface WholeOrder extends StoredOrder {
  lines: StoredOrderLine[]
  /** Undone ones included. */
  parcels: StoredParcel[]
  /** Those that were not undone. */
  current: StoredParcel[]
  /** What must leave the house at all. */
  posted: StoredOrderLine[]
  /** Pieces by line. */
  sent: ReadonlyMap<string, number>
  unsent: Pieces[]
  /** When the last of it left; null also when a step says why nothing of it is to be sent any more. */
  sentAt: Date | null
  /** Before parcels were recorded it left wholly. */
  leftWhole: boolean
  refundOnItsWayCents: number
  steps: (typeof orderSteps.$inferSelect)[]
  can: Record<OrderAction, boolean>
}

/** In the order in which they come. To change one, lock it first. */
export async function readWholeOrders(
  db: Database | Transaction,
  stored: readonly StoredOrder[],
): Promise<WholeOrder[]> {
  if (stored.length === 0) return []
  const ids = stored.map(({ id }) => id)
  const of = (table: typeof orderLines | typeof orderSteps) => inArray(table.orderId, ids)
  const lines = await db.select().from(orderLines).where(of(orderLines)).orderBy(asc(orderLines.position))
  const { at, id: stepId } = orderSteps
  const steps = await db.select().from(orderSteps).where(of(orderSteps)).orderBy(asc(at), asc(stepId))
  const parcels = await readParcels(db, ids)
  const mailed = await mailedAmong(db, stored)
  const paymentIds = stored.flatMap(({ paymentId }) => paymentId ?? [])
  const refunds = paymentIds.length > 0 ? await listPendingRefunds(db, paymentIds) : []
  return stored.map((order) => {
    const isOf = ({ orderId }: { orderId: string }) => orderId === order.id
    const own = { lines: lines.filter(isOf), parcels: parcels.filter(isOf), steps: steps.filter(isOf) }
    const current = own.parcels.filter(({ takenBackAt }) => takenBackAt === null)
    const posted = own.lines.filter((line) => isPosted(line, { isMailed: mailed.has(order.id) }))
    const isClosed = own.steps.some((step) => step.at.getTime() === order.fulfilledAt?.getTime())
    const sentAt = isClosed ? null : order.fulfilledAt
    const leftWhole = sentAt !== null && current.length === 0
    const sent = countPieces(leftWhole ? [{ lines: posted.map(toPieces) }] : current)
    const unsent = unsentPieces(posted, sent)
    const refundOnItsWayCents = refunds.reduce(
      (sum, { subjectId, amountCents }) => sum + (subjectId === order.id ? amountCents : 0),
      0,
    )
    const whole = { ...order, ...own, current, posted, sent, unsent, sentAt, leftWhole, refundOnItsWayCents }
    return { ...whole, can: actionsOf(whole) }
  })
}

function toPieces({ id: lineId, quantity }: StoredOrderLine): Pieces {
  return { lineId, quantity }
}

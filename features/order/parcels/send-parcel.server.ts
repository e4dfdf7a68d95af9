import { randomUUID } from 'node:crypto'
import { accept, refuse } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { enqueueMail } from '#platform/outbox/outbox.ts'
import { isShipped } from '../order-details.ts'
import { type ChangeDeps, changeOrder, type OrderCall } from '../change-order.server.ts'
import { orderParcels } from '../database/parcel.tables.server.ts'
import type { StoredOrder } from '../database/orders-repository.server.ts'
import { insertParcel, isTakenId } from '../database/parcels-repository.server.ts'
import { isFulfillable } from '../order.ts'
import type { WholeOrder } from '../read/whole-order.server.ts'
import { markFulfilled } from './mark-fulfilled.server.ts'
import { type Carrier, type Pieces, samePieces, takePieces } from './parcel.ts'

export const ORDER_SENT = 'order-sent'

/** Delay of a parcel's mail, during which the parcel can be undone without a notification. */
export const MAIL_DELAY_SECONDS = 120

export interface ParcelRequest {
  /** Its id, new per decision; idempotent. */
  decision: string
  carrier: Carrier | null
  trackingNumber: string | null
  lines: readonly Pieces[]
}

/**
 * Records a parcel that left, and mails the buyer. Once everything has left, the order is fulfilled. Locks the order, so that
 * two at once never send more than was ordered.
 */
export function sendParcel(deps: ChangeDeps, call: OrderCall<ParcelRequest>) {
  const { decision: id, lines: chosen, ...how } = call.input
  const { id: staffId } = call.member
  return changeOrder(deps, call, async (tx, order, sentAt) => {
    const earlier = order.parcels.find((each) => each.id === id)
    if (earlier) {
      const { position, carrier, trackingNumber, lines } = earlier
      const isSame =
        carrier === how.carrier && trackingNumber === how.trackingNumber && samePieces(lines, chosen)
      return isSame ? accept({ position }) : refuse({ code: 'request_key_reused' })
    }
    if (await isTakenId(tx, orderParcels, id)) return refuse({ code: 'request_key_reused' })
    if (!order.fulfilledAt && !isFulfillable(order)) return refuse({ code: 'not_fulfillable' })
    const taken = takePieces(chosen, order.fulfilledAt ? [] : order.unsent, 'more_than_unsent')
    if (!taken.ok) return taken
    const position = await packParcel(tx, order, { id, ...how, sentAt, staffId }, chosen)
    await call.record(tx, { parcel: position })
    return accept({ position })
  })
}

interface Packing {
  id?: string
  carrier: Carrier | null
  trackingNumber: string | null
  sentAt: Date
  staffId: string | null
}

/** Needs the order's lock, and pieces that are unsent. @returns the parcel's position. */
export async function packParcel(
  tx: Transaction,
  order: WholeOrder,
  { id = randomUUID(), carrier, trackingNumber, sentAt, staffId: sentBy }: Packing,
  chosen: readonly Pieces[],
): Promise<number> {
  const { lines, unsent, parcels } = order
  const position = parcels.length + 1
  const shipped = new Set(lines.filter(isShipped).map((line) => line.id))
  const isNotified = order.customerEmail !== null && chosen.some(({ lineId }) => shipped.has(lineId))
  const mailId = isNotified ? await notifyBuyer(tx, order, id) : null
  const parcel = { id, orderId: order.id, position, carrier, trackingNumber, sentAt, sentBy, mailId }
  await insertParcel(tx, { ...parcel, lines: chosen })
  const pieces = (all: readonly Pieces[]) => all.reduce((sum, { quantity }) => sum + quantity, 0)
  if (pieces(chosen) === pieces(unsent)) await markFulfilled(tx, order, sentAt, 'staff')
  return position
}

function notifyBuyer(tx: Transaction, order: StoredOrder, parcelId: string): Promise<string> {
  return enqueueMail(tx, {
    kind: ORDER_SENT,
    to: order.customerEmail ?? '',
    language: order.language,
    payload: { orderId: order.id, parcelId },
    delaySeconds: MAIL_DELAY_SECONDS,
  })
}

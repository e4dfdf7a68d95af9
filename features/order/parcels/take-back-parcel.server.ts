import { eq } from 'drizzle-orm'
import { accept, refuse } from '#kernel/result.ts'
import { withdrawMail } from '#platform/outbox/withdraw-mail.ts'
import { type ChangeDeps, changeOrder, type OrderCall } from '../change-order.server.ts'
import { orderParcels } from '../database/parcel.tables.server.ts'
import { readReturns } from '../database/parcels-repository.server.ts'
import { markUnfulfilled } from './mark-fulfilled.server.ts'
import { cameBack } from './parcel.ts'

/** For a parcel without a mail. */
const TAKE_BACK_MINUTES = 10

/**
 * Undoes a parcel that was recorded by mistake, as long as its mail has not been sent; withdraws the mail.
 * Idempotent. Locks the order.
 */
export function takeBackParcel(deps: ChangeDeps, call: OrderCall<{ parcel: string }>) {
  const { parcel: parcelId } = call.input
  return changeOrder(deps, call, async (tx, order, now) => {
    const parcel = order.parcels.find(({ id }) => id === parcelId)
    if (!parcel) return refuse({ code: 'unknown_parcel' })
    if (parcel.takenBackAt) return accept({})
    const others = order.current.filter(({ id }) => id !== parcelId)
    if (cameBack(parcel, others, await readReturns(tx, [order.id])))
      return refuse({ code: 'parcel_returned' })
    const isUndoable = parcel.mailId ? await withdrawMail(tx, parcel.mailId) : isJustRecorded(parcel, now)
    if (!isUndoable) return refuse({ code: 'parcel_told' })
    await tx
      .update(orderParcels)
      .set({ takenBackAt: now, takenBackBy: call.member.id })
      .where(eq(orderParcels.id, parcelId))
    if (order.fulfilledAt) await markUnfulfilled(tx, order, now, 'staff')
    await call.record(tx, { parcel: parcel.position })
    return accept({})
  })
}

/** Whether it can be undone, by the state of its mail; null: no mail, or none any more. */
export function isParcelUndoable(
  parcel: { mailId: string | null; sentAt: Date },
  mailState: 'queued' | 'sent' | 'failed' | null,
  now: Date,
): boolean {
  return parcel.mailId ? mailState === 'queued' || mailState === 'failed' : isJustRecorded(parcel, now)
}

function isJustRecorded({ sentAt }: { sentAt: Date }, now: Date): boolean {
  return now.getTime() - sentAt.getTime() <= TAKE_BACK_MINUTES * 60_000
}

import { eq } from 'drizzle-orm'
import { accept, refuse, type Result } from '#kernel/result.ts'
import type { Transaction } from '#platform/database/database.ts'
import { withdrawMail } from '#platform/outbox/withdraw-mail.ts'
import { orderParcels } from '../database/parcel.tables.server.ts'
import { readParcels, readReturns } from '../database/parcels-repository.server.ts'
import type { OrderDeps } from '../order-deps.server.ts'
import { markUnfulfilled } from './mark-fulfilled.server.ts'
import { cameBack } from './parcel.ts'
import { lockOrderOfNumber } from './send-parcel.server.ts'

export type TakeBackRefusal = {
  code: 'unknown_order' | 'unknown_parcel' | 'parcel_told' | 'parcel_returned'
}

/** For a parcel without a mail. */
const TAKE_BACK_MINUTES = 10

/**
 * Undoes a parcel that was recorded by mistake, as long as its mail has not been sent; withdraws the mail.
 * Idempotent. Locks the order. `onTakenBack` runs once.
 */
export function takeBackParcel(
  { db, clock }: Pick<OrderDeps, 'db' | 'clock'>,
  number: number,
  parcelId: string,
  staffId: string,
  onTakenBack?: (tx: Transaction, position: number) => Promise<void>,
): Promise<Result<Record<string, never>, TakeBackRefusal>> {
  return db.transaction(async (tx): Promise<Result<Record<string, never>, TakeBackRefusal>> => {
    const order = await lockOrderOfNumber(tx, number)
    if (!order) return refuse({ code: 'unknown_order' })
    const parcels = await readParcels(tx, [order.id])
    const parcel = parcels.find(({ id }) => id === parcelId)
    if (!parcel) return refuse({ code: 'unknown_parcel' })
    if (parcel.takenBackAt) return accept({})
    const others = parcels.filter(({ id, takenBackAt }) => id !== parcelId && takenBackAt === null)
    if (cameBack(parcel, others, await readReturns(tx, [order.id])))
      return refuse({ code: 'parcel_returned' })
    const now = clock()
    const isUndoable = parcel.mailId ? await withdrawMail(tx, parcel.mailId) : isJustRecorded(parcel, now)
    if (!isUndoable) return refuse({ code: 'parcel_told' })
    await tx
      .update(orderParcels)
      .set({ takenBackAt: now, takenBackBy: staffId })
      .where(eq(orderParcels.id, parcelId))
    if (order.fulfilledAt) await markUnfulfilled(tx, order, now, 'staff')
    await onTakenBack?.(tx, parcel.position)
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

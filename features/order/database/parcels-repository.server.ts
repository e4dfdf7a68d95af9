import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Pieces } from '../parcels/parcel.ts'
import { orderParcelLines, orderParcels, orderReturnLines, orderReturns } from './parcel.tables.server.ts'

export type StoredParcel = typeof orderParcels.$inferSelect & { lines: Pieces[] }
export type StoredReturn = typeof orderReturns.$inferSelect & { lines: Pieces[] }

/** Of these orders, in the order of sending; undone ones included. */
export async function readParcels(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<StoredParcel[]> {
  if (orderIds.length === 0) return []
  const parcels = await db
    .select()
    .from(orderParcels)
    .where(inArray(orderParcels.orderId, [...orderIds]))
    .orderBy(asc(orderParcels.position))
  if (parcels.length === 0) return []
  const lines = await db
    .select()
    .from(orderParcelLines)
    .where(
      inArray(
        orderParcelLines.parcelId,
        parcels.map(({ id }) => id),
      ),
    )
  return parcels.map((parcel) => ({
    ...parcel,
    lines: lines
      .filter(({ parcelId }) => parcelId === parcel.id)
      .map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
}

/** Those that were not undone. */
export async function readCurrentParcels(
  db: Database | Transaction,
  orderId: string,
): Promise<StoredParcel[]> {
  return (await readParcels(db, [orderId])).filter(({ takenBackAt }) => takenBackAt === null)
}

export async function readReturns(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<StoredReturn[]> {
  if (orderIds.length === 0) return []
  const returns = await db
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, [...orderIds]))
    .orderBy(asc(orderReturns.at), asc(orderReturns.id))
  if (returns.length === 0) return []
  const lines = await db
    .select()
    .from(orderReturnLines)
    .where(
      inArray(
        orderReturnLines.returnId,
        returns.map(({ id }) => id),
      ),
    )
  return returns.map((each) => ({
    ...each,
    lines: lines
      .filter(({ returnId }) => returnId === each.id)
      .map(({ lineId, quantity }) => ({ lineId, quantity })),
  }))
}

/** Needs the order's lock. */
export async function insertParcel(
  tx: Transaction,
  parcel: typeof orderParcels.$inferInsert,
  lines: readonly Pieces[],
): Promise<void> {
  await tx.insert(orderParcels).values(parcel)
  await tx
    .insert(orderParcelLines)
    .values(lines.map(({ lineId, quantity }) => ({ parcelId: parcel.id, lineId, quantity })))
}

export async function findParcel(
  db: Database | Transaction,
  id: string,
): Promise<typeof orderParcels.$inferSelect | undefined> {
  const [parcel] = await db.select().from(orderParcels).where(eq(orderParcels.id, id))
  return parcel
}

/** Needs the order's lock. */
export async function insertReturn(
  tx: Transaction,
  made: typeof orderReturns.$inferInsert,
  lines: readonly Pieces[],
): Promise<void> {
  await tx.insert(orderReturns).values(made)
  await tx
    .insert(orderReturnLines)
    .values(lines.map(({ lineId, quantity }) => ({ returnId: made.id, lineId, quantity })))
}

export async function findReturn(
  db: Database | Transaction,
  id: string,
): Promise<typeof orderReturns.$inferSelect | undefined> {
  const [made] = await db.select().from(orderReturns).where(eq(orderReturns.id, id))
  return made
}

import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import type { Pieces } from '../parcels/parcel.ts'
import { orderParcelLines, orderParcels, orderReturnLines, orderReturns } from './parcel.tables.server.ts'

export type StoredParcel = typeof orderParcels.$inferSelect & { lines: Pieces[] }
export type StoredReturn = typeof orderReturns.$inferSelect & { lines: Pieces[] }

type Db = Database | Transaction

const piecesOf = (lines: typeof orderParcelLines | typeof orderReturnLines, is: SQL) => sql<Pieces[]>`(
  select coalesce(json_agg(json_build_object('lineId', ${lines.lineId}, 'quantity', ${lines.quantity})), '[]')
  from ${lines} where ${is})`

/** Of these orders, in the order of sending; undone ones included. */
export function readParcels(db: Db, orderIds: readonly string[]): Promise<StoredParcel[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  const lines = piecesOf(orderParcelLines, eq(orderParcelLines.parcelId, orderParcels.id))
  return db
    .select({ ...getTableColumns(orderParcels), lines })
    .from(orderParcels)
    .where(inArray(orderParcels.orderId, [...orderIds]))
    .orderBy(asc(orderParcels.position))
}

/** Those that were not undone. */
export async function readCurrentParcels(db: Db, orderId: string): Promise<StoredParcel[]> {
  return (await readParcels(db, [orderId])).filter(({ takenBackAt }) => takenBackAt === null)
}

export function readReturns(db: Db, orderIds: readonly string[]): Promise<StoredReturn[]> {
  if (orderIds.length === 0) return Promise.resolve([])
  const lines = piecesOf(orderReturnLines, eq(orderReturnLines.returnId, orderReturns.id))
  return db
    .select({ ...getTableColumns(orderReturns), lines })
    .from(orderReturns)
    .where(inArray(orderReturns.orderId, [...orderIds]))
    .orderBy(asc(orderReturns.at), asc(orderReturns.id))
}

/** Needs the order's lock. */
export async function insertParcel(
  tx: Transaction,
  { lines, ...parcel }: typeof orderParcels.$inferInsert & { lines: readonly Pieces[] },
): Promise<void> {
  await tx.insert(orderParcels).values(parcel)
  await tx
    .insert(orderParcelLines)
    .values(lines.map(({ lineId, quantity }) => ({ parcelId: parcel.id, lineId, quantity })))
}

/** Needs the order's lock. */
export async function insertReturn(
  tx: Transaction,
  { lines, ...made }: typeof orderReturns.$inferInsert & { lines: readonly Pieces[] },
): Promise<void> {
  await tx.insert(orderReturns).values(made)
  await tx
    .insert(orderReturnLines)
    .values(lines.map(({ lineId, quantity }) => ({ returnId: made.id, lineId, quantity })))
}

/** Of any order. */
export async function isTakenId(
  tx: Transaction,
  table: typeof orderParcels | typeof orderReturns,
  id: string,
): Promise<boolean> {
  return (await tx.$count(table, eq(table.id, id))) > 0
}

import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

export interface StoredVoucherUse {
  /** The replacement of a replaced one. */
  voucherId: string
  lastFour: string
  bookingId: string
  cents: number
}

/** Redemptions of these order lines' vouchers. `lock` locks the vouchers in id order until the transaction ends. */
export async function readVoucherUses(
  db: Database | Transaction,
  orderLineIds: string[],
  { lock }: { lock: boolean },
): Promise<StoredVoucherUse[]> {
  if (orderLineIds.length === 0) return []
  const ofLines = inArray(vouchers.orderLineId, orderLineIds)
  if (lock)
    await db.select({ id: vouchers.id }).from(vouchers).where(ofLines).orderBy(vouchers.id).for('update')
  const taken = sql<number>`-sum(${voucherEntries.amountCents})::int`
  const rows = await db
    .select({
      voucherId: sql<string>`coalesce(${vouchers.replacedById}, ${vouchers.id})`,
      lastFour: vouchers.lastFour,
      bookingId: voucherEntries.bookingId,
      cents: taken,
    })
    .from(voucherEntries)
    .innerJoin(vouchers, eq(vouchers.id, voucherEntries.voucherId))
    .where(and(ofLines, isNotNull(voucherEntries.bookingId)))
    .groupBy(vouchers.id, voucherEntries.bookingId)
    .having(sql`${taken} > 0`)
    .orderBy(asc(vouchers.id), asc(voucherEntries.bookingId))
  return rows.flatMap(({ bookingId, ...row }) => (bookingId ? [{ ...row, bookingId }] : []))
}

interface VoucherOfBooking {
  voucherId: string
  /** What it has given and not back, in Rappen. */
  takenCents: number
  lastEntry: number
}

/** Vouchers of which these bookings took something, whether or not they have it back; the earliest first. */
export async function vouchersOfBookings(
  db: Database | Transaction,
  bookingIds: readonly string[],
): Promise<Map<string, VoucherOfBooking[]>> {
  const of = new Map<string, VoucherOfBooking[]>()
  if (bookingIds.length === 0) return of
  const rows = await db
    .select({
      bookingId: voucherEntries.bookingId,
      voucherId: voucherEntries.voucherId,
      takenCents: sql<number>`(-sum(${voucherEntries.amountCents}))::int`,
      lastEntry: sql<number>`max(${voucherEntries.id})::int`,
    })
    .from(voucherEntries)
    .where(inArray(voucherEntries.bookingId, [...bookingIds]))
    .groupBy(voucherEntries.bookingId, voucherEntries.voucherId)
    .orderBy(sql`min(${voucherEntries.id})`)
  for (const { bookingId, ...used } of rows)
    if (bookingId) of.set(bookingId, [...(of.get(bookingId) ?? []), used])
  return of
}

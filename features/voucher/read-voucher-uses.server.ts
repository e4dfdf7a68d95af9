import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

/** At most one of the ids; none: by staff at the desk, or by a deleted booking, order or invoice. */
export interface StoredVoucherUse {
  /** The replacement of a replaced one. */
  voucherId: string
  lastFour: string
  bookingId: string | null
  orderId: string | null
  invoiceId: string | null
  /** The redemption at the desk, and what staff wrote. */
  entryId: number | null
  reference: string | null
  cents: number
}

/**
 * What was redeemed of these order lines' vouchers and not given back, whatever for. `lock` locks the vouchers in id order until
 * the transaction ends.
 */
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
  const { bookingId } = voucherEntries
  // What an invoice or an order of a booking took is that booking's.
  const orderId = sql<string | null>`case when ${bookingId} is null then ${voucherEntries.orderId} end`
  const invoiceId = sql<
    string | null
  >`case when coalesce(${bookingId}, ${voucherEntries.orderId}) is null then ${voucherEntries.invoiceId} end`
  const entryId = sql<
    number | null
  >`case when coalesce(${bookingId}, ${voucherEntries.orderId}, ${voucherEntries.invoiceId}) is null then coalesce(${voucherEntries.reversesId}, ${voucherEntries.id})::int end`
  const redemption = sql<number>`min(${voucherEntries.id})`
  return db
    .select({
      voucherId: sql<string>`coalesce(${vouchers.replacedById}, ${vouchers.id})`,
      lastFour: vouchers.lastFour,
      bookingId,
      orderId: orderId.as('of_order'),
      invoiceId: invoiceId.as('of_invoice'),
      entryId: entryId.as('of_entry'),
      reference: sql<string | null>`max(${voucherEntries.reference})`,
      cents: taken,
    })
    .from(voucherEntries)
    .innerJoin(vouchers, eq(vouchers.id, voucherEntries.voucherId))
    .where(and(ofLines, inArray(voucherEntries.cause, ['redeemed', 'given_back'])))
    .groupBy(vouchers.id, bookingId, sql`of_order`, sql`of_invoice`, sql`of_entry`)
    .having(sql`${taken} > 0`)
    .orderBy(asc(vouchers.id), asc(redemption))
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

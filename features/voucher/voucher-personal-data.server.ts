import { and, asc, inArray, lt, or, sql } from 'drizzle-orm'
import type { PersonalRecord } from '#kernel/personal-record.ts'
import { omit } from '#kernel/omit.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

/** The vouchers of these order lines and bookings with their entries, for the data export; codes are not stored. */
export async function readVoucherRecords(
  db: Database | Transaction,
  orderLineIds: string[],
  bookingIds: string[],
): Promise<PersonalRecord[]> {
  if (orderLineIds.length + bookingIds.length === 0) return []
  const found = await db
    .select()
    .from(vouchers)
    .where(or(inArray(vouchers.orderLineId, orderLineIds), inArray(vouchers.bookingId, bookingIds)))
    .orderBy(asc(vouchers.issuedAt), asc(vouchers.id))
  const entries = found.length
    ? await db
        .select()
        .from(voucherEntries)
        .where(
          inArray(
            voucherEntries.voucherId,
            found.map(({ id }) => id),
          ),
        )
        .orderBy(asc(voucherEntries.id))
    : []
  return found.map((voucher) => {
    const account = entries.filter(({ voucherId }) => voucherId === voucher.id)
    return {
      number: null,
      at: voucher.issuedAt,
      title: `… ${voucher.lastFour}`,
      cents: voucher.initialCents,
      keep: 'books',
      keptSince: account.at(-1)?.at ?? voucher.issuedAt,
      data: {
        ...omit(voucher, 'codeHash', 'orderLineId', 'bookingId'),
        account: account.map(({ at, amountCents, cause }) => ({ at, amountCents, cause })),
      },
    }
  })
}

/** Deletes vouchers without activity since `before` and no longer valid, in batches. @returns how many. */
export async function purgeVouchers(
  db: Database,
  before: Date,
  batch: number,
  unlinkVouchers: (tx: Transaction, voucherIds: string[]) => Promise<void>,
): Promise<number> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: vouchers.id })
      .from(vouchers)
      .where(
        and(
          lt(vouchers.issuedAt, before),
          sql`${vouchers.validUntil} < current_date`,
          sql`not exists (
            select from voucher_entries entry where entry.voucher_id = ${vouchers.id} and entry.at >= ${before.toISOString()}
          )`,
        ),
      )
      .orderBy(asc(vouchers.issuedAt))
      .limit(batch)
      .for('update', { skipLocked: true })
    const ids = due.map(({ id }) => id)
    if (ids.length === 0) return 0
    await unlinkVouchers(tx, ids)
    await tx.delete(voucherEntries).where(inArray(voucherEntries.voucherId, ids))
    await tx.delete(vouchers).where(inArray(vouchers.id, ids))
    return ids.length
  })
}

/** Unlinks deleted bookings; the redeemed amounts stay, and so do the vouchers that they became. */
export async function unlinkBookings(tx: Transaction, bookingIds: string[]): Promise<void> {
  await tx.update(vouchers).set({ bookingId: null }).where(inArray(vouchers.bookingId, bookingIds))
  await tx
    .update(voucherEntries)
    .set({ bookingId: null })
    .where(inArray(voucherEntries.bookingId, bookingIds))
}

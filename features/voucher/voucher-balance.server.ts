import { and, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

type StoredVoucher = typeof vouchers.$inferSelect

/** Sum of the entries, in Rappen. */
export async function balanceOf(db: Database | Transaction, voucherId: string): Promise<number> {
  const [row] = await db
    .select({ balance: sql<number>`coalesce(sum(${voucherEntries.amountCents}), 0)::int` })
    .from(voucherEntries)
    .where(eq(voucherEntries.voucherId, voucherId))
  return row?.balance ?? 0
}

/** What a booking has redeemed and not got back, in Rappen. */
export async function takenBy(
  db: Database | Transaction,
  voucherId: string,
  bookingId: string,
): Promise<number> {
  const [row] = await db
    .select({ taken: sql<number>`coalesce(-sum(${voucherEntries.amountCents}), 0)::int` })
    .from(voucherEntries)
    .where(and(eq(voucherEntries.voucherId, voucherId), eq(voucherEntries.bookingId, bookingId)))
  return row?.taken ?? 0
}

export async function lockVoucher(tx: Transaction, id: string): Promise<StoredVoucher | undefined> {
  const [voucher] = await tx.select().from(vouchers).where(eq(vouchers.id, id)).for('update')
  return voucher
}

/**
 * Credits a locked voucher. What returns to a replaced one continues to its replacement, which this locks; on a void one it is lost.
 * Of an entry that names what it takes back. @returns whether it is lost.
 */
export async function creditVoucher(
  tx: Transaction,
  { id, voidedAt, replacedById }: StoredVoucher,
  entry: Omit<typeof voucherEntries.$inferInsert, 'voucherId'>,
): Promise<{ lost: boolean }> {
  const { at, amountCents } = entry
  const credit = { ...entry, voucherId: id }
  if (!voidedAt) {
    await tx.insert(voucherEntries).values(credit)
    return { lost: false }
  }
  const next = replacedById ? await lockVoucher(tx, replacedById) : undefined
  if (!next) {
    const loss = { voucherId: id, at, amountCents: -amountCents, cause: 'voided' } as const
    await tx.insert(voucherEntries).values([credit, loss])
    return { lost: true }
  }
  const moved = { voucherId: id, at, amountCents: -amountCents, cause: 'replaced' } as const
  await tx.insert(voucherEntries).values([credit, moved])
  return creditVoucher(tx, next, { at, amountCents, cause: 'replacement' })
}

import { eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

/** Takes back what is left on the vouchers of these order lines: the money was refunded. Locks the vouchers. */
export async function voidVouchers(tx: Transaction, orderLineIds: string[], now: Date): Promise<void> {
  if (orderLineIds.length === 0) return
  const locked = await tx
    .select({ id: vouchers.id })
    .from(vouchers)
    .where(inArray(vouchers.orderLineId, orderLineIds))
    .orderBy(vouchers.id)
    .for('update')
  for (const { id } of locked) {
    const [account] = await tx
      .select({ balanceCents: sql<number>`coalesce(sum(${voucherEntries.amountCents}), 0)::int` })
      .from(voucherEntries)
      .where(eq(voucherEntries.voucherId, id))
    const balanceCents = account?.balanceCents ?? 0
    if (balanceCents === 0) continue
    await tx
      .insert(voucherEntries)
      .values({ voucherId: id, at: now, amountCents: -balanceCents, cause: 'voided' })
  }
}

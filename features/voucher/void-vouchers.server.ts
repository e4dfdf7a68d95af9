import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

/**
 * Voids vouchers permanently, later returns included; redemptions stay. Idempotent. Locks them in id order.
 * @returns ids of those that were valid, without a pending refund of ours.
 */
export async function voidVouchers(tx: Transaction, orderLineIds: string[], now: Date): Promise<string[]> {
  const unvoided = await lockUnvoided(tx, orderLineIds)
  for (const { id } of unvoided) {
    const [account] = await tx
      .select({ balanceCents: sql<number>`coalesce(sum(${voucherEntries.amountCents}), 0)::int` })
      .from(voucherEntries)
      .where(eq(voucherEntries.voucherId, id))
    const balanceCents = account?.balanceCents ?? 0
    if (balanceCents !== 0)
      await tx
        .insert(voucherEntries)
        .values({ voucherId: id, at: now, amountCents: -balanceCents, cause: 'voided' })
    await tx.update(vouchers).set({ voidedAt: now, suspendedAt: null }).where(eq(vouchers.id, id))
  }
  return unvoided.filter(({ suspendedAt }) => suspendedAt === null).map(({ id }) => id)
}

/** Blocks redemption while a refund of the order is pending. Locks the vouchers. */
export async function suspendVouchers(tx: Transaction, orderLineIds: string[], now: Date): Promise<void> {
  const ids = (await lockUnvoided(tx, orderLineIds)).map(({ id }) => id)
  if (ids.length > 0) await tx.update(vouchers).set({ suspendedAt: now }).where(inArray(vouchers.id, ids))
}

/** Reactivates vouchers after a failed refund, unless void. Locks them. */
export async function resumeVouchers(tx: Transaction, orderLineIds: string[]): Promise<void> {
  const ids = (await lockUnvoided(tx, orderLineIds)).map(({ id }) => id)
  if (ids.length > 0) await tx.update(vouchers).set({ suspendedAt: null }).where(inArray(vouchers.id, ids))
}

async function lockUnvoided(
  tx: Transaction,
  orderLineIds: string[],
): Promise<{ id: string; suspendedAt: Date | null }[]> {
  if (orderLineIds.length === 0) return []
  return tx
    .select({ id: vouchers.id, suspendedAt: vouchers.suspendedAt })
    .from(vouchers)
    .where(and(inArray(vouchers.orderLineId, orderLineIds), isNull(vouchers.voidedAt)))
    .orderBy(vouchers.id)
    .for('update')
}

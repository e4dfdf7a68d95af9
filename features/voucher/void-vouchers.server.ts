import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

/**
 * Voids the vouchers of these order lines for ever, because their money went back: what is left is taken off, and what
 * bookings give back later is too. Bookings that were paid with them keep what they took. Locks the vouchers, in the
 * order of their ids. Voiding again changes nothing.
 * @returns the ids of those that were good until now: no refund of ours was on its way.
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

/**
 * The vouchers of these order lines pay nothing while the refund of their order is on its way: otherwise somebody books
 * with them between the decision and the provider's answer. Locks them.
 */
export async function suspendVouchers(tx: Transaction, orderLineIds: string[], now: Date): Promise<void> {
  const ids = (await lockUnvoided(tx, orderLineIds)).map(({ id }) => id)
  if (ids.length > 0) await tx.update(vouchers).set({ suspendedAt: now }).where(inArray(vouchers.id, ids))
}

/** The refund failed: the vouchers of these order lines are good again, unless they are void. Locks them. */
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

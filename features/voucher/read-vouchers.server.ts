import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

/** The vouchers of these order lines with their balance, oldest first; instead of replaced ones their replacement. */
export async function readVouchers(db: Database | Transaction, orderLineIds: string[]) {
  if (orderLineIds.length === 0) return []
  const rows = await db
    .select()
    .from(vouchers)
    .where(and(inArray(vouchers.orderLineId, orderLineIds), isNull(vouchers.replacedById)))
    .orderBy(asc(vouchers.issuedAt), asc(vouchers.id))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const balances = await db
    .select({ id: voucherEntries.voucherId, cents: sql<number>`sum(${voucherEntries.amountCents})::int` })
    .from(voucherEntries)
    .where(inArray(voucherEntries.voucherId, ids))
    .groupBy(voucherEntries.voucherId)
  const balanceOf = new Map(balances.map(({ id, cents }) => [id, cents]))
  return rows.map((row) => ({
    id: row.id,
    orderLineId: row.orderLineId ?? '',
    kind: row.kind,
    level: row.level,
    amountCents: row.initialCents,
    currency: row.currency,
    lastFour: row.lastFour,
    validUntil: row.validUntil,
    issuedAt: row.issuedAt,
    balanceCents: balanceOf.get(row.id) ?? 0,
    voided: row.voidedAt !== null || row.suspendedAt !== null,
  }))
}

/** By what staff know a voucher. */
export async function readVoucherHead(
  db: Database,
  id: string,
): Promise<{ id: string; lastFour: string } | null> {
  const [head] = await db
    .select({ id: vouchers.id, lastFour: vouchers.lastFour })
    .from(vouchers)
    .where(eq(vouchers.id, id))
  return head ?? null
}

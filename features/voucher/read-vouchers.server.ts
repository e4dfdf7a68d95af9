import { asc, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '#platform/database/database.ts'
import { vouchers } from './voucher.tables.server.ts'

/** The vouchers issued for these order lines, oldest first. */
export async function readVouchers(db: Database | Transaction, orderLineIds: string[]) {
  if (orderLineIds.length === 0) return []
  const rows = await db
    .select()
    .from(vouchers)
    .where(inArray(vouchers.orderLineId, orderLineIds))
    .orderBy(asc(vouchers.issuedAt), asc(vouchers.id))
  return rows.map((row) => ({
    id: row.id,
    orderLineId: row.orderLineId,
    kind: row.kind,
    level: row.level,
    amountCents: row.initialCents,
    currency: row.currency,
    lastFour: row.lastFour,
    validUntil: row.validUntil,
    issuedAt: row.issuedAt,
  }))
}

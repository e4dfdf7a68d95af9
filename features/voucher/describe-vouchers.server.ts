import { eq, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

export interface DescribedVoucher {
  kind: 'course' | 'value'
  level: number | null
  lastFour: string
  worthCents: number
  /** `suspended`: a refund of its order is pending, or staff have blocked it. */
  standing: 'valid' | 'voided' | 'suspended' | 'expired'
}

/** Kind and current state of these vouchers, or of what replaced them; unknown ids are left out. No locks. */
export async function describeVouchers(
  db: Database | Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, DescribedVoucher>> {
  if (ids.length === 0) return new Map()
  const requested = alias(vouchers, 'asked')
  const rows = await db
    .select({
      id: requested.id,
      voucher: vouchers,
      worthCents: sql<number>`coalesce(sum(${voucherEntries.amountCents}), 0)::int`,
    })
    .from(requested)
    .innerJoin(vouchers, eq(vouchers.id, sql`coalesce(${requested.replacedById}, ${requested.id})`))
    .leftJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(inArray(requested.id, [...ids]))
    .groupBy(requested.id, vouchers.id)
  const today = swissTime(now).day
  return new Map(
    rows.map(({ id, voucher, worthCents }) => {
      const { kind, level, lastFour } = voucher
      return [id, { kind, level, lastFour, worthCents, standing: stateOf(voucher, today) }]
    }),
  )
}

function stateOf(
  { voidedAt, suspendedAt, blockedAt, validUntil }: typeof vouchers.$inferSelect,
  today: string,
): DescribedVoucher['standing'] {
  if (voidedAt) return 'voided'
  if (suspendedAt || blockedAt) return 'suspended'
  return validUntil < today ? 'expired' : 'valid'
}

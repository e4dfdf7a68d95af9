import { eq, inArray, sql } from 'drizzle-orm'
import { swissTime } from '#i18n/format-date.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

export interface DescribedVoucher {
  kind: 'course' | 'value'
  level: number | null
  lastFour: string
  worthCents: number
  /** `suspended`: a refund of its order is pending. */
  standing: 'valid' | 'voided' | 'suspended' | 'expired'
}

/** Kind and current state of these vouchers; unknown ids are left out. No locks. */
export async function describeVouchers(
  db: Database | Transaction,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, DescribedVoucher>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      voucher: vouchers,
      worthCents: sql<number>`coalesce(sum(${voucherEntries.amountCents}), 0)::int`,
    })
    .from(vouchers)
    .leftJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(inArray(vouchers.id, [...ids]))
    .groupBy(vouchers.id)
  const today = swissTime(now).day
  return new Map(
    rows.map(({ voucher, worthCents }) => {
      const { id, kind, level, lastFour } = voucher
      return [id, { kind, level, lastFour, worthCents, standing: standingOf(voucher, today) }]
    }),
  )
}

function standingOf(
  { voidedAt, suspendedAt, validUntil }: typeof vouchers.$inferSelect,
  today: string,
): DescribedVoucher['standing'] {
  if (voidedAt) return 'voided'
  if (suspendedAt) return 'suspended'
  return validUntil < today ? 'expired' : 'valid'
}

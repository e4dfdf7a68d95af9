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
  const asked = alias(vouchers, 'asked')
  const rows = await db
    .select({
      id: asked.id,
      voucher: vouchers,
      worthCents: sql<number>`coalesce(sum(${voucherEntries.amountCents}), 0)::int`,
    })
    .from(asked)
    .innerJoin(vouchers, eq(vouchers.id, sql`coalesce(${asked.replacedById}, ${asked.id})`))
    .leftJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(inArray(asked.id, [...ids]))
    .groupBy(asked.id, vouchers.id)
  const today = swissTime(now).day
  return new Map(
    rows.map(({ id, voucher, worthCents }) => {
      const { kind, level, lastFour } = voucher
      return [id, { kind, level, lastFour, worthCents, standing: standingOf(voucher, today) }]
    }),
  )
}

function standingOf(
  { voidedAt, suspendedAt, blockedAt, validUntil }: typeof vouchers.$inferSelect,
  today: string,
): DescribedVoucher['standing'] {
  if (voidedAt) return 'voided'
  if (suspendedAt || blockedAt) return 'suspended'
  return validUntil < today ? 'expired' : 'valid'
}

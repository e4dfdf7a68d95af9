import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { describeVouchers, type DescribedVoucher } from './describe-vouchers.server.ts'
import { vouchers } from './voucher.tables.server.ts'

export interface FoundVoucher extends DescribedVoucher {
  id: string
  /** One of them is null. */
  orderLineId: string | null
  bookingId: string | null
  validUntil: string
}

/** Vouchers whose code ends with these four characters; newest first. */
export async function searchVouchers(
  db: Database,
  lastFour: string,
  now: Date,
  most: number,
): Promise<FoundVoucher[]> {
  const rows = await db
    .select({
      id: vouchers.id,
      orderLineId: vouchers.orderLineId,
      bookingId: vouchers.bookingId,
      validUntil: vouchers.validUntil,
    })
    .from(vouchers)
    .where(eq(vouchers.lastFour, lastFour))
    .orderBy(desc(vouchers.issuedAt), desc(vouchers.id))
    .limit(most)
  const described = await describeVouchers(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.flatMap((row) => {
    const of = described.get(row.id)
    return of ? [{ ...row, ...of }] : []
  })
}

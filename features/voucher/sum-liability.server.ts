import { and, eq, gte, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { voucherEntries, vouchers } from './voucher.tables.server.ts'

interface LedgerSum {
  /** Index of the first end after the entries; the number of ends when only now is. */
  from: number
  /** Index of the last end on which the vouchers are valid, with today as one more; -1 before the first. */
  to: number
  cents: number
}

/**
 * The ledger, summed by the ends of months at which its entries count: all of it, because all of it is the liability. Without test
 * vouchers. A blocked or suspended voucher keeps its worth; a lapsed one is worth nothing.
 * @param ends oldest first: the last Swiss day of a month, and the one whose midnight ends it; `YYYY-MM-DD`
 */
export function sumLedger(
  db: Database,
  ends: readonly { day: string; next: string }[],
  today: string,
): Promise<LedgerSum[]> {
  const midnights = sql`array(select timezone('Europe/Zurich', day::timestamp) from unnest(${sql.param(ends.map(({ next }) => next))}::text[]) day)`
  const days = sql`${sql.param([...ends.map(({ day }) => day), today])}::text[]::date[]`
  return db
    .select({
      from: sql<number>`width_bucket(${voucherEntries.at}, ${midnights})`,
      to: sql<number>`width_bucket(${vouchers.validUntil}, ${days}) - 1`,
      cents: sql<number>`sum(${voucherEntries.amountCents})::float8`,
    })
    .from(voucherEntries)
    .innerJoin(vouchers, eq(vouchers.id, voucherEntries.voucherId))
    .where(eq(vouchers.test, false))
    .groupBy(sql`1, 2`)
}

/** Vouchers with a rest on a Swiss day, without test vouchers and lapsed ones. */
export function countOpenVouchers(db: Database, today: string): Promise<number> {
  const open = db
    .select({ id: vouchers.id })
    .from(vouchers)
    .innerJoin(voucherEntries, eq(voucherEntries.voucherId, vouchers.id))
    .where(and(eq(vouchers.test, false), gte(vouchers.validUntil, today)))
    .groupBy(vouchers.id)
    .having(sql`sum(${voucherEntries.amountCents}) > 0`)
    .as('open')
  return db.$count(open)
}

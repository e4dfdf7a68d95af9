import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.ts'
import { orderLines, orders } from '../database/order.tables.server.ts'
import { ACCEPTED } from '../read/order-summary.ts'

interface MonthOfSales {
  year: number
  /** From 1. */
  month: number
  /** In Rappen, less what went back and what was lost to a bank. */
  goodsCents: number
  vouchersCents: number
  /** The part up to the day of the comparison. */
  goodsUntilCents: number
  vouchersUntilCents: number
}

/**
 * Paid orders of the shop by the Swiss month they were paid in, without test payments. What went back, and what the Testkasse took
 * of an invoice, is taken off the month of the sale, goods before vouchers as a refund has it; a part paid by voucher counts, and its return is taken off too.
 * @param from first Swiss day, `YYYY-MM-DD`
 * @param to the day after the last
 * @param until `MM-DD` of the last day of the comparison, in every year
 */
export async function sumSales(
  db: Database,
  { from, to, until }: { from: string; to: string; until: string },
): Promise<MonthOfSales[]> {
  const paidOn = sql`timezone('Europe/Zurich', ${orders.paidAt})`
  const sold = (condition: SQL) =>
    sql<number>`coalesce(sum(${orderLines.totalCents}) filter (where ${condition}), 0)`
  const each = db
    .select({
      paidOn: sql<string>`min(${paidOn})`.as('paid_on'),
      goods: sold(sql`${orderLines.kind} = 'goods'`).as('goods'),
      vouchers: sold(sql`${orderLines.kind} <> 'goods'`).as('vouchers'),
      returned: sql<number>`min(${orders.refundedCents} + ${orders.withdrawnCents} + ${orders.testCents}
        + case when ${orders.voucherReturnedAt} is null then ${orders.voucherReturnedCents} else ${orders.voucherCents} end)`.as(
        'returned',
      ),
    })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        isNotNull(orders.paidAt),
        gte(orders.paidAt, startOf(from)),
        lt(orders.paidAt, startOf(to)),
        inArray(orders.state, [...ACCEPTED]),
        eq(orders.test, false),
      ),
    )
    .groupBy(orders.id)
    .as('each')
  const goods = sql`${each.goods} - least(${each.goods}, ${each.returned})`
  const vouchers = sql`${each.vouchers} - least(${each.vouchers}, greatest(0, ${each.returned} - ${each.goods}))`
  const isUntil = sql`to_char(${each.paidOn}, 'MM-DD') <= ${until}`
  const year = sql<number>`extract(year from ${each.paidOn})::int`
  const month = sql<number>`extract(month from ${each.paidOn})::int`
  return db
    .select({
      year,
      month,
      goodsCents: sql<number>`sum(${goods})::float8`,
      vouchersCents: sql<number>`sum(${vouchers})::float8`,
      goodsUntilCents: sql<number>`coalesce(sum(${goods}) filter (where ${isUntil}), 0)::float8`,
      vouchersUntilCents: sql<number>`coalesce(sum(${vouchers}) filter (where ${isUntil}), 0)::float8`,
    })
    .from(each)
    .groupBy(sql`1, 2`)
}

/** Swiss year of the first paid order; null without one. */
export async function firstSaleYear(db: Database): Promise<number | null> {
  const [row] = await db
    .select({
      year: sql<number | null>`extract(year from timezone('Europe/Zurich', min(${orders.paidAt})))::int`,
    })
    .from(orders)
  return row?.year ?? null
}

/** Midnight of a Swiss day. */
function startOf(day: string): SQL {
  return sql`timezone('Europe/Zurich', ${day}::date::timestamp)`
}

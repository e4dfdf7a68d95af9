import type { MonthlyRevenue, YearRevenue } from './figures.ts'

export const NO_REVENUE: MonthlyRevenue = {
  bookedCents: 0,
  goodsCents: 0,
  invoicedCents: 0,
  vouchersCents: 0,
}

/** A sum of one kind over one month, in Rappen. */
export interface RevenueRow {
  year: number
  /** From 1. */
  month: number
  kind: keyof MonthlyRevenue
  cents: number
  /** The part up to the day that the comparison ends on. */
  untilCents: number
}

/** Booked, sold and invoiced, in Rappen; vouchers count when they are redeemed. */
export function revenueCents({ bookedCents, goodsCents, invoicedCents }: MonthlyRevenue): number {
  return bookedCents + goodsCents + invoicedCents
}

/** Twelve months of a year, also those without rows. */
export function toYearRevenue(rows: readonly RevenueRow[], year: number): YearRevenue {
  const months = Array.from({ length: 12 }, () => ({ ...NO_REVENUE }))
  const untilDay = { ...NO_REVENUE }
  for (const row of rows) {
    const month = row.year === year ? months[row.month - 1] : undefined
    if (!month) continue
    month[row.kind] += row.cents
    untilDay[row.kind] += row.untilCents
  }
  return { months, untilDay }
}

export function sumRevenue(months: readonly MonthlyRevenue[]): MonthlyRevenue {
  return months.reduce(
    (sum, month) => ({
      bookedCents: sum.bookedCents + month.bookedCents,
      goodsCents: sum.goodsCents + month.goodsCents,
      invoicedCents: sum.invoicedCents + month.invoicedCents,
      vouchersCents: sum.vouchersCents + month.vouchersCents,
    }),
    NO_REVENUE,
  )
}

/** Whole percent by which `now` differs from `before`, toward zero; null where there is nothing to compare with. */
export function changePercent(now: number, before: number): number | null {
  return before > 0 ? Math.trunc(((now - before) / before) * 100) + 0 : null
}

/** The day that a comparison ends on: today in the current year, else the year's last. Both `YYYY-MM-DD`. */
export function comparedUntil(year: number, today: string): string {
  const lastDay = `${year}-12-31`
  return today.slice(0, 4) === String(year) ? today : lastDay
}

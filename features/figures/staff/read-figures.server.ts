import { and, arrayContains, eq, gte, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { ServiceNames } from '#features/services/content/service-name.ts'
import {
  type Conversion,
  type Figures,
  FIRST_YEAR,
  LAST_YEAR,
  type YearRevenue,
} from '#features/figures/figures.ts'
import { monthEndsBefore, toLiability } from '#features/figures/liability.ts'
import { comparedUntil, type RevenueRow, toYearRevenue } from '#features/figures/revenue.ts'
import { inquiries } from '#features/inquiry/database/inquiry.tables.server.ts'
import { firstInvoicedYear, sumInvoiced } from '#features/invoice/staff/sum-invoiced.server.ts'
import { firstSaleYear, sumSales } from '#features/order/staff/sum-sales.server.ts'
import { quotes } from '#features/quote/database/quote.tables.server.ts'
import { countOpenVouchers, sumLedger } from '#features/voucher/sum-liability.server.ts'
import { swissTime } from '#i18n/format-date.ts'
import type { Database } from '#platform/database/database.ts'
import { eventYears, sumBooked, sumOccupancy } from './sum-booked.server.ts'

const NONE: Conversion = { requests: 0, quoted: 0, accepted: 0, quotedCents: 0, acceptedCents: 0 }

/**
 * What became of the requests for a project or a team event that came within Swiss days, whenever that was. A message counts once a
 * quote answers it; a quote that was sent without a request, or whose request is kept no longer, is one itself. What a program
 * seems to have written and nobody answered is none.
 * @param from first day, `YYYY-MM-DD`
 * @param to the day after the last
 */
export async function sumConversion(
  db: Database,
  { from, to }: { from: string; to: string },
): Promise<Conversion> {
  const within = (column: typeof inquiries.createdAt | typeof quotes.createdAt) =>
    and(gte(column, startOf(from)), lt(column, startOf(to)))
  const isSent = isNotNull(quotes.sentAt)
  const isAccepted = eq(quotes.state, 'accepted')
  // Per request: sums of its quotes, before they are counted together.
  const sums = {
    quoted: sql<boolean>`coalesce(bool_or(${isSent}), false)`.as('quoted'),
    accepted: sql<boolean>`coalesce(bool_or(${isAccepted}), false)`.as('accepted'),
    quotedCents: sql<number>`coalesce(sum(${quotes.totalCents}) filter (where ${isSent}), 0)`.as(
      'quoted_cents',
    ),
    acceptedCents: sql<number>`coalesce(sum(${quotes.totalCents}) filter (where ${isAccepted}), 0)`.as(
      'accepted_cents',
    ),
  }
  const fromRequests = db
    .select(sums)
    .from(inquiries)
    .leftJoin(quotes, eq(quotes.inquiryId, inquiries.id))
    .where(
      and(
        within(inquiries.createdAt),
        or(not(eq(inquiries.kind, 'contact')), isSent),
        not(and(eq(inquiries.state, 'new'), arrayContains(inquiries.botSignals, ['trap'])) ?? sql`false`),
      ),
    )
    .groupBy(inquiries.id)
  const withoutRequest = db
    .select(sums)
    .from(quotes)
    .leftJoin(inquiries, eq(inquiries.id, quotes.inquiryId))
    .where(and(within(quotes.createdAt), isSent, isNull(inquiries.id)))
    .groupBy(quotes.id)
  const each = fromRequests.unionAll(withoutRequest).as('each')
  const [row] = await db
    .select({
      requests: sql<number>`count(*)::int`,
      quoted: sql<number>`(count(*) filter (where ${each.quoted}))::int`,
      accepted: sql<number>`(count(*) filter (where ${each.accepted}))::int`,
      quotedCents: sql<number>`coalesce(sum(${each.quotedCents}), 0)::float8`,
      acceptedCents: sql<number>`coalesce(sum(${each.acceptedCents}), 0)::float8`,
    })
    .from(each)
  return row ?? NONE
}

/** Midnight of a Swiss day. */
function startOf(day: string) {
  return sql`timezone('Europe/Zurich', ${day}::date::timestamp)`
}

interface FiguresView {
  /** Default: the current Swiss year. */
  year?: number | undefined
  now: Date
  /** Names of services, and their order. */
  names: ServiceNames
  services: readonly string[]
}

/** The figures of a year, each without test payments. Reads the rows of that year and the one before, and the vouchers' ledger. */
export async function readFigures(
  db: Database,
  { year: requestedYear, now, names, services }: FiguresView,
): Promise<Figures> {
  const { day: today } = swissTime(now)
  const year = requestedYear ?? Number(today.slice(0, 4))
  const until = comparedUntil(year, today)
  const [years, revenue, occupancy, conversion, liability] = await Promise.all([
    readYears(db, today),
    readRevenue(db, year, until),
    sumOccupancy(db, yearOf(year)),
    sumConversion(db, yearOf(year)),
    readLiability(db, today),
  ])
  const titles: Readonly<Record<string, string>> = { ...names.survivalLevels, ...names.teamEvents }
  const known = (id: string) => (services.includes(id) ? services.indexOf(id) : services.length)
  const place = (id: string | null) => (id === null ? services.length + 1 : known(id))
  return {
    today,
    year,
    years,
    until,
    revenue,
    occupancy: occupancy
      .sort((a, b) => place(a.serviceId) - place(b.serviceId))
      .map((row) => ({
        ...row,
        name:
          row.serviceId === null ? null : (titles[row.serviceId] ?? row.serviceId).replaceAll('\u00ad', ''),
      })),
    conversion,
    liability,
  }
}

/** A year and the one before, by month. */
async function readRevenue(
  db: Database,
  year: number,
  until: string,
): Promise<{ year: YearRevenue; before: YearRevenue }> {
  const period = { from: `${year - 1}-01-01`, to: `${year + 1}-01-01`, until: until.slice(5) }
  const [booked, sold, invoiced] = await Promise.all([
    sumBooked(db, period),
    sumSales(db, period),
    sumInvoiced(db, period),
  ])
  const rows: RevenueRow[] = [
    ...booked.map((row) => ({ ...row, kind: 'bookedCents' as const })),
    ...invoiced.map((row) => ({ ...row, kind: 'invoicedCents' as const })),
    ...sold.flatMap(({ year: of, month, goodsCents, goodsUntilCents, vouchersCents, vouchersUntilCents }) => [
      { year: of, month, kind: 'goodsCents' as const, cents: goodsCents, untilCents: goodsUntilCents },
      {
        year: of,
        month,
        kind: 'vouchersCents' as const,
        cents: vouchersCents,
        untilCents: vouchersUntilCents,
      },
    ]),
  ]
  return { year: toYearRevenue(rows, year), before: toYearRevenue(rows, year - 1) }
}

async function readLiability(db: Database, today: string): Promise<Figures['liability']> {
  const ends = monthEndsBefore(today)
  const [rows, open] = await Promise.all([sumLedger(db, ends, today), countOpenVouchers(db, today)])
  return toLiability(rows, ends, open)
}

/** From the first event, sale or invoice to the current year, or a later one that has events; newest first. */
async function readYears(db: Database, today: string): Promise<number[]> {
  const [planned, firstSale, firstInvoiced] = await Promise.all([
    eventYears(db),
    firstSaleYear(db),
    firstInvoicedYear(db),
  ])
  const current = Number(today.slice(0, 4))
  const first = Math.max(
    FIRST_YEAR,
    Math.min(current, planned.first ?? current, firstSale ?? current, firstInvoiced ?? current),
  )
  const last = Math.min(LAST_YEAR, Math.max(current, Math.min(planned.last ?? current, current + 2)))
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}

function yearOf(year: number): { from: string; to: string } {
  return { from: `${year}-01-01`, to: `${year + 1}-01-01` }
}

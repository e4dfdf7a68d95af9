import type { Namespaces } from '#i18n/namespaces.ts'
import { formatMonth } from '#i18n/format-date.ts'
import type { Language } from '#i18n/languages.ts'
import { fromCents } from '#kernel/amount.ts'
import type { Figures, FigureTable } from '#features/figures/figures.ts'
import { revenueCents, sumRevenue } from '#features/figures/revenue.ts'
import { sharePercent } from '#features/figures/share.ts'

type Texts = Namespaces['staff-figures']

/** A table of the figures as a file has it, its head first: amounts in francs, `1200.50`. */
export function figureRows(
  figures: Figures,
  table: FigureTable,
  texts: Texts,
  language: Language,
): string[][] {
  return ROWS[table](figures, texts, language)
}

const ROWS: Record<FigureTable, (figures: Figures, texts: Texts, language: Language) => string[][]> = {
  revenue({ year, revenue }, { columns }, language) {
    const row = (name: string, now: Parameters<typeof revenueCents>[0], before: typeof now) => [
      name,
      fromCents(revenueCents(now)),
      fromCents(revenueCents(before)),
      fromCents(now.bookedCents),
      fromCents(now.goodsCents),
      fromCents(now.invoicedCents),
      fromCents(now.vouchersCents),
    ]
    return [
      [
        columns.month,
        String(year),
        String(year - 1),
        columns.booked,
        columns.goods,
        columns.invoiced,
        columns.vouchersSold,
      ],
      ...revenue.year.months.map((month, index) =>
        row(
          formatMonth(language, `${year}-${index + 1}`),
          month,
          revenue.before.months[index] ?? sumRevenue([]),
        ),
      ),
      row(columns.total, sumRevenue(revenue.year.months), sumRevenue(revenue.before.months)),
    ]
  },
  occupancy({ occupancy }, { columns, otherDates }) {
    return [
      [columns.service, columns.dates, columns.taken, columns.places, columns.percent],
      ...occupancy.map(({ name, events, taken, places }) => [
        name ?? otherDates,
        String(events),
        String(taken),
        String(places),
        String(sharePercent(taken, places) ?? ''),
      ]),
    ]
  },
  conversion({ conversion }, { columns }) {
    const { requests, quoted, accepted, quotedCents, acceptedCents } = conversion
    const row = (name: string, count: number, cents?: number) => [
      name,
      String(count),
      String(sharePercent(count, requests) ?? ''),
      cents === undefined ? '' : fromCents(cents),
    ]
    return [
      [columns.step, columns.count, columns.percentOfRequests, columns.amount],
      row(columns.requests, requests),
      row(columns.quoted, quoted, quotedCents),
      row(columns.accepted, accepted, acceptedCents),
    ]
  },
  liability({ liability, today }, { columns }) {
    return [
      [columns.end, columns.amount],
      ...liability.ends.map(({ month, cents }) => [month, fromCents(cents)]),
      [today, fromCents(liability.nowCents)],
    ]
  },
}

import { useLanguage, useMessages } from '#site/language/language.tsx'
import { ScrollArea } from '#site/routes/staff/lists/scroll-area.tsx'
import { fill, formatFrancs, formatNumber } from '#i18n/format.ts'
import type { Language } from '#i18n/languages.ts'
import { MINUS } from '#kernel/amount.ts'
import { axisValues } from '../axis.ts'
import type { Figures, MonthlyRevenue } from '../figures.ts'
import { changePercent, revenueCents, sumRevenue } from '../revenue.ts'
import { Figure } from './figure.tsx'
import styles from './figures.module.css'

const COLUMN = 76
const WIDTH = 12 * COLUMN
const HEIGHT = 200
const TOP = 24
const GROUND = 190
const BAR = 22
const RAPPEN_OF_THOUSAND = 100_000

interface RevenueChartProps {
  /** Of the twelve months, in Rappen. */
  now: readonly number[]
  before: readonly number[]
  label: string
}

/** Solid bars of the year with their values, hatched ones of the year before. */
function RevenueChart({ now, before, label }: RevenueChartProps) {
  const language = useLanguage()
  const values = axisValues(Math.max(...now, ...before))
  const highest = values.at(-1) ?? 1
  const y = (cents: number) => GROUND - ((GROUND - TOP) * cents) / highest
  const bar = (x: number, cents: number) => `M${x} ${y(cents)}h${BAR}V${GROUND}h-${BAR}z`
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <defs>
        <pattern id="revenue-hatch" width="4.5" height="4.5" patternUnits="userSpaceOnUse">
          <path d="M.75 0v4.5" className={styles.stroke} />
        </pattern>
      </defs>
      {values.map((value) => (
        <g key={value}>
          <path d={`M0 ${y(value)}H${WIDTH}`} className={styles.grid} />
          <text x={WIDTH} y={y(value) - 4} textAnchor="end">
            {value % RAPPEN_OF_THOUSAND === 0
              ? formatNumber(language, value / RAPPEN_OF_THOUSAND)
              : value / RAPPEN_OF_THOUSAND}
          </text>
        </g>
      ))}
      {before.map((cents, month) => (
        <path
          key={month}
          d={bar(month * COLUMN + 34, cents)}
          fill="url(#revenue-hatch)"
          className={cents > 0 ? styles.stroke : styles.nothing}
        />
      ))}
      {now.map((cents, month) => (
        <g key={month} className={cents > 0 ? undefined : styles.nothing}>
          <path d={bar(month * COLUMN + 10, cents)} className={styles.ink} />
          <text
            x={month * COLUMN + 10 + BAR / 2}
            y={y(cents) - 7}
            textAnchor="middle"
            className={styles.value}
          >
            {thousands(language, cents)}
          </text>
        </g>
      ))}
      <path d={`M0 ${GROUND}H${WIDTH}`} className="chart-ground" />
    </svg>
  )
}

/** Each month against the same a year before; the table is the axis of the picture. */
export function RevenueFigure({ figures: { year, revenue } }: { figures: Figures }) {
  const texts = useMessages('staff-figures')
  const language = useLanguage()
  const { title, unit, ...words } = texts.revenue
  const now = revenueCents(revenue.year.untilDay)
  const before = revenueCents(revenue.before.untilDay)
  const ahead = revenueCents(sumRevenue(revenue.year.months)) - now
  const change = changePercent(now, before)
  const rows = [
    { name: String(year), months: revenue.year.months, of: revenueCents, look: styles.current },
    { name: String(year - 1), months: revenue.before.months, of: revenueCents, look: styles.previous },
    {
      name: fill(words.booked, { year }),
      months: revenue.year.months,
      of: (m: MonthlyRevenue) => m.bookedCents,
    },
    {
      name: fill(words.goods, { year }),
      months: revenue.year.months,
      of: (m: MonthlyRevenue) => m.goodsCents,
    },
    {
      name: fill(words.invoiced, { year }),
      months: revenue.year.months,
      of: (m: MonthlyRevenue) => m.invoicedCents,
    },
    {
      name: fill(words.vouchers, { year }),
      months: revenue.year.months,
      of: (m: MonthlyRevenue) => m.vouchersCents,
    },
  ]
  const legend = (
    <>
      <span>
        <i className={styles.solid} />
        {year}
      </span>
      <span>
        <i className={styles.hatched} />
        {year - 1}
      </span>
      <span>{unit}</span>
    </>
  )
  return (
    <Figure table="revenue" year={year} unit={legend} how={words.how}>
      <p className={styles.headline}>
        <b>{formatFrancs(language, now)}</b>{' '}
        {change !== null && (
          <span className={styles.change}>
            {`${change < 0 ? MINUS : '+'}\u202f${fill(texts.percent, { percent: Math.abs(change) })}`}{' '}
          </span>
        )}
        <span className="muted">
          {fill(words.against, { amount: formatFrancs(language, before) })}
          {ahead > 0 && `, ${fill(words.ahead, { amount: formatFrancs(language, ahead) })}`}
        </span>
      </p>
      <ScrollArea label={words.caption}>
        <div className={styles.axis}>
          <RevenueChart
            now={revenue.year.months.map(revenueCents)}
            before={revenue.before.months.map(revenueCents)}
            label={fill(words.picture, { year, before: year - 1 })}
          />
          <table className={styles.months}>
            <caption className="visually-hidden">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="visually-hidden">{title}</span>
                </th>
                {texts.months.split(' ').map((month) => (
                  <th key={month} scope="col">
                    {month}
                  </th>
                ))}
                <th scope="col">{words.year}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, months, of, look }) => (
                <tr key={name} className={look}>
                  <th scope="row">{name}</th>
                  {months.map((month, index) => (
                    <td key={index}>{thousands(language, of(month))}</td>
                  ))}
                  <td>{thousands(language, of(sumRevenue(months)))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </ScrollArea>
    </Figure>
  )
}

/** Rappen as thousands of francs with one decimal, `1’204.5`; a dash for nothing. */
export function thousands(language: Language, cents: number): string {
  if (cents === 0) return '–'
  const tenths = Math.round(cents / 10_000)
  return `${formatNumber(language, Math.trunc(tenths / 10))}.${Math.abs(tenths % 10)}`
}

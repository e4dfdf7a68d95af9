import { MINUS } from '#kernel/amount.ts'
import type { Figures, MonthlyRevenue } from '../figures.ts'
import { changePercent, revenueCents, sumRevenue } from '../revenue.ts'
import { fill, formatFrancs } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { ScrollArea } from '#app/routes/staff/lists/scroll-area.tsx'
import { Figure } from './figure.tsx'
import styles from './figures.module.css'
import { RevenueChart } from './revenue-chart.tsx'
import { thousands } from './thousands.ts'

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

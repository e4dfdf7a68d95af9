import { axisValues } from '../axis.ts'
import type { Figures } from '../figures.ts'
import { fill, formatFrancs, formatNumber, plural } from '#i18n/format.ts'
import { formatMonth } from '#i18n/format-date.ts'
import { amountText } from '#kernel/amount.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Figure } from './figure.tsx'
import styles from './figures.module.css'

const WIDTH = 520
const HEIGHT = 190
const TOP = 24
const GROUND = 168
const LEFT = 8
const RIGHT = 452

/** What sold vouchers are still worth, at the ends of months and now: the newest point is the rhombus. */
export function LiabilityFigure({ figures: { year, liability } }: { figures: Figures }) {
  const texts = useMessages('staff-figures')
  const language = useLanguage()
  const { columns } = texts
  const words = texts.liability
  const { nowCents, vouchers, ends } = liability
  const amount = formatFrancs(language, nowCents)
  return (
    <Figure table="liability" year={year} unit={words.unit} how={words.how}>
      <p className={styles.headline}>
        <b>{amount}</b> <span className="muted">{plural(language, vouchers, words.vouchers)}</span>
      </p>
      <div className={styles.beside}>
        <Course
          cents={[...ends.map((end) => end.cents), nowCents]}
          first={formatMonth(language, ends[0]?.month ?? '')}
          last={words.today}
          label={fill(words.picture, { amount })}
        />
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.end}</th>
              <th scope="col" className={styles.right}>
                {columns.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            {ends.map(({ month, cents }) => (
              <tr key={month}>
                <th scope="row">{formatMonth(language, month)}</th>
                <td className={styles.right}>{amountText(cents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.today}</th>
              <td className={styles.right}>{amountText(nowCents)}</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Figure>
  )
}

interface CourseProps {
  cents: readonly number[]
  first: string
  last: string
  label: string
}

function Course({ cents, first, last, label }: CourseProps) {
  const language = useLanguage()
  const values = axisValues(Math.max(...cents))
  const highest = values.at(-1) ?? 1
  const points = cents.map((value, index) => ({
    x: LEFT + ((RIGHT - LEFT) * index) / (cents.length - 1),
    y: GROUND - ((GROUND - TOP) * Math.max(0, value)) / highest,
  }))
  const newest = points.at(-1) ?? { x: RIGHT, y: GROUND }
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {values.map((value) => {
        const y = GROUND - ((GROUND - TOP) * value) / highest
        return (
          <g key={value}>
            <path d={`M0 ${y}H${WIDTH}`} className={styles.grid} />
            <text x={WIDTH} y={y - 4} textAnchor="end">
              {formatNumber(language, value / 100)}
            </text>
          </g>
        )
      })}
      <path d={`M0 ${GROUND}H${WIDTH}`} className="chart-ground" />
      <path d={`M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`} className="chart-ridge" />
      {points.slice(0, -1).map(({ x, y }) => (
        <path key={x} d={`M${x - 4} ${y}l4-3 4 3-4 3z`} className={styles.ink} />
      ))}
      <path d={`M${newest.x - 12} ${newest.y}l12-8 12 8-12 8z`} className="chart-rhombus" />
      <text x="0" y={GROUND + 17}>
        {first}
      </text>
      <text x={RIGHT} y={GROUND + 17} textAnchor="middle">
        {last}
      </text>
    </svg>
  )
}

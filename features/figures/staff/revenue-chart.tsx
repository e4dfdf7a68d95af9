import { axisValues } from '../axis.ts'
import { formatNumber } from '#i18n/format.ts'
import { useLanguage } from '#app/language/language.tsx'
import styles from './figures.module.css'
import { thousands } from './thousands.ts'

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
export function RevenueChart({ now, before, label }: RevenueChartProps) {
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

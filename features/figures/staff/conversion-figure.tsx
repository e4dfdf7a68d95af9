import { RETENTION } from '#features/privacy/content/retention.ts'
import type { Figures } from '../figures.ts'
import { sharePercent } from '../share.ts'
import { fill, formatFrancs, formatNumber } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { Figure } from './figure.tsx'
import styles from './figures.module.css'

const WIDTH = 520
const HEIGHT = 190
const TOP = 32
const GROUND = 168
const FLAT = 146
const SLOPE = 41

/** From the request to the order as a profile that descends; what was lost on the way is hatched. */
export function ConversionFigure({ figures: { year, conversion } }: { figures: Figures }) {
  const texts = useMessages('staff-figures')
  const language = useLanguage()
  const { columns } = texts
  const words = texts.conversion
  const { requests, quoted, accepted, quotedCents, acceptedCents } = conversion
  const number = (value: number) => formatNumber(language, value)
  const share = (n: number, of: number) =>
    fill(words.share, { percent: sharePercent(n, of) ?? 0, n: number(n), of: number(of) })
  return (
    <Figure table="conversion" year={year} unit={words.unit} how={fill(words.how, RETENTION.requests.period)}>
      {requests === 0 ? (
        <p>{words.empty}</p>
      ) : (
        <>
          <Profile
            counts={[requests, quoted, accepted]}
            label={fill(words.picture, { requests, quoted, accepted })}
          />
          <table className={`${styles.table} ${styles.steps}`}>
            <caption className="visually-hidden">{words.caption}</caption>
            <thead>
              <tr>
                <th scope="col">{columns.requests}</th>
                <th scope="col">{columns.quoted}</th>
                <th scope="col">{columns.accepted}</th>
              </tr>
            </thead>
            <tbody>
              <tr className={styles.current}>
                <td>{number(requests)}</td>
                <td>{number(quoted)}</td>
                <td>{number(accepted)}</td>
              </tr>
              <tr className={styles.previous}>
                <td>–</td>
                <td>{share(quoted, requests)}</td>
                <td>{quoted > 0 && share(accepted, quoted)}</td>
              </tr>
              <tr className={styles.previous}>
                <td>–</td>
                <td>{formatFrancs(language, quotedCents)}</td>
                <td>{formatFrancs(language, acceptedCents)}</td>
              </tr>
            </tbody>
          </table>
        </>
      )}
    </Figure>
  )
}

/** @param counts never growing, the first above 0 */
function Profile({ counts, label }: { counts: readonly number[]; label: string }) {
  const language = useLanguage()
  const { percent } = useMessages('staff-figures')
  const first = counts[0] ?? 1
  const steps = counts.map((count, index) => {
    const x = index * (FLAT + SLOPE)
    return { count, x, end: x + FLAT, y: GROUND - ((GROUND - TOP) * count) / first }
  })
  const ridge = steps.map(({ x, end, y }) => `${x} ${y}L${end} ${y}`).join('L')
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <defs>
        <pattern id="conversion-hatch" width="6" height="6" patternUnits="userSpaceOnUse">
          <path d="M.75 0v6" className={styles.stroke} />
        </pattern>
      </defs>
      {steps.slice(1).map(({ count, x, y }, index) => {
        const before = steps[index]
        if (!before) return null
        return (
          <g key={x}>
            <path
              d={`M${before.end} ${before.y}L${x} ${y}V${GROUND}H${before.end}z`}
              fill="url(#conversion-hatch)"
            />
            <text x={before.end + SLOPE / 2} y={GROUND + 17} textAnchor="middle">
              {fill(percent, { percent: sharePercent(count, before.count) ?? 0 })}
            </text>
          </g>
        )
      })}
      <path d={`M${ridge}`} className="chart-ridge" />
      {steps.map(({ count, x, y }) => (
        <text key={x} x={x + 2} y={y - 10} className={styles.step}>
          {formatNumber(language, count)}
        </text>
      ))}
      <path d={`M0 ${GROUND}H${WIDTH}`} className="chart-ground" />
    </svg>
  )
}

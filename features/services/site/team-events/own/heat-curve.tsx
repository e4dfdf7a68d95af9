import { formatTime } from '#i18n/format-date.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import styles from './heat-curve.module.css'

/** The drawing runs from nine to five over this width. */
const [WIDTH, FIRST_HOUR, HOURS] = [1400, 9, 8]
const at = (hour: number) => ((hour - FIRST_HOUR) / HOURS) * WIDTH

/** Where the names of the three attempts stand, above their peaks. */
const PEAKS = [
  { x: at(10.4), y: 164 },
  { x: at(13.5), y: 132 },
  { x: at(15.5), y: 14 },
]

/** Feuer & Fokus: the day in the isotherms of the fire. */
export function HeatCurve() {
  const language = useLanguage()
  const { alt, attempts } = useMessages('team-event-feuer-und-fokus').own
  return (
    <svg
      className={styles.heat}
      viewBox="-30 -10 1460 306"
      preserveAspectRatio="none"
      role="img"
      aria-label={alt}
    >
      <image href="/scenes/heat-curve.svg" width="1400" height="250" preserveAspectRatio="none" />
      <path d="M0 250H1400" />
      {Array.from({ length: HOURS + 1 }, (_, index) => FIRST_HOUR + index).map((hour) => (
        <g key={hour}>
          <path d={`M${at(hour)} 250v8`} />
          <text className={styles.hour} x={at(hour)} y="282" textAnchor="middle">
            {formatTime(language, `${String(hour).padStart(2, '0')}:00`)}
          </text>
        </g>
      ))}
      {PEAKS.map(({ x, y }, index) => (
        <text key={x} x={x} y={y} textAnchor="middle">
          {attempts[index]}
        </text>
      ))}
    </svg>
  )
}

import { fill } from '#i18n/format.ts'
import { useMessages } from '#site/language/language.tsx'
import styles from './half-maps.module.css'

/** Controls of each group on the map of `posten-leer.svg`; the fifth is on neither. */
const GROUPS = [
  [
    { number: 1, x: 412, y: 1120 },
    { number: 3, x: 572, y: 516 },
  ],
  [
    { number: 2, x: 224, y: 756 },
    { number: 4, x: 940, y: 660 },
  ],
] as const

/** Orientierungspunkt: one country, two maps, on each the controls of one group. */
export function HalfMaps() {
  const { alt, maps } = useMessages('team-event-orientierungspunkt').own
  return (
    <div className={styles.halves}>
      {GROUPS.map((controls, index) => {
        const map = maps[index]
        if (!map) return null
        return (
          <figure key={map.title}>
            <svg
              viewBox="10 450 1262 1010"
              preserveAspectRatio="xMidYMid slice"
              role="img"
              aria-label={fill(alt, map)}
            >
              <image href="/scenes/posten-leer.svg" width="1280" height="1600" />
              <path d="M194 1438h84l-42-74z" />
              <circle cx="1080" cy="1380" r="42" />
              <circle cx="1080" cy="1380" r="30" />
              {controls.map(({ number, x, y }) => (
                <g key={number}>
                  <circle cx={x} cy={y} r="42" />
                  <text x={x + 54} y={y - 34}>
                    {number}
                  </text>
                </g>
              ))}
            </svg>
            <figcaption>
              <b>{map.title}</b> <span className="muted">{map.text}</span>
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

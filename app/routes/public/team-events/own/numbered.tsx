import styles from './numbered.module.css'

interface Place {
  x: number
  y: number
}

/** Numbers on a drawing; the legend below has the same. */
export function Numbers({ places }: { places: readonly Place[] }) {
  return places.map(({ x, y }, index) => (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r="19" />
      <text className={styles.number} x={x} y={y} dy="0.36em" textAnchor="middle">
        {index + 1}
      </text>
    </g>
  ))
}

interface LegendProps {
  points: readonly { title: string; text: string }[]
  columns: 'four' | 'six'
}

export function Legend({ points, columns }: LegendProps) {
  return (
    <ol className={`${styles.legend} ${styles[columns]}`}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b> {text}
        </li>
      ))}
    </ol>
  )
}

import type { ReactNode } from 'react'
import styles from './numbered.module.css'

interface NumberedProps {
  viewBox: string
  alt: string
  places: readonly { x: number; y: number }[]
  /** The drawing and its names. */
  children: ReactNode
}

/** A drawing with numbered places; the list below has the same numbers. */
export function Numbered({ viewBox, alt, places, children }: NumberedProps) {
  return (
    <svg
      className={`plan ${styles.drawing}`}
      viewBox={viewBox}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={alt}
    >
      {children}
      {places.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <circle cx={x} cy={y} r="19" />
          <text className={styles.number} x={x} y={y} dy="0.36em" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  )
}

export function Below({ children }: { children: ReactNode }) {
  return <p className={styles.below}>{children}</p>
}

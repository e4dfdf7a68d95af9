import styles from './trunk-section.module.css'

interface NumberRhombusProps {
  number: number
  /** Place on a drawing, in percent of it; without one it stands in the text. */
  at?: readonly [x: number, y: number]
}

/** A numbered mark: on the drawing, in its legend, and beside the section that speaks of it. */
export function NumberRhombus({ number, at }: NumberRhombusProps) {
  const mark = (
    <>
      <path className="map-rhombus" d="M-18 0 0-12 18 0 0 12z" />
      <text y="5">{number}</text>
    </>
  )
  if (at) {
    return (
      <svg className={styles.number} x={`${at[0]}%`} y={`${at[1]}%`}>
        {mark}
      </svg>
    )
  }
  return (
    <svg className={`${styles.number} ${styles.inText}`} viewBox="-19 -13 38 26" aria-hidden="true">
      {mark}
    </svg>
  )
}

import styles from './trunk-section.module.css'

interface NumberRhombusProps {
  number: number
  /** Position on a drawing in percent; inline without. */
  at?: readonly [x: number, y: number]
}

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

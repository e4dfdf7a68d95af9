import { useMessages } from '#app/language/language.tsx'
import { NumberRhombus } from './number-rhombus.tsx'
import styles from './trunk-section.module.css'

/** Dry years, scar and outermost ring, in percent of the drawing. */
const PLACES = [
  [46.5, 73.3],
  [4.6, 34.4],
  [95, 44],
] as const

export function TrunkSection() {
  const { alt, caption, marks } = useMessages('philosophy').rings
  return (
    <figure className={styles.figure}>
      <div className={styles.trunk}>
        <svg viewBox="0 0 784 856" role="img" aria-label={alt}>
          <use href="/scenes/growth-rings.svg#rings" />
        </svg>
        <svg className={styles.marks} aria-hidden="true">
          {PLACES.map((place, index) => (
            <NumberRhombus key={marks[index]} number={index + 1} at={place} />
          ))}
        </svg>
      </div>
      <figcaption>
        <p className="visually-hidden">{caption}</p>
        <ol>
          {marks.map((mark, index) => (
            <li key={mark}>
              <NumberRhombus number={index + 1} />
              {mark}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  )
}

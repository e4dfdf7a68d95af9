import { useMessages } from '../../language/language.tsx'
import { MapName, MapRhombus } from '../../ui/plan.tsx'
import styles from './directions.module.css'

/** Cham from the motorway to the shore, with three ways to us. Drawn by `drawings/cham.ts`. */
export function ChamMap() {
  const { way } = useMessages('contact')
  return (
    <svg className={`plan ${styles.map}`} viewBox="0 0 960 720" role="img" aria-label={way.alt}>
      <use href="/scenes/cham.svg#cham" />
      <use className={styles.car} href="/scenes/cham.svg#car" />
      <use className={styles.bike} href="/scenes/cham.svg#bike" />
      <use className={styles.foot} href="/scenes/cham.svg#foot" />
      <MapName kind="water" x={560} y={640}>
        Zugersee
      </MapName>
      <MapRhombus x={412} y={452} size={20} />
    </svg>
  )
}

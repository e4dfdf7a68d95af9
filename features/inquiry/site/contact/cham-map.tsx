import { BRAND } from '#content/company.ts'
import { useMessages } from '#app/language/language.tsx'
import { MapName, MapRhombus } from '#app/ui/pictures/plan.tsx'
import styles from './directions.module.css'

/** Coordinates in `drawings/cham-lines.ts`. */
const OFFICE = { x: 335, y: 449 }

export function ChamMap() {
  const { way } = useMessages('contact')
  return (
    <svg className={`plan ${styles.map}`} viewBox="0 0 960 720" role="img" aria-label={way.alt}>
      <use href="/scenes/cham.svg#cham" />
      <use className={styles.car} href="/scenes/cham.svg#car" />
      <use className={styles.bike} href="/scenes/cham.svg#bike" />
      <use className={styles.foot} href="/scenes/cham.svg#foot" />
      <MapName kind="water" x={590} y={648}>
        Zugersee
      </MapName>
      <MapName x={384} y={266} end>
        {way.station}
      </MapName>
      <MapName kind="village" x={268} y={46}>
        {way.exit}
      </MapName>
      <MapName kind="village" x={948} y={424} end>
        {way.toZug}
      </MapName>
      <MapRhombus x={OFFICE.x} y={OFFICE.y} size={20} />
      <MapName x={310} y={496} end>
        {BRAND}
      </MapName>
    </svg>
  )
}

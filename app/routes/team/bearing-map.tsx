import { CHAM } from '#app/ui/pictures/lake-map.tsx'
import { MapName, MapRhombus, Plan } from '#app/ui/pictures/plan.tsx'
import styles from './bearing-map.module.css'

export interface Summit {
  x: number
  y: number
  name: string
  /** 4:5, from Cham to the summit. */
  viewBox: string
  lake: { x: number; y: number }
}

/** A landscape frame shows the end with the summit. */
export function BearingMap({ summit, alt, isWide }: { summit: Summit; alt: string; isWide: boolean }) {
  const { x, y, name, viewBox, lake } = summit
  return (
    <Plan viewBox={viewBox} alt={alt} align="xMidYMax" className={isWide ? styles.wide : styles.near}>
      <MapName kind="water" {...lake}>
        Zugersee
      </MapName>
      <path className={styles.line} d={`M${CHAM.x} ${CHAM.y}L${x} ${y}`} />
      <MapRhombus {...CHAM} size={isWide ? 22 : 15} />
      <MapName x={CHAM.x + 30} y={CHAM.y + 8}>
        Cham
      </MapName>
      <MapRhombus x={x} y={y} size={isWide ? 22 : 15} />
      <MapName x={isWide ? x + 32 : x - 24} y={y + 8} end={!isWide}>
        {name}
      </MapName>
    </Plan>
  )
}

import { useMessages } from '../../../../language/language.tsx'
import { Legend, Numbers } from './numbered.tsx'
import styles from './numbered.module.css'

/** Spot, frame, weave and leaves on the drawing. */
const LAYERS = [
  { x: 1064, y: 588 },
  { x: 812, y: 330 },
  { x: 902, y: 402 },
  { x: 1010, y: 478 },
]

/** Shelter-Bau: the roof cut across, layer by layer. */
export function RoofSection() {
  const { expect, own } = useMessages('team-event-shelter-bau')
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox="0 0 1360 672"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={own.alt}
      >
        <use href="/scenes/roof-section.svg#roof" />
        <text x="300" y="150" textAnchor="end">
          {own.water}
        </text>
        <text x="680" y="520" textAnchor="middle">
          {own.dry}
        </text>
        <Numbers places={LAYERS} />
      </svg>
      <Legend points={expect} columns="four" />
    </>
  )
}

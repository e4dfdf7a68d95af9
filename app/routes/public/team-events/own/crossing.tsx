import { useMessages } from '../../../../language/language.tsx'
import { Legend, Numbers } from './numbered.tsx'
import styles from './numbered.module.css'

/** The six roles, in the order of the legend. */
const PLACES = [
  { x: 610, y: 436 },
  { x: 430, y: 62 },
  { x: 738, y: 168 },
  { x: 690, y: 300 },
  { x: 800, y: 420 },
  { x: 970, y: 420 },
]

/** Wasser & Willenskraft: the crossing as a plan with six roles. */
export function Crossing() {
  const { own } = useMessages('team-event-wasser-und-willenskraft')
  return (
    <>
      <svg
        className={styles.drawing}
        viewBox="0 0 1360 480"
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={own.alt}
      >
        <use href="/scenes/crossing.svg#crossing" />
        <path className={styles.way} d="M740 400C640 330 650 270 700 230S770 150 760 84" />
        <text className={styles.water} x="416" y="256">
          {own.flow} →
        </text>
        <Numbers places={PLACES} />
      </svg>
      <Legend points={own.roles} columns="six" />
      <p className={styles.guides}>{own.guides}</p>
    </>
  )
}

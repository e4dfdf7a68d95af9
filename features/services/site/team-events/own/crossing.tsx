import { useMessages } from '#site/language/language.tsx'
import { PointList } from '../point-list.tsx'
import numbered from './numbered.module.css'
import { Below, Numbered } from './numbered.tsx'

/** The six roles, in the order of the list. */
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
    <div className={numbered.beside}>
      <Numbered viewBox="0 0 1360 480" alt={own.alt} places={PLACES}>
        <use href="/scenes/crossing.svg#crossing" />
        <path className="route" d="M740 400C640 330 650 270 700 230S770 150 760 84" />
        <text className="map-water" x="416" y="256">
          {own.flow} →
        </text>
      </Numbered>
      <PointList points={own.roles} numbered />
      <Below>{own.guides}</Below>
    </div>
  )
}

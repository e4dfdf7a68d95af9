import { useMessages } from '#site/language/language.tsx'
import { PointList } from '../point-list.tsx'
import numbered from './numbered.module.css'
import { Numbered } from './numbered.tsx'

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
    <div className={numbered.beside}>
      <Numbered viewBox="0 0 1360 672" alt={own.alt} places={LAYERS}>
        <use href="/scenes/roof-section.svg#roof" />
        <text className="map-village" x="300" y="150" textAnchor="end">
          {own.water}
        </text>
        <text className="map-village" x="680" y="520" textAnchor="middle">
          {own.dry}
        </text>
      </Numbered>
      <PointList points={expect} numbered />
    </div>
  )
}

import { FINE } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'
import { CENTRE } from './centre.ts'

/** Distance from the pole in sheet units, and start angle in degrees. */
type Star = readonly [radius: number, angle: number]

/** 2 h 20 min at 15° per hour. */
const TURN = 35

export function starTrails(): { faint: Star[]; bright: Star[] } {
  const random = seededRandom('sterne')
  const stars = Array.from({ length: 190 }, () => {
    const radius = 7 + random() ** 0.62 * 420
    return { star: [radius, random() * 360] as const, isBright: random() < 0.2 }
  })
  return {
    faint: stars.filter(({ isBright }) => !isBright).map(({ star }) => star),
    bright: stars.filter(({ isBright }) => isBright).map(({ star }) => star),
  }
}

/** Right ascension in hours and declination in degrees, from Dubhe to Alkaid. */
const PLOUGH: Line = pairs([
  11.06, 61.75, 11.03, 56.38, 11.9, 53.69, 12.26, 57.03, 12.9, 55.96, 13.4, 54.93, 13.79, 49.31,
])

export function plough(): Star[] {
  return PLOUGH.map(([hours, declination]) => [(90 - declination) * 5.1, -(hours * 15) + 62 + 180])
}

export function trailsPath(stars: readonly Star[]): string {
  let data = ''
  let [penX, penY] = [0, 0]
  for (const [radius, angle] of stars) {
    const [fromX, fromY] = onLattice(radius, angle)
    const [toX, toY] = onLattice(radius, angle - TURN)
    const size = Math.round(radius * FINE)
    data += `m${fromX - penX} ${fromY - penY}a${size} ${size} 0 0 0 ${toX - fromX} ${toY - fromY}`
    ;[penX, penY] = [toX, toY]
  }
  return data
}

function onLattice(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [
    Math.round((CENTRE[0] + radius * Math.cos(angle)) * FINE),
    Math.round((CENTRE[1] + radius * Math.sin(angle)) * FINE),
  ]
}

import type { Point } from './path-data.ts'
import { type Circle, harmonics, turn } from './circle.ts'

/** Polar points: [radians clockwise from the right, distance from the pith]. */
export interface Ring {
  points: Point[]
  dry: boolean
  open: boolean
}

export interface Disc {
  /** From the pith outwards, one a year. */
  rings: Ring[]
  /** Dead face of the scar, and crease where its lips met. */
  wound: Point[]
  crease: Point[]
}

const YEARS = 60
/** Seven consecutive dry summers. */
export const DROUGHT = { from: 25, years: 7 }
/** Year, place and width of the injury, and years to close it. */
const SCAR = { year: 40, angle: 3.5, halfWidth: 0.17, years: 9 }
const STEPS = 360

/** The scar does not grow until its lips have met. */
export function growDisc(random: () => number): Disc {
  const shape = harmonics(random, [2, 3, 5], [0.1, 0.05, 0.04])
  const angles = Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) * 2 * Math.PI)
  const grown = angles.map(() => 0)
  const sound = angles.map(() => 0)
  const disc: Disc = { rings: [], wound: [], crease: [] }
  let climate = 0
  let unrest: Circle = () => 0
  for (let year = 0; year < YEARS; year++) {
    climate = 0.4 * climate + (random() - 0.5) * 0.8
    const dry = year >= DROUGHT.from && year < DROUGHT.from + DROUGHT.years
    const vigour = 4.1 + 6.4 * Math.exp(-year / 24)
    const width = dry ? 1.9 + random() * 0.7 : vigour * (1 + 0.6 * climate)
    unrest = drift(unrest, harmonics(random, [3, 5, 8, 11], [0.08, 0.07, 0.06, 0.03]))
    const age = year - SCAR.year
    const gap = age >= 0 && age < SCAR.years ? SCAR.halfWidth * (1 - age / SCAR.years) ** 0.75 : 0
    if (age === 0) disc.wound = angles.map((angle, i): Point => [angle, grown[i] ?? 0]).filter(inScar)
    if (age === SCAR.years) disc.crease = crease(grown, sound)
    angles.forEach((angle, i) => {
      const more = width * (1 + 0.22 * Math.cos(angle - 0.6)) * (1 + shape(angle)) * (1 + unrest(angle))
      const away = Math.abs(turn(angle - SCAR.angle))
      const closing = age >= SCAR.years ? ((sound[i] ?? 0) - (grown[i] ?? 0)) * 0.3 : 0
      sound[i] = (sound[i] ?? 0) + more
      grown[i] = (grown[i] ?? 0) + more * lip(away, gap) + closing
    })
    disc.rings.push(ringOf(angles, grown, gap, dry))
  }
  return disc
}

/** Keeps half of last year's deviation, so that bulges fade slowly. */
const drift =
  (before: Circle, fresh: Circle): Circle =>
  (angle) =>
    0.62 * before(angle) + fresh(angle)

const inScar = ([angle]: Point) => Math.abs(turn(angle - SCAR.angle)) <= SCAR.halfWidth

/** No growth in the gap; its lips are thicker than the rest of the ring. */
function lip(away: number, gap: number): number {
  if (gap === 0) return 1
  if (away <= gap) return 0
  const past = (away - gap) / 0.07
  return past < 1 ? 1.75 * Math.sqrt(past) : 1 + 0.75 * Math.exp(-(past - 1) / 1.6)
}

/** Open rings start and end on the dead wood beside the gap. */
function ringOf(angles: number[], radii: number[], gap: number, dry: boolean): Ring {
  const points = angles.map((angle, i): Point => [angle, radii[i] ?? 0])
  if (gap === 0) return { points, dry, open: false }
  const outside = points.slice(0, -1).filter(([angle]) => Math.abs(turn(angle - SCAR.angle)) >= gap)
  const start = outside.findIndex(([angle]) => angle > SCAR.angle)
  return { points: [...outside.slice(start), ...outside.slice(0, start)], dry, open: true }
}

function crease(grown: number[], sound: number[]): Point[] {
  const middle = Math.round((SCAR.angle / (2 * Math.PI)) * STEPS)
  return [
    [SCAR.angle, grown[middle] ?? 0],
    [SCAR.angle, sound[middle] ?? 0],
  ]
}

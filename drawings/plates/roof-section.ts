import { FINE, inked, rounded, roundedArea, straight } from '../ink.ts'
import { between, type Line, pairs } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'
import { shortenDrawing } from '../shorten-path.ts'

const [WIDTH, HEIGHT] = [680, 336]
const GROUND = 292
const RIDGE: Point = [340, 124]
const [LEFT, RIGHT]: readonly [Point, Point] = [
  [196, GROUND],
  [484, GROUND],
]

/** How far up each layer reaches: the left slope is finished, the right one shows what lies below. */
const DONE = { weave: 1, leaves: 1 }
const OPEN = { weave: 0.66, leaves: 0.36 }

/** A shelter cut across: spot, frame, weave and leaves, and the water from above. Colours are the page's. */
export function roofSection(): string {
  const random = seededRandom('dach')
  const noise = gradientNoise('dach')
  const slopes = [
    { foot: LEFT, side: -1, ...DONE },
    { foot: RIGHT, side: 1, ...OPEN },
  ]
  const ground = Array.from({ length: 68 }, (_, part): Point => {
    const x = 6 + part * 10
    return [x, GROUND + 4 + 3 * fractal(noise, x * 0.02, 3, 2)]
  })
  const ink = (width: number) => `stroke="var(--ink)" stroke-width="${width}"`
  return shortenDrawing(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * FINE} ${HEIGHT * FINE}"><g id="roof" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
      inked(ink(3), rounded([ground])),
      inked('stroke="var(--hach)" stroke-width="2"', straight(soil(random))),
      inked('stroke="var(--contour)" stroke-width="3"', straight(bed(random))),
      ...slopes.map(({ foot, side, leaves }) =>
        inked('stroke="var(--contour)" stroke-width="2"', straight(cover(foot, side, leaves, random))),
      ),
      inked(ink(14), straight([rafter(LEFT), rafter(RIGHT)])),
      inked('stroke="var(--paper)" stroke-width="8"', straight([rafter(LEFT), rafter(RIGHT)])),
      ...slopes.map(({ foot, side, weave }) =>
        inked(`fill="var(--paper)" ${ink(2.4)}`, roundedArea(rods(foot, side, weave))),
      ),
      inked(`fill="var(--paper)" ${ink(4)}`, roundedArea([ring(RIDGE[0], RIDGE[1] - 4, 9)])),
      inked(ink(2), roundedArea([ring(RIDGE[0], RIDGE[1] - 4, 5), ring(RIDGE[0], RIDGE[1] - 4, 2)])),
      inked('stroke="var(--shore)" stroke-width="3" stroke-dasharray="10 9"', straight(water(random))),
      inked(ink(3), straight([0.48, 0.9].flatMap((share) => can(rose(share))))),
      '</g></svg>\n',
    ].join(''),
  )
}

function rafter(foot: Point): Line {
  return [foot, RIDGE]
}

/** A place on a slope, `out` units outside the rafter. */
function outside(foot: Point, side: number, share: number, out: number): Point {
  const [x, y] = between(foot, RIDGE, share)
  const [right, up] = [RIDGE[0] - foot[0], foot[1] - RIDGE[1]]
  const length = Math.hypot(right, up)
  return [x + (side * out * up) / length, y - (out * Math.abs(right)) / length]
}

/** Thin branches, cut across. */
function rods(foot: Point, side: number, upTo: number): Line[] {
  const lines: Line[] = []
  for (let share = 0.05; share < upTo; share += 0.062) {
    const [x, y] = outside(foot, side, share, 7.5)
    lines.push(ring(x, y, 3.2))
  }
  return lines
}

/** Leaves from the bottom up, each row over the one below. */
function cover(foot: Point, side: number, upTo: number, random: () => number): Line[] {
  const lines: Line[] = []
  for (let share = 0; share < upTo; share += 0.021)
    for (const depth of [13, 16.5, 20, 23.5]) {
      const from = Math.min(1.03, share + 0.09 + random() * 0.05)
      lines.push([
        outside(foot, side, from, depth - 1 + random() * 2),
        outside(foot, side, share + random() * 0.02, depth + 4 + random() * 5),
      ])
    }
  return lines
}

function bed(random: () => number): Line[] {
  return Array.from({ length: 70 }, () => {
    const x = LEFT[0] + 34 + random() * (RIGHT[0] - LEFT[0] - 68)
    const y = GROUND - 1 - random() * 7
    return pairs([x, y, x + 7 + random() * 6, y - 2 + random() * 4])
  })
}

function soil(random: () => number): Line[] {
  return Array.from({ length: 60 }, () => {
    const [x, y] = [10 + random() * (WIDTH - 30), GROUND + 12 + random() * 26]
    return pairs([x, y, x + 6 + random() * 14, y])
  })
}

/** From the roses of the cans onto the finished slope, and down along it. */
function water(random: () => number): Line[] {
  const fall = (share: number): Line => {
    const [x, y] = outside(LEFT, -1, share, 33)
    return pairs([x, y - 34 - random() * 8, x, y])
  }
  const run: Line = [outside(LEFT, -1, 0.9, 33), outside(LEFT, -1, 0.02, 33)]
  return [...[0.42, 0.46, 0.5, 0.54, 0.84, 0.88, 0.92, 0.96].map(fall), run]
}

function rose(share: number): Point {
  const [x, y] = outside(LEFT, -1, share, 33)
  return [x - 2, y - 44]
}

/** A watering can, its rose at the given place. */
function can([x, y]: Point): Line[] {
  const at = (numbers: readonly number[]): Line =>
    pairs(numbers).map(([right, down]): Point => [x + right, y + down])
  return [
    at([-64, -38, -36, -50, -27, -26, -55, -14, -64, -38]),
    at([-32, -36, -6, -8]),
    at([-11, -3, 0, -14]),
    at([-60, -39, -52, -60, -36, -63, -40, -49]),
    at([-64, -33, -78, -28, -76, -12, -58, -19]),
  ]
}

function ring(x: number, y: number, radius: number): Line {
  return Array.from({ length: 8 }, (_, corner): Point => {
    const angle = (corner / 8) * 6.283
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
  })
}

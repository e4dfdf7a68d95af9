import { area, circle, path, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'
import { height, width } from './dimension.ts'
import { workshopSheet } from './workshop-sheet.ts'

const [LEFT, TOP, RIGHT, BOTTOM] = [96, 84, 384, 372]
const GUY_LINES = [
  [90, 78, 54, 44],
  [390, 78, 426, 44],
  [90, 378, 54, 412],
  [390, 378, 426, 412],
].map(pairs)

export function tarp(): string {
  const seams = [pairs([LEFT, 228, RIGHT, 228]), pairs([104, 92, 376, 92, 376, 364, 104, 364, 104, 92])]
  return workshopSheet([
    path('o', area([pairs([LEFT, TOP, RIGHT, TOP, RIGHT, BOTTOM, LEFT, BOTTOM])])),
    path('t', straight(seams)),
    path('h', straight(shade())),
    ...eyelets().map(([x, y]) => circle('y', x, y, 5, ' style="stroke-width:2.6px"')),
    path('t', straight(GUY_LINES)),
    width(LEFT, RIGHT, 424, '300 cm'),
    height(TOP, BOTTOM, 410, '300 cm'),
  ])
}

function shade(): Line[] {
  const noise = gradientNoise('tarp')
  const random = seededRandom('tarp')
  const lines: Line[] = []
  for (let i = 0; i < 58; i++) {
    const y = 234 + i * 2.3
    for (let x = 108; x < 372; ) {
      const length = 20 + random() * 60
      if (fractal(noise, x * 0.02, y * 0.02, 3) + (y - 234) / 360 > 0.08)
        lines.push(pairs([x, y, Math.min(372, x + length), y]))
      x += length + 4 + random() * 16
    }
  }
  return lines
}

function eyelets(): Point[] {
  const inward = (value: number, low: number, high: number) =>
    value === low ? value + 11 : value === high ? value - 11 : value
  return [TOP, 156, 228, 300, BOTTOM].flatMap((y) =>
    [LEFT, 168, 240, 312, RIGHT]
      .filter((x) => x === LEFT || x === RIGHT || y === TOP || y === BOTTOM || y === 228)
      .map((x): Point => [inward(x, LEFT, RIGHT), inward(y, TOP, BOTTOM)]),
  )
}

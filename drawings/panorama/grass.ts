import { FINE } from '../ink.ts'
import { fractal, gradientNoise } from '../noise.ts'
import { numbers } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Engraving } from './engraving.ts'

interface Tuft {
  x: number
  y: number
  scale: number
  kind: number
}

/** Six tufts; blades from x, y to x, y. */
const BLADES: readonly (readonly [number, number, number, number])[][] = [
  [
    [0, 0, -3, -8],
    [0, 0, 0, -11],
    [0, 0, 4, -7],
  ],
  [
    [0, 0, -2, -9],
    [1, 0, 3, -10],
    [2, 0, 7, -6],
  ],
  [
    [0, 0, -5, -5],
    [1, 0, -1, -9],
    [2, 0, 3, -8],
    [3, 0, 7, -4],
  ],
  [
    [0, 0, 1, -10],
    [2, 0, 5, -8],
  ],
  [
    [0, 0, -4, -7],
    [1, 0, 1, -12],
    [2, 0, 5, -9],
  ],
  [
    [0, 0, -1, -6],
    [2, 0, 4, -7],
  ],
]

/** From far to near, growing in size; also returns the random generator for the reeds. */
export function grass({ view, shading }: Engraving): { tufts: Tuft[]; random: () => number } {
  const random = seededRandom('ufer')
  const noise = gradientNoise('tone')
  const tufts: Tuft[] = []
  for (let i = 0; i < 900; i++) {
    const x = 700 + random() * (view.width - 700)
    const y = 318 + random() ** 0.8 * (view.height - 318)
    const pixel = view.pixelAt(x, y)
    if (!(shading.light[pixel] >= 0) || view.depth[pixel] > 8 || shading.slope[pixel] > 0.2) continue
    const scale = 0.35 + (y - 318) / 120
    if (fractal(noise, x * 0.011, y * 0.028, 2) < -0.02 + random() * 0.1) continue
    const isTaken = tufts.some(
      (other) => Math.abs(other.x - x) < 11 * scale && Math.abs(other.y - y) < 5 * scale,
    )
    if (!isTaken) tufts.push({ x, y, scale, kind: Math.floor(random() * BLADES.length) })
  }
  return { tufts: tufts.sort((a, b) => a.y - b.y || a.x - b.x), random }
}

export function grassPath(tufts: readonly Tuft[]): string {
  const fine = (value: number) => Math.round(value * FINE)
  let data = ''
  let [penX, penY] = [0, 0]
  for (const { x, y, scale, kind } of tufts)
    for (const [fromX, fromY, toX, toY] of BLADES[kind]) {
      const [left, foot] = [fine(x + fromX * scale), fine(y + fromY * scale)]
      const [lean, rise] = [
        Math.round((toX - fromX) * scale * FINE),
        Math.round((toY - fromY) * scale * FINE),
      ]
      data += `m${numbers([left - penX, foot - penY])}l${numbers([lean, rise])}`
      ;[penX, penY] = [left + lean, foot + rise]
    }
  return data
}

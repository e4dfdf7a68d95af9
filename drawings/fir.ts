import { lerp } from './interpolate.ts'
import type { Line } from './lines.ts'
import type { Point } from './path-data.ts'
import { seededRandom } from './seeded-random.ts'

export interface Fir {
  outline: Line
  /** Separate sides, for one-sided light. */
  left: Line[]
  right: Line[]
}

export function fir(seed: string, height: number, width: number): Fir {
  const random = seededRandom(seed)
  const tiers = Math.round(height / 17)
  const tier = height / tiers
  const sides = { left: [[0, -height]] as Point[], right: [[0, -height]] as Point[] }
  const twigs = { left: [] as Line[], right: [] as Line[] }
  for (let i = 1; i <= tiers; i++) {
    const share = i / tiers
    const y = -height + height * 0.93 * share ** 1.08
    for (const side of ['left', 'right'] as const) {
      const way = side === 'left' ? -1 : 1
      const reach = way * (width * share ** 0.82 * (0.72 + 0.42 * random()) * (i === tiers ? 0.8 : 1))
      const droop = tier * (0.35 + 0.75 * share) * (0.8 + 0.5 * random())
      const notch = reach * (0.34 + 0.16 * random())
      sides[side].push([reach, y + droop], [notch, y + droop * 0.72 - tier * 0.02])
      const count = 2 + Math.round(share * 4)
      for (let k = 0; k < count; k++) {
        const along = lerp(0.28, 0.97, (k + random() * 0.6) / count)
        const x0 = reach * along * 0.92
        const y0 = y + droop * along * 0.9 - tier * 0.16
        const length = tier * (0.5 + 0.5 * random()) * (1.1 - along * 0.5)
        twigs[side].push([
          [x0 - way * length * 0.35, y0 - length * 0.38],
          [x0 + way * length * 0.06, y0 + length * 0.1],
          [x0 + way * length * 0.3, y0 + length * 0.5],
        ])
      }
    }
  }
  const [stem, foot] = [width * 0.05, -height * 0.04]
  const trunk: Line = [
    [-stem, foot],
    [-stem, 0],
    [stem, 0],
    [stem, foot],
  ]
  return { outline: [...sides.left, ...trunk, ...sides.right.slice(1).reverse()], ...twigs }
}

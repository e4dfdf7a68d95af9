import { lerp } from '../interpolate.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import type { Point } from '../path-data.ts'

export const TRUNK: Line = pairs([
  303, -8, 304, 175, 298, 220, 264, 258, 398, 258, 363, 220, 356, 175, 357, -8,
])

export const OTHER_TRUNKS: readonly Line[] = pairs([
  40, 15, 108, 9, 168, 12, 232, 6, 428, 8, 486, 13, 560, 10, 612, 18,
]).map(([x, width]) => {
  const [left, right] = [x - width / 2, x + width / 2]
  return pairs([left, -6, left, 248, right, 248, right, -6])
})

export function bark(ground: number, random: () => number, noise: Noise): Line[] {
  return Array.from({ length: 15 }, (_, i) => {
    const side = ((i + 0.5) / 15) * 2 - 1
    const half = 24 + 2 * random()
    const furrow = Array.from({ length: 11 }, (_unused, part): Point => {
      const share = part / 10
      const flare = 1 + 1.5 * (Math.max(0, share - 0.72) / 0.28) ** 2
      const x = 330 + side * half * flare + fractal(noise, side * 3, share * 4, 2) * 5
      return [x, lerp(-8, ground + 2, share)]
    })
    if (random() < 0.75) return [furrow]
    return [furrow.slice(0, 4 + Math.floor(random() * 3)), furrow.slice(6)]
  }).flat()
}

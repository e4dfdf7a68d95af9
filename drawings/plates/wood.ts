import { lerp } from '../interpolate.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import type { Tree } from './root-net.ts'

type GroundAt = (x: number) => number

/** The wood behind, in three tones. */
export function farTrunks(
  count: number,
  width: number,
  trees: readonly Tree[],
  groundAt: GroundAt,
  random: () => number,
): Line[][] {
  const tones: Line[][] = [[], [], []]
  for (let i = 0; i < count; i++) {
    const x = ((i + 0.15 + 0.7 * random()) * width) / count
    const thickness = 4 + random() * 11
    if (trees.some(([tree, trunk]) => Math.abs(tree - x) < trunk + 8)) continue
    const [left, right, foot] = [x - thickness / 2, x + thickness / 2, groundAt(x) + 2]
    tones[i % 3].push(pairs([left, -6, left, foot, right, foot, right, -6]))
  }
  return tones
}

export interface Trunk {
  outline: Line
  bark: Line[]
  /** On the side of the light. */
  lit: Line[]
}

const PARTS = 14

export function trunk([x, width]: Tree, groundAt: GroundAt, noise: Noise, random: () => number): Trunk {
  const height = groundAt(x) + 17
  const lean = (random() - 0.5) * width * 0.5
  const flare = (share: number) => 1 + 2.3 * (Math.max(0, share - 0.7) / 0.3) ** 2.4
  const wobble = (share: number, side: number) => fractal(noise, share * 3 + x, side, 2) * width * 0.12
  const place = (share: number, out: number, side: number): Point => [
    x + lean * (1 - share) + out * flare(share) + wobble(share, side),
    -8 + height * share,
  ]
  const edge = (out: number, side: number) =>
    Array.from({ length: PARTS + 1 }, (_, part) => place(part / PARTS, out * width, side))
  const outline = [...edge(-0.5, 1), ...edge(0.5, 9).toReversed()]
  const [bark, lit]: [Line[], Line[]] = [[], []]
  const furrows = Math.round(width * 0.42)
  for (let i = 0; i < furrows; i++) {
    const side = ((i + 0.5) / furrows) * 2 - 1
    let share = random() * 0.1
    while (share < 0.98) {
      const end = Math.min(1, share + 0.08 + random() * 0.34)
      const furrow = [0, 1, 2, 3, 4].map((part) =>
        place(lerp(share, end, part / 4), side * width * 0.46, side * 4),
      )
      ;(side < -0.35 ? lit : bark).push(furrow)
      share = end + 0.02 + random() * (side > 0.2 ? 0.03 : 0.2)
    }
  }
  return { outline, bark, lit }
}

export function grass(width: number, groundAt: GroundAt, random: () => number): Line[] {
  return Array.from({ length: Math.ceil(width * 0.24) }, () => {
    const x = random() * width
    const foot = groundAt(x)
    return pairs([x, foot + 3, x + (random() - 0.5) * 6, foot - 4 - random() * 11])
  })
}

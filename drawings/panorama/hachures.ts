import { lerp } from '../interpolate.ts'
import type { Line } from '../lines.ts'
import { seededRandom } from '../seeded-random.ts'
import { streamlines } from '../streamlines.ts'
import { isOneSurface } from './one-surface.ts'
import type { Shading } from './shade.ts'
import type { View } from './view.ts'

export interface Hatching {
  seed: string
  tries?: number
  spacing: readonly [dark: number, light: number]
  /** Lighter ground stays white. */
  whiteBelow: number
  /** Pixels to either side of the start. */
  longest?: number
}

/** Along the fall line, darkest first: far, then near in three weights. */
export function hachures(
  view: View,
  shading: Shading,
  tone: Float32Array,
  hatching: Hatching,
  split: number,
): { far: Line[]; near: Line[][] } {
  const { seed, tries = 100_000, spacing, whiteBelow, longest = 26 } = hatching
  const lines = streamlines({
    width: view.width,
    height: view.height,
    starts: darkestFirst(view, tone, seed, tries),
    step: 1,
    longest,
    shortest: 4.5,
    closeness: 0.62,
    directionAt: (x, y) => {
      const pixel = view.pixelAt(x, y)
      const [dx, dy] = [shading.fallX[pixel], shading.fallY[pixel]]
      return shading.light[pixel] >= 0 && (dx || dy) ? [dx, dy] : undefined
    },
    spacingAt: (x, y) => {
      const dark = tone[view.pixelAt(x, y)]
      return dark < whiteBelow ? 0 : lerp(spacing[1], spacing[0], dark ** 0.75)
    },
    isContinuous: isOneSurface(view),
  })
  const far: Line[] = []
  const near: Line[][] = [[], [], []]
  for (const line of lines) {
    const mean = (values: Float32Array) =>
      line.reduce((sum, [x, y]) => sum + values[view.pixelAt(x, y)], 0) / line.length
    const dark = mean(tone)
    if (mean(view.depth) > split) far.push(line)
    else near[dark > 0.6 ? 2 : dark > 0.36 ? 1 : 0].push(line)
  }
  return { far, near }
}

function darkestFirst(view: View, tone: Float32Array, seed: string, tries: number) {
  const random = seededRandom(seed)
  const starts: [x: number, y: number, dark: number][] = []
  for (let i = 0; i < tries; i++) {
    const [x, y] = [random() * view.width, random() * view.height]
    const dark = tone[view.pixelAt(x, y)]
    if (dark > 0.1) starts.push([x, y, dark + random() * 0.35])
  }
  return starts.sort((a, b) => b[2] - a[2])
}

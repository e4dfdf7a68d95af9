import { clamp, smoothstep } from '../interpolate.ts'
import type { Line } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import { simplify } from '../path-data.ts'
import { randomStarts, streamlines } from '../streamlines.ts'
import type { Terrain } from '../terrain/terrain.ts'
import { isOneSurface } from './one-surface.ts'
import type { Shading } from './shade.ts'
import type { View } from './view.ts'

export interface Forest {
  /** Seeds for the noise and for the row starts. */
  seed: readonly [woods: string, rows: string]
  nearest: number
  farthest: number
  /** Metres above which no trees grow, and below which they may grow freely. */
  treeLine: readonly [none: number, full: number]
  /** Clearings per kilometre. */
  grain: number
  /** Suitability from noise, slope and tone; trees grow above 0.42, adjusted for height. */
  cover: (noise: number, slope: number, tone: number) => number
  spacing: readonly [atOneKilometre: number, least: number, most: number]
  /** Kilometres up to which the heavy and middle weights are used. */
  weights: readonly [heavy: number, middle: number]
}

/** Three weights, light to heavy. A wide dashed stroke gives ticks: thirty bytes become twenty trees. */
export function plantForest(
  view: View,
  terrain: Terrain,
  { light, slope, fallX, fallY }: Shading,
  tone: Float32Array,
  forest: Forest,
): Line[][] {
  const noise = gradientNoise(forest.seed[0])
  const [spacing, least, most] = forest.spacing
  const { depth, east, north, pixelAt, width, height } = view
  const stands = (pixel: number) => {
    const away = depth[pixel]
    if (light[pixel] < 0 || away > forest.farthest || away < forest.nearest) return false
    const [x, y] = [east[pixel], north[pixel]]
    const woods = fractal(noise, x * forest.grain, y * forest.grain, 4)
    const cover = forest.cover(woods, slope[pixel], tone[pixel])
    return smoothstep(...forest.treeLine, terrain.heightAt(x, y)) * cover > 0.42
  }
  const rows = streamlines({
    width,
    height,
    starts: randomStarts(forest.seed[1], 60_000, width, height),
    step: 1.2,
    longest: 46,
    shortest: 6,
    closeness: 0.7,
    directionAt: (x, y) => {
      const pixel = pixelAt(x, y)
      const dx = Math.abs(fallY[pixel])
      const dy = (fallY[pixel] > 0 ? -fallX[pixel] : fallX[pixel]) * 0.75
      if (light[pixel] < 0 || (!dx && !dy)) return undefined
      const length = Math.hypot(dx, dy)
      return [dx / length, dy / length]
    },
    spacingAt: (x, y) => {
      const pixel = pixelAt(x, y)
      if (!stands(pixel)) return 0
      return clamp(spacing / depth[pixel], least, most) * (1.08 - 0.2 * tone[pixel])
    },
    isContinuous: isOneSurface(view),
  })
  const trees: Line[][] = [[], [], []]
  for (const row of rows) {
    const away = depth[pixelAt(...row[row.length >> 1])]
    const [heavy, middle] = forest.weights
    trees[away < heavy ? 2 : away < middle ? 1 : 0].push(simplify(row, 0.7))
  }
  return trees
}

import { erode } from '../erode.ts'
import { Grid } from '../grid.ts'
import { smoothstep } from '../interpolate.ts'
import { fractal, gradientNoise, ridged } from '../noise.ts'
import { nearestOn, type Ridge } from './ridge.ts'
import type { Terrain } from './terrain.ts'

export interface AlpineOptions {
  seed: string
  ridges: readonly Ridge[]
  /** South-west corner, extent and cell size in kilometres. */
  west: number
  south: number
  width: number
  height: number
  cell: number
  /** Height of the valley floor. */
  base: number
  /** Kilometres by which noise bends the ridges. */
  warp: number
  /** Noise amplitudes in metres: slopes, sharp crests, valley floor. */
  detail: number
  crests: number
  crestsPerKilometre: number
  floor: number
  roughAt: number
  /** Slope exponent: higher is steeper near the crest. */
  sharpness?: number
  erosion: { rounds: number; strength: number }
}

/** Invented terrain: ridges, noise and erosion. */
export function alpineTerrain(options: AlpineOptions): Terrain {
  const { seed, width, height, cell, base, detail, crests, crestsPerKilometre, floor, warp, erosion } =
    options
  const [bendEast, bendNorth, detailNoise, crestNoise] = [1, 2, 3, 4].map((i) => gradientNoise(`${seed}${i}`))
  const grid = new Grid(
    Math.round(width / cell),
    Math.round(height / cell),
    options.west,
    options.south,
    cell,
  )
  grid.fill((x, y) => {
    const relief = reliefAt(
      options,
      x + warp * 1.5 * fractal(bendEast, x * 0.5, y * 0.5, 4),
      y + warp * 1.5 * fractal(bendNorth, x * 0.5, y * 0.5, 4),
    )
    const rough = smoothstep(20, options.roughAt, relief)
    const above =
      relief +
      fractal(detailNoise, x * 1.1, y * 1.1, 5) * (14 + detail * rough) +
      (ridged(crestNoise, x * crestsPerKilometre, y * crestsPerKilometre, 5) - 0.5) * crests * rough +
      floor * Math.max(-0.3, fractal(crestNoise, x * 0.4, y * 0.4, 4)) +
      floor * 0.4
    return base + Math.max(0, above)
  })
  erode(grid, { ...erosion, areaPower: 0.42, creep: 0.02 })
  return { heightAt: (x, y) => grid.at(x, y), isWater: () => false }
}

/** Above the valley floor, before noise. Overlapping slopes add up slightly. */
function reliefAt({ ridges, base, sharpness = 1.25 }: AlpineOptions, x: number, y: number): number {
  let relief = 0
  for (const ridge of ridges) {
    const { distance, height } = nearestOn(ridge, x, y)
    const rise = height - base
    const out = distance / ((ridge.foot * rise) / 1000 + 0.15)
    if (out > 1.7 || rise <= 0) continue
    const slope = rise * (0.66 * Math.max(0, 1 - out) ** sharpness + 0.34 * Math.exp(-out * out * 4.2))
    relief = Math.max(relief, slope) + 0.14 * Math.min(relief, slope)
  }
  return relief
}

import { erode } from '../erode.ts'
import { Grid } from '../grid.ts'
import { smoothstep } from '../interpolate.ts'
import { fractal, gradientNoise, type Noise, ridged } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { isInside } from '../polygon.ts'
import { nearestOn, type Ridge } from './ridge.ts'
import type { Terrain } from './terrain.ts'
import { SUMMITS, type SummitName } from './zug-places.ts'
import { FAR_RIDGES, NEAR_RIDGES } from './zug-ridges.ts'
import { raiseFarSummit, raiseNearSummit } from './raise-summit.ts'
import { LAKE_AEGERI, LAKE_LAUERZ, LAKE_LUCERNE, LAKE_ZUG } from './zug-waters.ts'

export interface ZugTerrain extends Terrain {
  summits: Record<SummitName, Point>
}

interface Noises {
  bendEast: Noise
  bendNorth: Noise
  detail: Noise
  crests: Noise
}

/** Metres, indexed by `fixed`; 0 is land. */
const LAKE_LEVELS = [0, 413, 434, 724, 447]

/** Surveyed summits with seeded noise and erosion between them: schematic, not for navigation. */
export function zugTerrain(): ZugTerrain {
  const [bendEast, bendNorth, detail, crests] = ['a', 'b', 'c', 'd'].map((part) =>
    gradientNoise(`cham-418${part}`),
  )
  const noises = { bendEast, bendNorth, detail, crests }
  const near = nearCountry(noises)
  const far = farCountry(noises)
  const summits = Object.entries(SUMMITS).map(([name, { near: place, height }]) => {
    const isNear = near.grid.contains(place[0], place[1])
    const at = isNear
      ? raiseNearSummit(near.grid, near.fixed, place, height)
      : raiseFarSummit(far, place, height)
    return [name, at]
  })
  return {
    heightAt: (x, y) => (near.grid.contains(x, y) ? near.grid.at(x, y) : far.at(x, y)),
    isWater: (x, y) => near.grid.contains(x, y) && isInside(LAKE_ZUG, [x, y]),
    summits: Object.fromEntries(summits) as Record<SummitName, Point>,
  }
}

/** 49 by 40 km in cells of 80 m, with lakes. */
function nearCountry(noises: Noises): { grid: Grid; fixed: Uint8Array } {
  const cell = 0.08
  const grid = new Grid(Math.round(49 / cell), Math.round(40 / cell), -26, -37, cell)
  const fixed = new Uint8Array(grid.values.length)
  grid.fill((x, y, index) => {
    fixed[index] = lakeAt(x, y)
    if (fixed[index]) return LAKE_LEVELS[fixed[index]]
    const calm = 1 - 0.75 * Math.exp(-((x - 1.2) ** 2 + (y + 14) ** 2) / 5)
    const relief = reliefAt(noises, NEAR_RIDGES, x, y, 0.6 * calm)
    const rough = smoothstep(20, 700, relief)
    const detail =
      fractal(noises.detail, x * 0.9, y * 0.9, 5) * (18 + 120 * rough) +
      (ridged(noises.crests, x * 0.5, y * 0.5, 5) - 0.5) * 420 * rough * (0.35 + 0.65 * calm)
    const floor = 60 * Math.max(-0.2, fractal(noises.crests, x * 0.3, y * 0.3, 4))
    return 424 + Math.max(0, relief + detail * (0.35 + 0.65 * rough) + 16 + floor)
  })
  erode(grid, { rounds: 26, strength: 0.045, areaPower: 0.42, creep: 0.03, fixed })
  bedNagelfluh(grid, fixed, noises)
  return { grid, fixed }
}

function lakeAt(x: number, y: number): number {
  if (isInside(LAKE_ZUG, [x, y])) return 1
  if (y < -10.8 && isInside(LAKE_LUCERNE, [x, y])) return 2
  if (isInside(LAKE_AEGERI, [x, y])) return 3
  return isInside(LAKE_LAUERZ, [x, y]) ? 4 : 0
}

/** Tilted terraces: the conglomerate beds of Rigi and Rossberg. */
function bedNagelfluh(grid: Grid, fixed: Uint8Array, { bendEast, bendNorth }: Noises): void {
  grid.fill((x, y, index) => {
    if (fixed[index]) return LAKE_LEVELS[fixed[index]]
    const height = grid.values[index]
    const share = smoothstep(750, 1150, height) * smoothstep(-22, -19, y)
    if (share <= 0) return height
    const beds = (height + 70 * x + 90 * y + 60 * fractal(bendEast, x * 0.5, y * 0.5, 2)) / 118
    const step = Math.sin(beds * Math.PI * 2) * (0.55 + 0.45 * bendNorth(x * 0.8, y * 0.8))
    return height + share * 21 * step
  })
}

/** 105 by 65 km in cells of 250 m. */
function farCountry(noises: Noises): Grid {
  const grid = new Grid(420, 260, -52, -82, 0.25)
  grid.fill((x, y) => {
    const relief = reliefAt(noises, FAR_RIDGES, x, y, 1.3)
    const rough = smoothstep(100, 1600, relief)
    return (
      700 +
      relief * 0.98 +
      (ridged(noises.crests, x * 0.16, y * 0.16, 6) - 0.5) * 1300 * rough +
      fractal(noises.detail, x * 0.5, y * 0.5, 4) * 240 * rough
    )
  })
  erode(grid, { rounds: 16, strength: 0.06, areaPower: 0.42, creep: 0.02 })
  return grid
}

/** Above 430 m, before detail: ridges bent by noise, with overlapping slopes. */
function reliefAt(
  { bendEast, bendNorth }: Noises,
  ridges: readonly Ridge[],
  x: number,
  y: number,
  warp: number,
): number {
  const bentX = x + warp * (fractal(bendEast, x * 0.42, y * 0.42, 4) * 1.5)
  const bentY = y + warp * (fractal(bendNorth, x * 0.42, y * 0.42, 4) * 1.5)
  let relief = 0
  for (const ridge of ridges) {
    const { distance, height } = nearestOn(ridge, bentX, bentY)
    const rise = height - 430
    const out = distance / ((ridge.foot * rise) / 1000 + 0.25)
    if (out > 1.6) continue
    const slope = rise * (0.62 * Math.max(0, 1 - out) ** 1.25 + 0.38 * Math.exp(-out * out * 4.2))
    const higher = Math.max(relief, slope)
    relief = higher + 0.16 * Math.min(relief, slope) * (1 - higher / 3000)
  }
  return relief
}

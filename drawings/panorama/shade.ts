import { clamp } from '../interpolate.ts'
import type { Terrain } from '../terrain/terrain.ts'
import type { View } from './view.ts'

/** Values of `light` without ground. */
export const SKY = -1
export const WATER = -2

export interface Shading {
  /** 0 dark to 1 lit; negative for sky and water. */
  light: Float32Array
  slope: Float32Array
  /** Unit vector on the sheet; zero on flat ground. */
  fallX: Float32Array
  fallY: Float32Array
}

export interface Lighting {
  /** Direction towards the sun. */
  sun: readonly [east: number, north: number, up: number]
  exaggeration: number
  /** Kilometres over which the slope is measured. */
  reach: readonly [fixed: number, perKilometre: number]
}

export function shade(view: View, terrain: Terrain, { sun, exaggeration, reach }: Lighting): Shading {
  const { depth, east, north } = view
  const length = Math.hypot(...sun)
  const [sunEast, sunNorth, sunUp] = sun.map((part) => part / length)
  const shading: Shading = {
    light: new Float32Array(depth.length).fill(SKY),
    slope: new Float32Array(depth.length),
    fallX: new Float32Array(depth.length),
    fallY: new Float32Array(depth.length),
  }
  for (let pixel = 0; pixel < depth.length; pixel++) {
    if (depth[pixel] === Number.POSITIVE_INFINITY) continue
    const [x, y] = [east[pixel], north[pixel]]
    if (terrain.isWater(x, y)) {
      shading.light[pixel] = WATER
      continue
    }
    const arm = reach[0] + depth[pixel] * reach[1]
    const riseEast = (terrain.heightAt(x + arm, y) - terrain.heightAt(x - arm, y)) / (2 * arm) / 1000
    const riseNorth = (terrain.heightAt(x, y + arm) - terrain.heightAt(x, y - arm)) / (2 * arm) / 1000
    const [normalEast, normalNorth] = [-riseEast * exaggeration, -riseNorth * exaggeration]
    const facing = normalEast * sunEast + normalNorth * sunNorth + sunUp
    shading.light[pixel] = clamp(facing / Math.hypot(normalEast, normalNorth, 1), 0, 1)
    const slope = Math.hypot(riseEast, riseNorth)
    shading.slope[pixel] = slope
    if (slope < 0.02) continue
    const z = terrain.heightAt(x, y)
    const run = arm * 0.8
    const above = view.project(x, y, z)
    const below = view.project(
      x - (riseEast / slope) * run,
      y - (riseNorth / slope) * run,
      z - slope * run * 1000,
    )
    const [dx, dy] = [below[0] - above[0], below[1] - above[1]]
    const fall = Math.hypot(dx, dy) || 1
    shading.fallX[pixel] = dx / fall
    shading.fallY[pixel] = dy / fall
  }
  return shading
}

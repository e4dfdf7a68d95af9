import { clamp } from '../interpolate.ts'
import type { Terrain } from '../terrain/terrain.ts'
import type { View } from './view.ts'

/** What `light` holds where there is no ground to shade. */
export const SKY = -1
export const WATER = -2

/** For every pixel how the ground lies in the light, and which way it falls. */
export interface Shading {
  /** 0 in the dark to 1 in full light; negative in sky and water. */
  light: Float32Array
  /** Rise per run. */
  slope: Float32Array
  /** The fall line on the sheet as a unit vector; nothing on flat ground. */
  fallX: Float32Array
  fallY: Float32Array
}

export interface Lighting {
  /** Towards the sun: east, north, up. */
  sun: readonly [east: number, north: number, up: number]
  /** How many times steeper the ground is for the light. */
  exaggeration: number
  /** Over how many kilometres the slope is measured: a fixed share and one that grows with the distance. */
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

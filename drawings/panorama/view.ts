import { clamp, lerp } from '../interpolate.ts'
import type { Point } from '../path-data.ts'
import type { Terrain } from '../terrain/terrain.ts'

/** Position in kilometres, height in metres, azimuths of the sheet's sides in degrees (0 is north). */
export interface Camera {
  x: number
  y: number
  height: number
  from: number
  to: number
  exaggeration: number
}

export interface Sheet {
  width: number
  height: number
  /** Row at the camera's height. */
  horizon: number
  camera: Camera
  nearest: number
  farthest: number
}

export interface View extends Sheet {
  /** Kilometres; infinite in the sky. */
  depth: Float32Array
  /** Where the ray meets the ground. */
  east: Float32Array
  north: Float32Array
  /** Clamped to the sheet. */
  pixelAt: (x: number, y: number) => number
  /** Ignores occlusion. */
  project: (x: number, y: number, height: number) => Point
}

/** Cylindrical projection (linear azimuths) on a curved earth. */
export function castRays(terrain: Terrain, sheet: Sheet): View {
  const { width, height, camera } = sheet
  const view: View = {
    ...sheet,
    depth: new Float32Array(width * height).fill(Number.POSITIVE_INFINITY),
    east: new Float32Array(width * height),
    north: new Float32Array(width * height),
    pixelAt: (x, y) => clamp(Math.trunc(y), 0, height - 1) * width + clamp(Math.trunc(x), 0, width - 1),
    project: (x, y, z) => {
      const [dx, dy] = [x - camera.x, y - camera.y]
      const [start, end] = [radians(camera.from), radians(camera.to)]
      const azimuth = towards(Math.atan2(dx, dy), (start + end) / 2)
      return [((azimuth - start) / (end - start)) * width, rowOf(sheet, Math.hypot(dx, dy), z)]
    },
  }
  for (let column = 0; column < width; column++) castColumn(view, terrain, column)
  return view
}

/** Marches outwards, filling the column wherever the ground rises above what is visible. */
function castColumn(view: View, terrain: Terrain, column: number): void {
  const { width, height, camera, nearest, farthest } = view
  const [start, end] = [radians(camera.from), radians(camera.to)]
  const azimuth = start + ((column + 0.5) / width) * (end - start)
  const [east, north] = [Math.sin(azimuth), Math.cos(azimuth)]
  let seen = height
  let [lastDistance, lastRow] = [nearest, height + 1]
  for (let distance = nearest; distance < farthest; distance += Math.max(0.008, distance * 0.0022)) {
    const z = terrain.heightAt(camera.x + east * distance, camera.y + north * distance)
    const row = rowOf(view, distance, z)
    if (row < seen) {
      for (let y = Math.min(height - 1, Math.ceil(seen) - 1); y >= Math.max(0, Math.ceil(row)); y--) {
        const share = lastRow > row ? clamp((lastRow - y) / (lastRow - row)) : 1
        const away = lerp(lastDistance, distance, share)
        const pixel = y * width + column
        view.depth[pixel] = away
        view.east[pixel] = camera.x + east * away
        view.north[pixel] = camera.y + north * away
      }
      seen = row
    }
    ;[lastDistance, lastRow] = [distance, row]
    if (seen <= 0) break
  }
}

/** Row of a height in metres at a distance in kilometres, with earth curvature and refraction. */
function rowOf({ width, horizon, camera }: Sheet, distance: number, height: number): number {
  const pixels = (width / (radians(camera.to) - radians(camera.from))) * camera.exaggeration
  const drop = (distance * distance * 0.87) / (2 * 6371)
  return horizon - (pixels * ((height - camera.height) / 1000 - drop)) / distance
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Equivalent angle within half a turn of `middle`. */
function towards(angle: number, middle: number): number {
  if (angle < middle - Math.PI) return angle + Math.PI * 2
  return angle > middle + Math.PI ? angle - Math.PI * 2 : angle
}

/** First row per column nearer than `distance`. */
export function skyline({ width, height, depth }: View, distance: number): Float32Array {
  return Float32Array.from({ length: width }, (_, column) => {
    for (let row = 0; row < height; row++) if (depth[row * width + column] < distance) return row
    return height
  })
}

import { clamp } from './interpolate.ts'
import type { Line } from './lines.ts'
import type { Point } from './path-data.ts'

/** Even-odd rule. */
export function isInside(polygon: Line, [x, y]: Point): boolean {
  let inside = false
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const [xi, yi] = polygon[i]
    const [xj, yj] = polygon[j]
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside
  }
  return inside
}

export function distanceToLine(line: Line, [x, y]: Point): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]
    const [dx, dy] = [line[i][0] - ax, line[i][1] - ay]
    const share = clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy))
    nearest = Math.min(nearest, Math.hypot(x - ax - share * dx, y - ay - share * dy))
  }
  return nearest
}

/** Unsigned area (shoelace formula); closed line. */
export function areaOf(line: Line): number {
  let doubled = 0
  for (let i = 1; i < line.length; i++) doubled += line[i - 1][0] * line[i][1] - line[i][0] * line[i - 1][1]
  return Math.abs(doubled / 2)
}

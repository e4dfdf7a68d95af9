import type { Point } from './path-data.ts'

/** A polyline; closed ones repeat their first point at the end. */
export type Line = readonly Point[]

/** Points from a flat list: x, y, x, y, … */
export function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i], numbers[2 * i + 1]])
}

/** Along the line, in its own units. */
export function lengthOf(line: Line): number {
  let length = 0
  for (let i = 1; i < line.length; i++)
    length += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1])
  return length
}

/** Whether the ends lie within `tolerance` of each other. */
export function isClosed(line: Line, tolerance: number): boolean {
  const [first, last] = [line[0], line[line.length - 1]]
  return Math.hypot(first[0] - last[0], first[1] - last[1]) < tolerance
}

/** The same lines, moved. */
export function moved(lines: readonly Line[], x: number, y: number): Point[][] {
  return lines.map((line) => line.map(([right, down]): Point => [x + right, y + down]))
}

/** The same line, every coordinate times `factor`. */
export function scaled(line: Line, factor: number): Point[] {
  return line.map(([x, y]): Point => [x * factor, y * factor])
}

/** The line without its repeated last point. */
export function opened(line: Line): Point[] {
  return line.slice(0, -1)
}

/** A point at a share of the way between two. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

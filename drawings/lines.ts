import type { Point } from './path-data.ts'

/** Closed lines repeat their first point. */
export type Line = readonly Point[]

/** From a flat list: x, y, x, y, … */
export function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i): Point => [numbers[2 * i], numbers[2 * i + 1]])
}

export function lengthOf(line: Line): number {
  let length = 0
  for (let i = 1; i < line.length; i++)
    length += Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1])
  return length
}

/** Whether the ends are within `tolerance`. */
export function isClosed(line: Line, tolerance: number): boolean {
  const [first, last] = [line[0], line[line.length - 1]]
  return Math.hypot(first[0] - last[0], first[1] - last[1]) < tolerance
}

export function moved(lines: readonly Line[], x: number, y: number): Point[][] {
  return lines.map((line) => line.map(([right, down]): Point => [x + right, y + down]))
}

export function scaled(line: Line, factor: number): Point[] {
  return line.map(([x, y]): Point => [x * factor, y * factor])
}

/** Without the repeated last point. */
export function opened(line: Line): Point[] {
  return line.slice(0, -1)
}

export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

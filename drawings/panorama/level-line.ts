import type { Point } from '../path-data.ts'

/** Moving average over five points, against pixel steps. */
export function levelled(line: readonly Point[]): Point[] {
  return line.map(([x], i) => {
    const around = line.slice(Math.max(0, i - 2), i + 3)
    return [x, around.reduce((sum, [, y]) => sum + y, 0) / around.length]
  })
}

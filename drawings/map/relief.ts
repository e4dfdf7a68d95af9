import type { Grid } from '../grid.ts'
import { clamp, smoothstep } from '../interpolate.ts'
import { isoLines } from '../iso-lines.ts'
import { lengthOf, type Line, scaled } from '../lines.ts'
import { type Point, simplify } from '../path-data.ts'
import { CELL, COLUMNS, ROWS, SCALE } from './map-sheet.ts'

/** As on the Siegfried map, lit from the north-west: 50 m contours with a wide dashed stroke give the ticks. */
export function relief(heights: Grid): Line[][] {
  const smooth = heights.copy().blur(1)
  const tones: Line[][] = [[], []]
  for (let height = 450; height < 3300; height += 50)
    for (const line of isoLines(smooth, height)) {
      for (const { tone, run } of runs(scaled(line, SCALE), (point) => toneAt(smooth, point)))
        if (run.length > 2 && lengthOf(run) > 5) tones[tone].push(simplify(run, 0.6))
    }
  return tones
}

/** Pieces of equal tone: 1 dark, 0 half-dark; lit ones are omitted. */
function runs(line: Line, darknessAt: (point: Point) => number): { tone: number; run: Point[] }[] {
  const found: { tone: number; run: Point[] }[] = []
  let last = -1
  for (const point of line) {
    const dark = darknessAt(point)
    const tone = dark > 0.66 ? 1 : dark > 0.4 ? 0 : -1
    if (tone >= 0 && tone !== last) found.push({ tone, run: [] })
    if (tone >= 0) found[found.length - 1].run.push(point)
    last = tone
  }
  return found
}

function toneAt(heights: Grid, [x, y]: Point): number {
  const [column, row] = [Math.round(x / SCALE / CELL), Math.round(y / SCALE / CELL)]
  const heightAt = (i: number, j: number) =>
    heights.values[clamp(row + j, 0, ROWS - 1) * COLUMNS + clamp(column + i, 0, COLUMNS - 1)]
  const east = (heightAt(1, 0) - heightAt(-1, 0)) / (2000 * CELL)
  const south = (heightAt(0, 1) - heightAt(0, -1)) / (2000 * CELL)
  const slope = Math.hypot(east, south)
  if (slope < 0.1) return 0
  const facing = -(east * 0.707 + south * 0.707) / slope
  return clamp(smoothstep(0.1, 0.55, slope) * (0.18 + 0.82 * smoothstep(-0.55, 0.7, facing)))
}

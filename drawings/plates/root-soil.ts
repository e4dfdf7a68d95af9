import { Grid } from '../grid.ts'
import { smoothstep } from '../interpolate.ts'
import { isoLines } from '../iso-lines.ts'
import { type Line, lengthOf, opened } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import type { Roots } from './root-net.ts'

/** Beyond the sheet, so that no line ends at its edge. */
const MARGIN = 60
/** Farther from every root the soil is dark. */
const FAR = 99
const BORDER = 140
/** Roots thinner than this warm nothing. */
const WARM = 1.2

interface Sheet {
  width: number
  height: number
  cell: number
  reach: number
  groundAt: (x: number) => number
}

/** Distance to the nearest root, disturbed: what heat is for the fire. */
export function rootField(sheet: Sheet, roots: Roots, bridges: readonly Line[], noise: Noise): Grid {
  const { width, height, cell, groundAt } = sheet
  const columns = Math.ceil((width + 2 * MARGIN) / cell) + 1
  const field = new Grid(columns, Math.ceil(height / cell) + 1, -MARGIN, 0, cell)
  field.values.fill(999)
  roots.joints.forEach(({ x, y }, joint) => {
    const thickness = roots.widthAt(joint)
    if (thickness > WARM) stamp(field, [x, y], Math.min(thickness * 2.2 - 3, 14), sheet.reach)
  })
  for (const point of bridges.flat()) stamp(field, point, 3, sheet.reach)
  return field.fill((x, y, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    if (column === 0 || row === 0 || column === columns - 1 || row === field.rows - 1) return BORDER
    const ground = groundAt(x)
    const above = y < ground + 10 ? 60 * smoothstep(ground + 10, ground - 2, y) : 0
    return Math.min(field.values[index], FAR) + 4 * fractal(noise, x * 0.013, y * 0.017, 3) + above
  })
}

function stamp({ columns, rows, cell, values }: Grid, [x, y]: Point, thickness: number, reach: number): void {
  const radius = reach + 8
  const cells = (from: number, most: number) => [
    Math.max(0, Math.trunc((from - radius) / cell)),
    Math.min(most - 1, Math.trunc((from + radius) / cell)),
  ]
  const [left, right] = cells(x + MARGIN, columns)
  const [top, bottom] = cells(y, rows)
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) {
      const index = row * columns + column
      const distance = Math.hypot(column * cell - MARGIN - x, row * cell - y) - thickness
      if (distance < values[index]) values[index] = distance
    }
}

/** Areas nearer than the level, as closed lines. */
export function nearer(field: Grid, level: number): Line[] {
  return isoLines(field, level)
    .map((line) => simplify(line, 1.3))
    .filter((line) => lengthOf(line) > 90 && line.length > 4)
    .map(opened)
}

/** Isolines, broken where the noise is above the threshold: the more broken, the nearer. */
export function brokenIsoLines(field: Grid, level: number, threshold: number, noise: Noise): Line[] {
  return isoLines(field, level)
    .filter((line) => lengthOf(line) > 64)
    .flatMap((line) =>
      runs(simplify(line, 2.3), ([x, y]) => fractal(noise, x * 0.01, y * 0.01, 2) <= threshold),
    )
}

/** Layers of the dark soil, only far from the roots. */
export function layers(
  sheet: Sheet,
  ground: number,
  field: Grid,
  farther: number,
  noises: readonly [Noise, Noise],
): Line[] {
  const [bend, gap] = noises
  const lines: Line[] = []
  for (let y = ground + 40; y < sheet.height - 6; y += 19) {
    const line = Array.from({ length: Math.floor(sheet.width / 10) + 1 }, (_, part): Point => {
      const x = part * 10
      return [x, y + 13 * fractal(bend, x * 0.006, y * 0.02, 3)]
    })
    const isDark = ([x, height]: Point) =>
      field.at(x, height) > farther && fractal(gap, x * 0.012, y * 0.1, 2) > -0.05
    lines.push(...runs(line, isDark).map((run) => simplify(run, 0.7)))
  }
  return lines
}

function runs(line: Line, isKept: (point: Point) => boolean): Line[] {
  const found: Point[][] = [[]]
  for (const point of line) {
    if (isKept(point)) found[found.length - 1].push(point)
    else found.push([])
  }
  return found.filter((run) => run.length > 3)
}

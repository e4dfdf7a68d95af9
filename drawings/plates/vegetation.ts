import { Grid } from '../grid.ts'
import { isoLines } from '../iso-lines.ts'
import { lengthOf, type Line } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'
import { CELL } from './hills.ts'

/** Areas where a noise of the given grain lies above a level; one empty cell on every side closes them. */
export function vegetation(seed: string, grain: number, level: number): Line[] {
  const noise = gradientNoise(seed)
  const grid = new Grid(WIDTH / CELL + 3, HEIGHT / CELL + 3)
  grid.fill((column, row) => {
    if (column < 1 || row < 1 || column >= grid.columns - 1 || row >= grid.rows - 1) return -9
    return fractal(noise, (column - 1) * CELL * grain, (row - 1) * CELL * grain, 3)
  })
  return isoLines(grid, level)
    .map((line) => line.map(([column, row]): Point => [(column - 1) * CELL, (row - 1) * CELL]))
    .filter((line) => lengthOf(line) > 60)
    .map((line) => simplify(line, 1.3))
}

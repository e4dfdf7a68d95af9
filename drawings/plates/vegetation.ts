import { Grid } from '../grid.ts'
import { isoLines } from '../iso-lines.ts'
import { lengthOf, type Line } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import { simplify } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'
import { CELL } from './hills.ts'

/** Areas where noise exceeds a level; padded by one cell to close them. */
export function vegetation(seed: string, grain: number, level: number): Line[] {
  const noise = gradientNoise(seed)
  const grid = new Grid(WIDTH / CELL + 3, HEIGHT / CELL + 3, -CELL, -CELL, CELL)
  grid.fill((x, y) => {
    const isOnSheet = x >= 0 && y >= 0 && x <= WIDTH && y <= HEIGHT
    return isOnSheet ? fractal(noise, x * grain, y * grain, 3) : -9
  })
  return isoLines(grid, level)
    .filter((line) => lengthOf(line) > 60)
    .map((line) => simplify(line, 1.3))
}

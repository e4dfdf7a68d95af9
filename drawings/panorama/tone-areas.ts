import { Grid } from '../grid.ts'
import { isoLines } from '../iso-lines.ts'
import type { Line } from '../lines.ts'
import { simplify } from '../path-data.ts'
import { areaOf } from '../polygon.ts'

export interface ToneAreaOptions {
  /** Pixels per averaging cell. */
  cell?: number
  blur?: number
  smallest: number
  tolerance?: number
}

/** Closed contours of the areas above a level. */
export function toneAreas(
  tone: Float32Array,
  sheet: { width: number; height: number },
  level: number,
  { cell = 3, blur = 1, smallest, tolerance = 0.8 }: ToneAreaOptions,
): Line[] {
  const grid = averages(tone, sheet, cell)
  if (blur) grid.blur(blur)
  lowerBorder(grid)
  return isoLines(grid, level)
    .filter((line) => areaOf(line) > smallest)
    .map((line) => simplify(line, tolerance))
    .filter((line) => line.length > 3)
}

/** Values at pixel centres; padded by two empty cells. */
function averages(
  tone: Float32Array,
  { width, height }: { width: number; height: number },
  cell: number,
): Grid {
  const start = cell / 2 - 2 * cell
  const grid = new Grid(Math.ceil(width / cell) + 4, Math.ceil(height / cell) + 4, start, start, cell)
  return grid.fill((middleX, middleY) => {
    let [sum, count] = [0, 0]
    for (let down = 0; down < cell; down++)
      for (let right = 0; right < cell; right++) {
        const [x, y] = [middleX - cell / 2 + right, middleY - cell / 2 + down]
        if (x < 0 || y < 0 || x >= width || y >= height) continue
        sum += tone[y * width + x]
        count++
      }
    return count ? sum / count : 0
  })
}

/** Below every level, so that all contours close. */
function lowerBorder(grid: Grid): void {
  const { columns, rows, values } = grid
  grid.fill((_x, _y, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const isBorder = column === 0 || row === 0 || column === columns - 1 || row === rows - 1
    return isBorder ? -1 : values[index]
  })
}

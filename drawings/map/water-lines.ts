import { Grid } from '../grid.ts'
import { isoLines } from '../iso-lines.ts'
import { lengthOf, type Line } from '../lines.ts'
import { type Point, simplify } from '../path-data.ts'
import { distanceToEdge, isInside } from '../polygon.ts'
import { HEIGHT, WIDTH } from './map-sheet.ts'

/** Units from the bank. */
const DISTANCES = [3, 7, 13, 21]
const CELL = 2.5

/** Engraved lines along the shores, at growing distance from the bank: one set of lines per distance. */
export function waterLines(lakes: readonly Line[]): Line[][] {
  const sets: Line[][] = DISTANCES.map(() => [])
  for (const lake of lakes) {
    const depths = distancesFromBank(lake)
    DISTANCES.forEach((distance, set) => {
      for (const cells of isoLines(depths, distance)) {
        const line = cells.map(([column, row]): Point => [(column - 1) * CELL, (row - 1) * CELL])
        if (lengthOf(line) > 30) sets[set].push(simplify(line, 0.5))
      }
    })
  }
  return sets
}

/** Below zero on land; one cell of land on every side. */
function distancesFromBank(lake: Line): Grid {
  const grid = new Grid(Math.ceil(WIDTH / CELL) + 2, Math.ceil(HEIGHT / CELL) + 2)
  return grid.fill((column, row) => {
    if (column < 1 || row < 1 || column >= grid.columns - 1 || row >= grid.rows - 1) return -1
    const [x, y] = [(column - 1) * CELL, (row - 1) * CELL]
    return isInside(lake, x, y) ? distanceToEdge(lake, x, y) : -1
  })
}

import { Grid } from '../grid.ts'
import { isoLines } from '../iso-lines.ts'
import { lengthOf, type Line } from '../lines.ts'
import { simplify } from '../path-data.ts'
import { distanceToLine, isInside } from '../polygon.ts'
import { HEIGHT, WIDTH } from './map-sheet.ts'

const DISTANCES = [3, 7, 13, 21]
const CELL = 2.5

/** Offset lines of the shores: one set per distance. */
export function waterLines(lakes: readonly Line[]): Line[][] {
  const sets: Line[][] = DISTANCES.map(() => [])
  for (const lake of lakes) {
    const depths = distancesFromBank(lake)
    DISTANCES.forEach((distance, set) => {
      for (const line of isoLines(depths, distance)) {
        if (lengthOf(line) > 30) sets[set].push(simplify(line, 0.5))
      }
    })
  }
  return sets
}

/** Negative on land; padded by one cell. */
function distancesFromBank(lake: Line): Grid {
  const grid = new Grid(Math.ceil(WIDTH / CELL) + 2, Math.ceil(HEIGHT / CELL) + 2, -CELL, -CELL, CELL)
  const bank = [...lake, lake[0]]
  return grid.fill((x, y) => {
    const isOnSheet = x >= 0 && y >= 0 && x < WIDTH && y < HEIGHT
    return isOnSheet && isInside(lake, [x, y]) ? distanceToLine(bank, [x, y]) : -1
  })
}

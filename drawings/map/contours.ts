import type { Grid } from '../grid.ts'
import { isoLines } from '../iso-lines.ts'
import { lengthOf, type Line, scaled } from '../lines.ts'
import { simplify } from '../path-data.ts'
import { SCALE } from './map-sheet.ts'

/** Every 100 m; index contours every 500 m. */
export function contours(heights: Grid): { minor: Line[]; major: Line[] } {
  const minor: Line[] = []
  const major: Line[] = []
  for (let height = 500; height < 3300; height += 100)
    for (const kilometres of isoLines(heights, height)) {
      const line = scaled(kilometres, SCALE)
      if (lengthOf(line) < 34) continue
      ;(height % 500 === 0 ? major : minor).push(simplify(line, 0.75))
    }
  return { minor, major }
}

import type { Line } from '../lines.ts'
import { type Point, simplify } from '../path-data.ts'
import { levelled } from './level-line.ts'
import { skyline, type View } from './view.ts'

const MARGIN = 4

/** Areas nearer than each band's end, far to near, at half scale. */
export function planes(fine: View, bands: readonly number[]): Line[] {
  const [right, bottom] = [fine.width / 2 + MARGIN, fine.height / 2 + MARGIN]
  return bands.toReversed().map((distance) => {
    const tops = Array.from(skyline(fine, distance), (row, column): Point => [column / 2, row / 2])
    const crest = simplify(levelled(tops), 0.6)
    const [first, last] = [crest[0], crest[crest.length - 1]]
    return [[-MARGIN, first[1]], ...crest.slice(1, -1), [right, last[1]], [right, bottom], [-MARGIN, bottom]]
  })
}

import { FINE, inked, rounded, roundedArea, roundedEither, straight } from '../ink.ts'
import { isClosed, type Line, opened } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { shortenDrawing } from '../shorten-path.ts'
import type { ZugTerrain } from '../terrain/zug.ts'
import { LAKE_AEGERI, LAKE_LAUERZ, LAKE_LUCERNE, LAKE_ZUG, RIVERS } from '../terrain/zug-waters.ts'
import { contours } from './contours.ts'
import { placeOnMap, WIDTH, HEIGHT } from './map-sheet.ts'
import { relief } from './relief.ts'
import { sampleTerrain } from './sample-terrain.ts'
import { waterLines } from './water-lines.ts'
import { walk } from './walk.ts'

const RELIEF = [
  'stroke-width="5.5" stroke-dasharray=".8 3.3 .7 4.1 .9 3.6"',
  'stroke-width="5" stroke-dasharray="1.1 2.2 1.3 2.6 1 2.4"',
]
const WATER_LINES = ['', ' opacity=".8"', ' opacity=".6"', ' opacity=".4"']

/** Map of Lake Zug with the walk. Colours are the page's CSS variables. */
export function plan(terrain: ZugTerrain): string {
  const heights = sampleTerrain(terrain)
  const { minor, major } = contours(heights)
  const lakes = [LAKE_ZUG, LAKE_LUCERNE, LAKE_AEGERI, LAKE_LAUERZ].map(onMap)
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH * FINE} ${HEIGHT * FINE}">`,
    '<g id="plan" fill="none" stroke-linejoin="round">',
    ...relief(heights).map((lines, i) => inked(`stroke="var(--hach)" ${RELIEF[i]}`, straight(lines))),
    inked('stroke="var(--contour)" stroke-width="1.1"', smooth(minor)),
    inked('stroke="var(--contour)" stroke-width="2.1"', smooth(major)),
    inked('fill="var(--water)" stroke="var(--shore)" stroke-width="2.2"', roundedArea(lakes)),
    inked('stroke="var(--shore)" stroke-width="2"', smooth(RIVERS.map(onMap))),
    ...waterLines(lakes).map((lines, i) =>
      inked(`stroke="var(--shore)" stroke-width="1.1"${WATER_LINES[i]}`, smooth(lines)),
    ),
    `</g><defs>${inked('id="walk"', rounded([walk(terrain)]))}</defs></svg>\n`,
  ].join('')
  return shortenDrawing(drawing)
}

function onMap(line: Line): Point[] {
  return line.map(placeOnMap)
}

function smooth(lines: readonly Line[]): string {
  const open = lines.filter((line) => !isClosed(line, 1))
  return roundedEither(lines.filter((line) => isClosed(line, 1)).map(opened), open)
}

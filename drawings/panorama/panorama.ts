import { area, bent, FINE, inked, straight } from '../ink.ts'
import type { Line } from '../lines.ts'
import { shortenDrawing } from '../shorten-path.ts'
import type { ZugTerrain } from '../terrain/zug.ts'
import { grass, grassPath } from './grass.ts'
import { lakeArea, lakeLines, lakePath, shoreRows } from './lake.ts'
import { lamps, lampsPath } from './lamps.ts'
import { lookSouth } from './look-south.ts'
import { reeds } from './reeds.ts'

const TREES = [
  'stroke-width="6" stroke-dasharray="1.5 4 1.2 5.6 1.7 3.1 1.2 7.3 1.4 4.4"',
  'stroke-width="8.5" stroke-dasharray="1.6 5.2 1.3 7.6 1.8 4 1.5 9.1 1.6 6"',
  'stroke-width="11" stroke-dasharray="1.9 6 1.5 9 2.1 5.5 1.6 12 1.8 7"',
]
const NEAR_WIDTHS = [1.2, 1.6, 2.1]
const OUTLINES = [
  'stroke="var(--hf)" stroke-width="1.3"',
  'stroke="var(--hf)" stroke-width="1.3"',
  'stroke="var(--h)" stroke-width="2.2"',
]

/** View south from Cham over Lake Zug. Colours are the page's CSS variables. */
export function panorama(terrain: ZugTerrain): string {
  const scene = lookSouth(terrain)
  const { view } = scene
  const tops = shoreRows(scene)
  const each = (layers: readonly (readonly Line[])[], data: typeof bent, looks: (i: number) => string) =>
    layers.map((lines, i) => inked(looks(i), data(lines)))
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${view.width * FINE} ${view.height * FINE}">`,
    '<g id="pano" fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...scene.planes.map((plane, i) => inked(`fill="var(--p${i})"`, area([plane]))),
    ...each(scene.shadows, area, (i) => `fill="var(--s${i})" fill-rule="evenodd"`),
    inked('fill="var(--lake)"', area(lakeArea(scene))),
    inked('stroke="var(--wave)" stroke-width="1.3"', lakePath(lakeLines(scene, tops))),
    inked('stroke="var(--hf)" stroke-width="1.3"', bent(scene.farHachures)),
    ...each(scene.nearHachures, bent, (i) => `stroke="var(--h)" stroke-width="${NEAR_WIDTHS[i]}"`),
    ...bank(scene),
    ...each(scene.trees, straight, (i) => `stroke="var(--h)" stroke-linecap="butt" ${TREES[i]}`),
    ...each(scene.outlines, straight, (i) => OUTLINES[i]),
    inked('stroke="var(--lamp)" stroke-width="4.4"', lampsPath(lamps(scene, tops))),
    '</g></svg>\n',
  ].join('')
  return shortenDrawing(drawing)
}

function bank(scene: ReturnType<typeof lookSouth>): string[] {
  const { tufts, random } = grass(scene)
  return [
    inked('stroke="var(--h)" stroke-width="1.5" opacity=".72"', grassPath(tufts)),
    inked('stroke="var(--h)" stroke-width="1.7"', straight(reeds(scene, random))),
  ]
}

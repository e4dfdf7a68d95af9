import { area, bent, path, straight } from '../ink.ts'
import type { Engraving } from '../panorama/engraving.ts'

/** `--i` and `--f` are each picture's near and far ink. */
export const COUNTRY_STYLE = [
  '[class^=si],[class^=ha],[class^=tr]{fill:none;stroke:var(--i);stroke-linecap:round;stroke-linejoin:round}',
  '.haf,.si0,.si1{stroke:var(--f)}',
  '.haf{stroke-width:1.3}',
  '.si2{stroke-width:2.4}',
  '.si1,.si0{stroke-width:1.5}',
  '.ha0{stroke-width:1.2}',
  '.ha1{stroke-width:1.7}',
  '.ha2{stroke-width:2.3}',
  '.tr0,.tr1,.tr2,.gr{stroke-linecap:butt}',
  '.tr0{stroke-width:7;stroke-dasharray:1.5 4 1.2 5.6 1.7 3.1 1.2 7.3 1.4 4.4}',
  '.tr1{stroke-width:9.5;stroke-dasharray:1.6 5.2 1.3 7.6 1.8 4 1.5 9.1 1.6 6}',
  '.tr2{stroke-width:13;stroke-dasharray:1.9 6 1.5 9 2.1 5.5 1.6 12 1.8 7}',
]

/** Tints (`pl`) and shadows (`fl`). */
export function ground({ planes, shadows }: Engraving): string[] {
  return [
    ...planes.map((plane, i) => path(`pl${i}`, area([plane]))),
    ...shadows.map((areas, i) => path(`fl${i}`, area(areas), ' fill-rule="evenodd"')),
  ]
}

/** Hachures (`ha`), trees (`tr`) and outlines (`si`), above the ground. */
export function strokes({ farHachures, nearHachures, trees, outlines }: Engraving): string[] {
  return [
    path('haf', bent(farHachures)),
    ...nearHachures.map((lines, i) => path(`ha${i}`, bent(lines))),
    ...trees.map((lines, i) => path(`tr${i}`, straight(lines))),
    ...outlines.map((lines, i) => path(`si${i}`, straight(lines))),
  ]
}

import { rounded } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { workshopSheet } from './workshop-sheet.ts'

/** A hank: eleven bights up, eleven down, nine turns round the waist and a loose end. */
export function schnur(): string {
  const bights = Array.from({ length: 11 }, (_, i) => (i - 5) * 9.5)
  const turns = Array.from({ length: 9 }, (_, i) => i * 7.4)
  const lines = [
    ...bights.map(upper),
    ...bights.map(lower),
    ...turns.map((down) =>
      pairs([176, 208 + down, 206, 214 + down, 240, 215.5 + down, 276, 213 + down, 306, 206 + down]),
    ),
    pairs([300, 268, 336, 286, 352, 330, 336, 378, 352, 420]),
  ]
  return workshopSheet(lines.map(cord))
}

/** By distance from the centre: outer bights lean out and sit lower. */
function upper(out: number): Line {
  const x = 240 + out
  return [
    [x, 228],
    [x - 3, 170],
    [x - 6 + out * 0.35, 116],
    [x + out * 0.5, 84 + Math.abs(out) * 0.25],
    [x + 10 + out * 0.5, 100],
    [x + 6 + out * 0.1, 170],
    [x + 2, 228],
  ]
}

function lower(out: number): Line {
  const x = 240 + out
  return [
    [x, 244],
    [x - 4, 310],
    [x - 6 + out * 0.4, 362],
    [x + out * 0.55, 392 - Math.abs(out) * 0.25],
    [x + 10 + out * 0.5, 376],
    [x + 6, 310],
    [x + 2, 244],
  ]
}

/** Outline, fill and dashes of the braid. */
function cord(line: Line): string {
  const data = rounded([line])
  return [
    `<path d="${data}" fill="none" stroke="#0f2423" stroke-width="19"/>`,
    `<path d="${data}" fill="none" stroke="#ffc914" stroke-width="12.5"/>`,
    `<path d="${data}" fill="none" stroke="#0f2423" style="stroke-linecap:butt" stroke-width="12.5" stroke-dasharray="2.4 12"/>`,
  ].join('')
}

import { area, bent, path, straight } from '../ink.ts'
import { between, type Line } from '../lines.ts'
import type { Point } from '../path-data.ts'

const FRONT: Point = [282, 612]
const BACK: Point = [176, 604]
const BACK_LEFT: Point = [124, 682]
const LEFT: Point = [226, 712]
const RIGHT: Point = [334, 716]

/** A tarp over a ridge line, lit by the fire from inside. */
export function shelter(random: () => number): string[] {
  const outside = folds(random)
  const inside = glow(random)
  return [
    path('tl', straight([[[104, 596], BACK, FRONT, [366, 690]]])),
    path('tp', area([[FRONT, BACK, BACK_LEFT, LEFT]])),
    path('to', area([[FRONT, LEFT, RIGHT]])),
    path('th', bent(outside)),
    path('ti', bent(inside)),
    path(
      'te',
      straight([
        [BACK_LEFT, BACK, FRONT, LEFT, BACK_LEFT],
        [FRONT, RIGHT, LEFT],
      ]),
    ),
    path('ta', straight([[FRONT, RIGHT]])),
  ]
}

function folds(random: () => number): Line[] {
  return Array.from({ length: 25 }, (_, i) => {
    const share = (i + 1) / 26
    const top = between(FRONT, BACK, share)
    const foot = between(LEFT, BACK_LEFT, share)
    const from = 0.06 + random() * 0.2 * share
    const to = 0.98 - share * 0.35 * random()
    const [x, y] = between(top, foot, 0.5)
    return [between(top, foot, from), [x, y + 3], between(top, foot, to)]
  })
}

function glow(random: () => number): Line[] {
  return Array.from({ length: 22 }, (_, i) => {
    const share = (i + 0.5) / 22
    const foot = between(RIGHT, LEFT, share)
    const up = 0.92 - share * 0.45 - random() * 0.12
    return [[foot[0], foot[1] - 1], between(foot, FRONT, up)]
  })
}

import { fir } from '../fir.ts'
import { area, bent, path, rounded, straight } from '../ink.ts'
import { type Line, moved, pairs } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'
import { sparks } from '../sparks.ts'
import { flames } from './flames.ts'
import { shelter } from './lean-to.ts'

const FIRE: Point = [392, 716]

export function camp(): string[] {
  const random = seededRandom('lager')
  const circles = firelight(random)
  const isNear = ([[x, y]]: Line) => Math.hypot(x - FIRE[0], (y - FIRE[1] - 6) / 0.27) < 95
  const ground = pairs([
    -4, 640, 60, 628, 150, 634, 260, 622, 380, 629, 520, 618, 644, 626, 644, 804, -4, 804,
  ])
  return [
    path('gd', area([ground])),
    path('gl0', bent(circles.filter((arc) => !isNear(arc)))),
    path('gl1', bent(circles.filter(isNear))),
    ...tree('f5', 566, 668, 176, 40, 'left'),
    ...tree('f6', 520, 650, 118, 29, 'left'),
    ...tree('f7', 176, 652, 150, 34, 'right'),
    ...tree('f4', 618, 700, 300, 66, 'left'),
    ...tree('f2', 106, 690, 268, 58, 'right'),
    ...shelter(random),
    ...fire(),
    ...tree('f1', 22, 806, 470, 96),
    ...tree('f3', 664, 812, 400, 84),
  ]
}

function firelight(random: () => number): Line[] {
  const arcs: Line[] = []
  for (let radius = 26; radius < 250; radius += 9 + radius * 0.035) {
    for (let angle = random(); angle < Math.PI * 2; ) {
      const turn = 0.12 + random() * 0.5 * (60 / (radius + 20))
      const arc = [0, 1, 2, 3, 4].map((part): Point => {
        const at = angle + (turn * part) / 4
        return [FIRE[0] + radius * Math.cos(at), FIRE[1] + 6 + radius * 0.27 * Math.sin(at)]
      })
      if (random() < 1.05 - radius / 270) arcs.push(arc)
      angle += turn + 0.08 + random() * (radius / 160)
    }
  }
  return arcs
}

function tree(
  seed: string,
  x: number,
  y: number,
  height: number,
  width: number,
  lit?: 'left' | 'right',
): string[] {
  const { outline, left, right } = fir(seed, height, width)
  return [
    path('fp', area(moved([outline], x, y))),
    path(lit === 'left' ? 'fa' : 'fc', bent(moved(left, x, y))),
    path(lit === 'right' ? 'fa' : 'fc', bent(moved(right, x, y))),
  ]
}

function fire(): string[] {
  const logs = [pairs([-34, 8, 26, -4]), pairs([-24, -5, 34, 9]), pairs([-6, 11, 10, -9])]
  return [
    path('lg', straight(moved(logs, ...FIRE))),
    ...flames().map((lines, heat) => path(`f${heat}`, rounded(moved(lines, ...FIRE)))),
    path('sp', straight(moved(sparks('funken', 34, 70, 230), FIRE[0], FIRE[1] - 40))),
  ]
}

import { bent, path, roundedArea, straight } from '../ink.ts'
import { type Line, moved, opened } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { poster } from '../poster.ts'
import { seededRandom } from '../seeded-random.ts'
import { sparks } from '../sparks.ts'
import { logs } from './logs.ts'
import { isotherms } from './plume.ts'

const STYLE = [
  'path{stroke-linecap:round;stroke-linejoin:round}',
  'svg{background:#150d0a}',
  '.g0,.g1{fill:none;stroke:#5a2410;stroke-width:2.4}',
  '.g1{stroke:#b4511b;stroke-width:2.8}',
  '.lb{fill:#24140d;stroke:#7a4a2a;stroke-width:2.4}',
  '.lg{fill:none;stroke:#8d5a34;stroke-width:1.6}',
  '.le{fill:#3b2113;stroke:#c98a4e;stroke-width:2.2}',
  '.lr{fill:none;stroke:#c98a4e;stroke-width:1.5}',
  '.b0{fill:#3a0f0a}',
  '.b1{fill:#6e1c0c}',
  '.b2{fill:#b5420f}',
  '.b3{fill:#f08a1c}',
  '.f0,.f1,.f2,.f3{fill:none;stroke:#c9212b;stroke-width:3}',
  '.f1{stroke:#ee5a1c;stroke-width:3.2}',
  '.f2{stroke:#ff9a2a;stroke-width:3.4}',
  '.f3{stroke:#ffe08a;stroke-width:3.8}',
  '.sp{fill:none;stroke:#ff9a3d;stroke-width:3.4}',
]

export function feuer(): string {
  const random = seededRandom('feuer-9')
  const { bodies, lines } = isotherms()
  const wood = logs(random)
  const light = firelight(random)
  const isNear = ([[x, y]]: Line) => Math.hypot(x - 322, (y - 700) / 0.26) < 250
  return poster(STYLE, [
    path('g0', bent(light.filter((arc) => !isNear(arc)))),
    path('g1', bent(light.filter(isNear))),
    ...bodies.map((outlines, i) => path(`b${i}`, closed(outlines))),
    ...lines.map((outlines, i) => path(`f${i}`, closed(outlines))),
    ...wood,
    path('sp', straight(moved(sparks('fu', 90, 420, 640), 322, 560))),
  ])
}

function closed(outlines: readonly Line[]): string {
  return roundedArea(outlines.filter((line) => line.length > 4).map(opened))
}

function firelight(random: () => number): Line[] {
  const arcs: Line[] = []
  for (let radius = 120; radius < 520; radius += 13 + radius * 0.03) {
    for (let angle = random(); angle < 6.283; ) {
      const turn = 0.08 + random() * 0.4 * (120 / radius)
      const arc = [0, 1, 2, 3, 4].map((part): Point => {
        const at = angle + (turn * part) / 4
        return [322 + radius * Math.cos(at), 700 + radius * 0.26 * Math.sin(at)]
      })
      if (random() < 1.1 - radius / 560 && Math.sin(angle + turn / 2) > -0.55) arcs.push(arc)
      angle += turn + 0.06 + (random() * radius) / 700
    }
  }
  return arcs
}

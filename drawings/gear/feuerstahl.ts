import { area, bent, circle, path, rounded, roundedArea, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'
import { workshopSheet } from './workshop-sheet.ts'

interface Pose {
  x: number
  y: number
  angle: number
}

const ROD: Pose = { x: 226, y: 238, angle: -0.62 }
const STRIKER: Pose = { x: 306, y: 352, angle: 0.5 }

export function feuerstahl(): string {
  const random = seededRandom('fs')
  const rod = pairs([-20, -11, 150, -11, 156, 0, 150, 11, -20, 11])
  const handle = pairs([
    -150, -17, -128, -24, -70, -22, -34, -19, -20, -15, -20, 15, -34, 19, -70, 22, -128, 24, -150, 17,
  ])
  const striker = pairs([-70, -13, 74, -13, 84, -6, 84, 13, -70, 13])
  const teeth = Array.from({ length: 9 }, (_, i) => posed(pairs([10 + i * 7, -13, 10 + i * 7, -7]), STRIKER))
  const [handleHole, strikerHole] = [at([-132, 0], ROD), at([-56, 0], STRIKER)]
  return workshopSheet([
    path('g', area([posed(rod, ROD)])),
    path('h', straight(rodHatching(random))),
    path('y', roundedArea([posed(handle, ROD)])),
    path('t i', bent(grain(random))),
    circle('o', ...handleHole, 7),
    path('g', area([posed(striker, STRIKER)])),
    path('t', straight(teeth)),
    circle('o', ...strikerHole, 5.5),
    path('n', rounded([cord(handleHole, strikerHole)])),
    path('n', straight(spray(random)), ' style="stroke:#d0480f;stroke-width:3.6px"'),
  ])
}

function rodHatching(random: () => number): Line[] {
  const lines: Line[] = []
  for (let i = 0; i < 9; i++) {
    const y = -8 + i * 2
    for (let x = -16; x < 148; ) {
      const length = 10 + random() * 40
      if (i > 3 || random() < 0.35) lines.push(posed(pairs([x, y, Math.min(148, x + length), y]), ROD))
      x += length + 4 + random() * 14
    }
  }
  return lines
}

function grain(random: () => number): Line[] {
  return Array.from({ length: 7 }, (_, i) => {
    const y = -15 + i * 5
    const start: Point = [-138 + random() * 20, y]
    const middle: Point = [-90, y + (random() - 0.5) * 6]
    return posed([start, middle, [-36 - random() * 26, y + (random() - 0.5) * 3]], ROD)
  })
}

function cord([ax, ay]: Point, [bx, by]: Point): Line {
  return pairs([ax, ay, ax - 34, ay + 44, ax + 6, ay + 84, bx - 90, by + 50, bx - 34, by + 34, bx, by])
}

function spray(random: () => number): Line[] {
  const [x, y] = at([158, 0], ROD)
  return Array.from({ length: 26 }, () => {
    const angle = -0.9 + random() * 1.3
    const away = 34 + random() * 74
    const start: Point = [x + Math.cos(angle) * away, y + Math.sin(angle) * away]
    return [
      start,
      [x + Math.cos(angle) * (away + 4 + random() * 9), y + Math.sin(angle) * (away + 4 + random() * 9)],
    ]
  })
}

function posed(line: Line, pose: Pose): Point[] {
  return line.map((point) => at(point, pose))
}

function at([right, down]: Point, { x, y, angle }: Pose): Point {
  return [
    x + right * Math.cos(angle) - down * Math.sin(angle),
    y + right * Math.sin(angle) + down * Math.cos(angle),
  ]
}

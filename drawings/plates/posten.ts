import { FINE, path, rounded, roundedArea, roundedEither, straight } from '../ink.ts'
import { isClosed, type Line, opened, pairs } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { HEIGHT, poster, WIDTH } from '../poster.ts'
import { seededRandom } from '../seeded-random.ts'
import { course } from './course.ts'
import { hills } from './hills.ts'
import { ROAD, TRACKS } from './tracks.ts'
import { vegetation } from './vegetation.ts'

const STYLE = [
  'path{stroke-linecap:round;stroke-linejoin:round}',
  'svg{background:#fdfdfb}',
  '.op{fill:#ffd070}',
  '.v1{fill:#c9e7bf}',
  '.v2{fill:#8ecf7f}',
  '.no{fill:none;stroke:#3f9fd0;stroke-width:1.4}',
  '.ct,.ci{fill:none;stroke:#b46a2a;stroke-width:2}',
  '.ci{stroke-width:4}',
  '.wa{fill:#6cc3ea;stroke:#12110f;stroke-width:3}',
  '.ma,.st{fill:none;stroke:#1c86bf;stroke-width:3}',
  '.rd{fill:none;stroke:#12110f;stroke-width:10;stroke-linecap:butt}',
  '.rd2{fill:none;stroke:#d9b48a;stroke-width:6}',
  '.pt2{fill:none;stroke:#12110f;stroke-width:3.4;stroke-dasharray:20 9;stroke-linecap:butt}',
  '.rk{fill:none;stroke:#12110f;stroke-width:8}',
  '.co *{fill:none;stroke:#a3248f;stroke-width:5.6}',
  '.cl{fill:#a3248f;font:600 46px Archivo,Helvetica,Arial,sans-serif}',
]

export function posten(): string {
  return poster(STYLE, [...country(), course()])
}

/** Without the course: each page lays its own over it. */
export function emptyPosten(): string {
  return poster(STYLE.slice(0, -2), country())
}

function country(): string[] {
  const random = seededRandom('ol-23')
  const { minor, major, streamFrom, wander } = hills()
  const pond = lake(random)
  const rocks = Array.from({ length: 46 }, (): Point => [random() * WIDTH, random() * HEIGHT])
  const wet = marsh(random)
  const streams = [streamFrom(330, 300), streamFrom(120, 560), streamFrom(560, 560)]
  const road = rounded([wander(ROAD)])
  return [
    path('op', closed(vegetation('wiese-1', 0.0048, 0.17))),
    path('v1', closed(vegetation('dick-2', 0.0085, 0.2))),
    path('v2', closed(vegetation('dick-2', 0.0085, 0.33))),
    path('no', straight(northLines())),
    path('ct', contours(minor)),
    path('ci', contours(major)),
    path('wa', roundedArea([pond])),
    path('ma', straight(wet)),
    path('st', rounded(streams.filter((line) => line.length > 4))),
    path('rd', road),
    path('rd2', road),
    path('pt2', rounded(TRACKS.map(wander))),
    path('rk', rocks.map(([x, y]) => `M${Math.round(x * FINE)} ${Math.round(y * FINE)}h0`).join('')),
  ]
}

function closed(areas: readonly Line[]): string {
  return roundedArea(areas.map(opened))
}

function contours(lines: readonly Line[]): string {
  const rings = lines.filter((line) => isClosed(line, 1.5) && line.length > 4)
  const open = lines.filter((line) => !isClosed(line, 1.5))
  // Rounding needs three points.
  const strokes = open.map((line) => (line.length < 3 ? [line[0], line[0], line[1]] : line))
  return roundedEither(rings.map(opened), strokes)
}

function lake(random: () => number): Line {
  return Array.from({ length: 12 }, (_, corner): Point => {
    const angle = (corner / 12) * 6.283
    return [
      505 + Math.cos(angle) * 58 * (0.8 + 0.4 * random()),
      214 + Math.sin(angle) * 36 * (0.8 + 0.4 * random()),
    ]
  })
}

function marsh(random: () => number): Line[] {
  return Array.from({ length: 9 }, (_, row) => {
    const y = 470 + row * 6
    return pairs([58 + random() * 26, y, 130 - random() * 26, y])
  })
}

function northLines(): Line[] {
  return [64, 192, 320, 448, 576].map((x) => pairs([x, -4, x, HEIGHT + 4]))
}

import {
  MAIN_ROADS,
  MOTORWAY,
  OFFICE,
  RAILWAY,
  RIVER,
  SHEET,
  SHORE,
  STATION,
  STREETS,
  WAYS,
  WOODS,
} from './cham-lines.ts'
import { Grid } from './grid.ts'
import { isoLines } from './iso-lines.ts'
import { type Point, polyline, simplify, smoothLine } from './path-data.ts'
import { distanceToLine, isInside } from './polygon.ts'
import { seededRandom } from './seeded-random.ts'

/** Schematic map: lines are set by hand, houses and trees are seeded. */
export function chamMap(): string {
  const random = seededRandom('cham')
  const shore = rounded(SHORE)
  const lake: Point[] = [...shore, [SHEET.width + 30, SHEET.height + 20], [-30, SHEET.height + 20]]
  const ways = Object.entries(WAYS).map(([name, line]) => `<path id="${name}" d="${smoothLine([line])}"/>`)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}">`,
    `<g id="cham" fill="none" stroke-linejoin="round">`,
    `<path stroke="var(--contour)" stroke-width="1.4" d="${hills(lake)}"/>`,
    `<path fill="var(--water)" d="${polyline([simplify(lake, 0.8)], true)}"/>`,
    `<path stroke="var(--shore)" stroke-width="1" d="${waterLines(lake)}"/>`,
    `<path stroke="var(--shore)" stroke-width="2.6" d="${smoothLine([SHORE])}"/>`,
    twice(smoothLine([RIVER]), ['var(--shore)', 8], ['var(--water)', 4.4]),
    `<path stroke="var(--hach)" stroke-width="1.8" d="${trees(random, lake)}"/>`,
    twice(smoothLine(STREETS), ['var(--hach)', 4.6], ['var(--paper)', 2.6]),
    twice(smoothLine(MAIN_ROADS), ['var(--ink)', 9], ['var(--paper)', 6.2]),
    twice(smoothLine([MOTORWAY]), ['var(--ink)', 13], ['var(--paper)', 10]),
    `<path stroke="var(--ink)" stroke-width="1.5" d="${smoothLine([MOTORWAY])}"/>`,
    `<path fill="var(--hach)" d="${houses(random, lake)}"/>`,
    twice(smoothLine([RAILWAY]), ['var(--ink)', 6.5], ['var(--paper)', 3.4], ' stroke-dasharray="16 13"'),
    `<path fill="var(--ink)" d="m${STATION[0] - 53} ${STATION[1] - 4}h106v8h-106z"/>`,
    `</g>${ways.join('')}</svg>\n`,
  ].join('')
}

/** Stroke with a border: two paths. */
function twice(d: string, edge: [string, number], inside: [string, number], dashes = ''): string {
  return [
    `<path stroke="${edge[0]}" stroke-width="${edge[1]}" d="${d}"/>`,
    `<path stroke="${inside[0]}" stroke-width="${inside[1]}"${dashes} d="${d}"/>`,
  ].join('')
}

/** Points of `smoothLine`'s curve. */
function rounded(controls: Point[]): Point[] {
  const middles = controls.slice(1).map((to, i): Point => {
    const from = controls[i] as Point
    return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  })
  return [
    controls[0] as Point,
    ...middles.slice(1).flatMap((end, i): Point[] => {
      const start = middles[i] as Point
      const control = controls[i + 1] as Point
      return [0, 0.25, 0.5, 0.75].map((t) => {
        const [u, v, w] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2]
        return [
          u * start[0] + v * control[0] + w * end[0],
          u * start[1] + v * control[1] + w * end[1],
        ] as const
      })
    }),
    controls.at(-1) as Point,
  ]
}

/** Gentle relief: a rise behind the town on each side, plus waves; none under water. */
function hills(lake: Point[]): string {
  const heights = sheetGrid(12).fill((x, y) => {
    const rise = (cx: number, cy: number, r: number) => Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / r ** 2)
    const waves =
      Math.sin(x / 61 + y / 97) * 0.16 + Math.sin(x / 37 - y / 53) * 0.09 + Math.sin(y / 71) * 0.08
    return 3.6 * rise(860, 60, 270) + 2 * rise(20, 180, 190) + 1.3 * rise(440, 30, 130) + waves
  })
  const levels = [0.55, 0.95, 1.35, 1.75, 2.15, 2.55, 2.95, 3.35]
  const drawn = levels
    .flatMap((level) => isoLines(heights, level))
    .filter((line) => line.length > 12 && !line.some((point) => isInside(lake, point)))
  return smoothLine(drawn.map((line) => simplify(line, 1.6)))
}

/** Offset lines of the shore, with growing distance. */
function waterLines(lake: Point[]): string {
  const shore = lake.slice(0, -2)
  const field = sheetGrid(10).fill((x, y) => {
    const distance = distanceToLine(shore, [x, y])
    return isInside(lake, [x, y]) ? distance : -distance
  })
  const drawn = [9, 20, 34, 52, 76, 108].flatMap((level) => isoLines(field, level))
  return smoothLine(drawn.map((line) => simplify(line, 1)))
}

function sheetGrid(cell: number): Grid {
  const [columns, rows] = [Math.ceil(SHEET.width / cell) + 3, Math.ceil(SHEET.height / cell) + 3]
  return new Grid(columns, rows, -cell, -cell, cell)
}

const ROADS = [...STREETS, ...MAIN_ROADS, MOTORWAY]

function houses(random: () => number, lake: Point[]): string {
  const built: Point[] = []
  const blocks: Point[][] = []
  for (const street of [...STREETS, ...MAIN_ROADS]) {
    for (const [[x, y], [dx, dy]] of stepsAlong(street, 11)) {
      for (const side of [-1, 1]) {
        const away = 15 + random() * 6
        const [w, h] = [5 + random() * 5.5, 4 + random() * 4]
        const centre: Point = [x - dy * away * side, y + dx * away * side]
        const isTaken = built.some((other) => distance(other, centre) < 15)
        const crowd = Math.exp(-(distance(centre, [370, 350]) ** 2) / 260 ** 2)
        if (random() > 0.18 + crowd * 0.9 || isTaken || !isFree(centre, lake)) continue
        built.push(centre)
        blocks.push(block(centre, [dx, dy], w, h))
      }
    }
  }
  return polyline(blocks, true)
}

function isFree(at: Point, lake: Point[]): boolean {
  if (isInside(lake, at) || distance(at, OFFICE) < 26) return false
  if (Math.abs(at[0] - STATION[0]) < 64 && Math.abs(at[1] - STATION[1]) < 16) return false
  if (distanceToLine(lake.slice(0, -2), at) < 16 || distanceToLine(RIVER, at) < 14) return false
  if (distanceToLine(RAILWAY, at) < 20 || distanceToLine(MOTORWAY, at) < 22) return false
  if (Object.values(WAYS).some((way) => distanceToLine(way, at) < 12)) return false
  return ROADS.every((road) => distanceToLine(road, at) > 12)
}

function block([x, y]: Point, [dx, dy]: Point, w: number, h: number): Point[] {
  const corner = (along: number, across: number): Point => [
    x + dx * w * along - dy * h * across,
    y + dy * w * along + dx * h * across,
  ]
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

function trees(random: () => number, lake: Point[]): string {
  const strokes: Point[][] = []
  for (const [cx, cy, rx, ry] of WOODS) {
    const count = Math.round(rx * ry * 0.034)
    for (let i = 0; i < count; i++) {
      const angle = random() * 2 * Math.PI
      const reach = Math.sqrt(random())
      const at: Point = [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
      const tall = 4 + random() * 4
      const isTaken = strokes.some(([top]) => top && distance(top, at) < 6)
      if (isTaken || isInside(lake, at) || at[1] < 4) continue
      if (ROADS.some((road) => distanceToLine(road, at) < 13) || distanceToLine(RIVER, at) < 9) continue
      strokes.push([at, [at[0], at[1] + tall]])
    }
  }
  return polyline(strokes)
}

function* stepsAlong(line: Point[], step: number): Generator<[at: Point, direction: Point]> {
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point]
    const length = distance(from, to)
    const direction: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    for (let gone = step / 2; gone < length; gone += step)
      yield [[from[0] + direction[0] * gone, from[1] + direction[1] * gone], direction]
  }
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

import { area, FINE, path, rounded, roundedArea, straight } from '../ink.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'
import { seededRandom } from '../seeded-random.ts'
import { shortenDrawing } from '../shorten-path.ts'
import { bridgesBetween, growRootNet, measureRoots, rootStrokes, type Tree } from './root-net.ts'
import { brokenIsoLines, layers, nearer, rootField } from './root-soil.ts'
import { farTrunks, grass, trunk } from './wood.ts'

/** Pale outside, warm near the roots. */
const ROOTS = [
  ['#d9b878', 2.6],
  ['#e6cb94', 4.4],
  ['#efdaae', 6.8],
  ['#f5e5c2', 10],
  ['#f9ecd0', 14],
  ['#fbf1da', 20],
]

const STYLE = [
  'path{fill:none;stroke-linecap:round;stroke-linejoin:round}',
  'svg{background:#d5e0c6}',
  '.v0{fill:#c3d2b4}.v1{fill:#a9bf9f}.v2{fill:#87a68a}',
  '.e{fill:#120d08}',
  '.so{stroke:#3b2b1b;stroke-width:1.8}',
  '.b0,.b1,.b2{fill-rule:evenodd}.b0{fill:#281a0e}.b1{fill:#432a10}.b2{fill:#6f4413}',
  '.i4{stroke:#4a3219;stroke-width:1.8}',
  '.i3{stroke:#74491c;stroke-width:2}',
  '.i2{stroke:#ab6c1f;stroke-width:2.2}',
  '.i1{stroke:#dd9a2c;stroke-width:2.2}',
  '.i0{stroke:#ffd23f;stroke-width:2}',
  '.t{fill:#f7ecd4;stroke:#2a1d12;stroke-width:2.6}',
  '.bk{stroke:#2a1d12;stroke-width:2.2}',
  '.lt{stroke:#9a7f58;stroke-width:1.6}',
  '.g{stroke:#22422f;stroke-width:2.6}',
  '.k{stroke:#f5e5c2;stroke-width:6}',
  '.x{fill:#ffc914;stroke:#17110b;stroke-width:3}',
  ...ROOTS.map(([colour, width], pen) => `.r${pen}{stroke:${colour};stroke-width:${width}}`),
]

interface Stand {
  width: number
  height: number
  ground: number
  seed: string
  trees: readonly Tree[]
  /** Places of water that the roots look for. */
  water: number
  cell: number
  /** Trunks of the wood behind. */
  far: number
  /** Distances of the isolines, nearest first. */
  levels: readonly number[]
  /** A rhombus marks the joint nearest to each. */
  marks: readonly Point[]
}

export function wurzeln(): string {
  return stand({
    width: WIDTH,
    height: HEIGHT,
    ground: 232,
    seed: 'netz-7',
    trees: [
      [96, 26],
      [322, 44],
      [548, 30],
    ],
    water: 760,
    cell: 4,
    far: 15,
    levels: [8, 15, 23, 33, 45],
    marks: pairs([212, 420, 440, 400]),
  })
}

/** The same wood at the width of a page. */
export function wurzelnWeit(): string {
  return stand({
    width: 1440,
    height: 560,
    ground: 196,
    seed: 'netz-w3',
    trees: [
      [118, 26],
      [402, 34],
      [706, 50],
      [1010, 30],
      [1306, 38],
    ],
    water: 1080,
    cell: 5,
    far: 34,
    levels: [7, 16, 27, 40, 55],
    marks: pairs([262, 320, 556, 330, 860, 320, 1160, 320]),
  })
}

const DEPTH = 0.74
const REACH = 62

/** Trees apart above the ground, one net below; the soil is a field, drawn as isolines. */
function stand({ width, height, ground, seed, trees, water, cell, far, levels, marks }: Stand): string {
  const random = seededRandom(seed)
  const [noise, second] = [gradientNoise(`${seed}n`), gradientNoise(`${seed}m`)]
  const groundAt = (x: number) => ground + 7 * fractal(noise, x * 0.006, 7, 3)
  const places = Array.from(
    { length: water },
    (): Point => [-40 + random() * (width + 80), ground + 22 + random() ** 1.35 * (height - ground) * DEPTH],
  )
  const soil = { width, height, trees, groundAt, water: places }
  const roots = measureRoots(growRootNet(soil, noise))
  const bridges = bridgesBetween(roots, soil, ground, noise)
  const sheet = { width, height, cell, reach: REACH, groundAt }
  const field = rootField(sheet, roots, bridges, second)
  const behind = farTrunks(far, width, trees, groundAt, random)
  const trunks = trees.map((tree) => trunk(tree, groundAt, second, random))
  const blades = grass(width, groundAt, random)
  const surface: Point[] = []
  for (let x = -8; x <= width + 8; x += 12) surface.push([x, groundAt(x)])
  const isoOrder = levels.map((_, index) => index).toReversed()
  return shortenDrawing(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width * FINE} ${height * FINE}" preserveAspectRatio="xMidYMid slice"><style>${STYLE.join('')}</style>`,
      ...behind.map((lines, tone) => path(`v${tone}`, area(lines))),
      path('e', area([[...surface, [width + 8, height + 8], [-8, height + 8]]])),
      path('so', soft(layers(sheet, ground, field, levels[4] + 5, [noise, second]))),
      ...[4, 2, 0].map((level, body) => path(`b${body}`, roundedArea(nearer(field, levels[level])))),
      ...isoOrder.map((index) =>
        path(`i${index}`, soft(brokenIsoLines(field, levels[index], index > 2 ? 0.16 : 0.34, noise))),
      ),
      path('t', roundedArea(trunks.map(({ outline }) => outline))),
      path('bk', soft(trunks.flatMap(({ bark }) => bark))),
      path('lt', soft(trunks.flatMap(({ lit }) => lit))),
      path('k', soft(bridges.map((line) => simplify(line, 0.8)))),
      ...rootStrokes(roots).map((lines, pen) => path(`r${pen}`, soft(lines))),
      path('g', straight(blades)),
      path('x', area(marks.map((mark) => rhombus(nearestJoint(bridges, mark))))),
      '</svg>',
    ].join(''),
  )
}

/** Rounding needs three points. */
function soft(lines: readonly Line[]): string {
  return rounded(lines.map((line) => (line.length < 3 ? [line[0], line[0], line[line.length - 1]] : line)))
}

function nearestJoint(bridges: readonly Line[], [x, y]: Point): Point {
  const away = (point: Point) => (point[0] - x) ** 2 + (point[1] - y) ** 2
  return bridges.map((bridge) => bridge[5]).toSorted((a, b) => away(a) - away(b))[0]
}

function rhombus([x, y]: Point): Line {
  return pairs([x, y - 9, x + 14, y, x, y + 9, x - 14, y])
}

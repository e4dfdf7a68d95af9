import { area, path, rounded } from '../ink.ts'
import { lerp, smoothstep } from '../interpolate.ts'
import { type Line, pairs } from '../lines.ts'
import { fractal, gradientNoise, type Noise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import { HEIGHT, poster, WIDTH } from '../poster.ts'
import { seededRandom } from '../seeded-random.ts'
import { streamlines } from '../streamlines.ts'

const STYLE = [
  'path{stroke-linecap:round;stroke-linejoin:round}',
  'svg{background:#c9212b}',
  '.s0,.s1,.s2{fill:none;stroke:#f3b9b4;stroke-width:2}',
  '.s1{stroke:#fff;stroke-width:3.4}',
  '.s2{stroke:#fff;stroke-width:2.6}',
  '.rh{fill:#ffc914}',
]

const [X, Y, STILL] = [330, 372, 104]

export function mindset(): string {
  const weights = strokes()
  return poster(STYLE, [
    ...weights.map((lines, i) => path(`s${i}`, rounded(lines))),
    path('rh', area([pairs([X, Y - 17, X + 26, Y, X, Y + 17, X - 26, Y])])),
  ])
}

/** Thin lines, every third heavier, and those that close round the centre. */
function strokes(): Line[][] {
  const noise = gradientNoise('sturm-6')
  const lines = streamlines({
    width: WIDTH,
    height: HEIGHT,
    starts: starts(),
    step: 2,
    longest: 300,
    shortest: 40,
    closeness: 0.6,
    directionAt: (x, y) => windAt(noise, x, y),
    spacingAt: (x, y) => {
      const away = fromCentre([x, y])
      return away < STILL ? 0 : lerp(5.2, 11.5, smoothstep(STILL, 420, away))
    },
  })
  const weights: Line[][] = [[], [], []]
  lines.forEach((line, i) => {
    if (extentOf(line) < 84) return
    const isInner = fromCentre(line[line.length >> 1]) < 168
    weights[isInner ? 2 : i % 3 === 0 ? 1 : 0].push(simplify(line, 1.3))
  })
  return weights.map((group) => group.filter((line) => line.length > 2))
}

function starts(): [x: number, y: number, rank: number][] {
  const random = seededRandom('sturm')
  return Array.from({ length: 26_000 }, (): [number, number, number] => {
    const [x, y] = [random() * WIDTH, random() * HEIGHT]
    return [x, y, fromCentre([x, y]) + random() * 120]
  }).sort((a, b) => a[2] - b[2])
}

/** Inward spiral near the centre, curl noise further out; none in the still disc. */
function windAt(noise: Noise, x: number, y: number): Point | undefined {
  const away = fromCentre([x, y])
  if (away < STILL) return undefined
  const [step, grain] = [1.5, 0.0046]
  const at = (right: number, down: number) => fractal(noise, (x + right) * grain, (y + down) * grain, 3)
  const curlX = at(0, step) - at(0, -step)
  const curlY = at(step, 0) - at(-step, 0)
  const wild = smoothstep(STILL, 420, away)
  const turn = 1.15 - 0.6 * wild
  const dx = (-(y - Y) / away) * turn + (curlX / step) * 104 * wild - (0.24 * (x - X)) / away
  const dy = ((x - X) / away) * turn - (curlY / step) * 104 * wild - (0.24 * (y - Y)) / away
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}

function fromCentre([x, y]: Point): number {
  return Math.hypot(x - X, y - Y)
}

function extentOf(line: Line): number {
  const side = (axis: 0 | 1) => {
    const values = line.map((point) => point[axis])
    return Math.max(...values) - Math.min(...values)
  }
  return Math.max(side(0), side(1))
}

import { PROJECT_STAGES } from '../features/inquiry/content/project-stages.ts'
import { type Point, polyline, simplify } from './path-data.ts'
import { seededRandom } from './seeded-random.ts'

const WIDTH = 1440
const GROUND = 352
/** Path units per drawing unit: coordinates are integers. */
const FINE = 4

/** Data: `features/inquiry/content/project-stages.ts`; colours are the page's CSS variables. */
export function projectProfile(): string {
  const random = seededRandom('projektprofil')
  const crest = roughen(controlPoints(), random)
  const outline = polyline([simplify(crest, 0.35).map(scaled)])
  const { heavy, light } = hachures(crest, random)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${GROUND}"><g id="profile" fill="none">`,
    `<g transform="scale(${1 / FINE})" stroke-linecap="round">`,
    `<path fill="var(--sunk)" d="${outline}V${GROUND * FINE}H0z"/>`,
    `<g stroke="var(--h)"><path stroke-width="3" d="${polyline(light)}"/><path stroke-width="5" d="${polyline(heavy)}"/></g>`,
    `<path stroke="var(--ink)" stroke-width="9" stroke-linejoin="round" d="${outline}"/>`,
    `</g></g></svg>\n`,
  ].join('')
}

const scaled = ([x, y]: Point): Point => [x * FINE, y * FINE]

/** False summits and hollows: share of the way, and height relative to the straight line. */
const BETWEEN: readonly (readonly [stage: number, share: number, rise: number])[] = [
  [0, 0.2, 9],
  [0, 0.36, -3],
  [0, 0.6, 6],
  [0, 0.8, -9],
  [1, 0.3, 4],
  [1, 0.56, 19],
  [1, 0.74, -9],
  [1, 0.88, -2],
  [2, 0.2, -17],
  [2, 0.46, 14],
  [2, 0.62, 22],
  [2, 0.82, 1],
  [3, 0.14, -14],
  [3, 0.34, 2],
  [3, 0.56, -11],
  [3, 0.76, 3],
  [3, 0.9, -2],
  [4, 0.18, 6],
  [4, 0.4, 0],
  [4, 0.62, -5],
  [4, 0.84, 4],
]

function controlPoints(): Point[] {
  const points: Point[] = [[-6, 331]]
  PROJECT_STAGES.forEach(({ x, y }, stage) => {
    points.push([x, y])
    const next = PROJECT_STAGES[stage + 1]
    if (!next) return
    for (const [of, share, rise] of BETWEEN) {
      if (of === stage) points.push([x + (next.x - x) * share, y + (next.y - y) * share - rise])
    }
  })
  return [...points, [1352, 222], [1394, 234], [WIDTH + 6, 262]]
}

/** Midpoint displacement, decreasing per round. */
function roughen(points: Point[], random: () => number): Point[] {
  let line = points
  for (let round = 0; round < 5; round++) {
    line = line.flatMap((from, i) => {
      const to = line[i + 1]
      if (!to) return [from]
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      const calm = from[0] < 90 ? 0.25 : 1
      const along = (random() - 0.5) * length * 0.08
      const up = (random() - 0.5) * length * 0.2 * calm
      return [from, [(from[0] + to[0]) / 2 + along, (from[1] + to[1]) / 2 + up] as const]
    })
  }
  return line
}

interface Hatching {
  heavy: Point[][]
  light: Point[][]
}

/** Fall-line strokes on descending slopes, and a few short ones on climbs. */
function hachures(crest: Point[], random: () => number): Hatching {
  const hatching: Hatching = { heavy: [], light: [] }
  const gully = waves(random)
  for (let x = 6; x < WIDTH - 2; ) {
    const top = heightAt(crest, x)
    const fall = (heightAt(crest, x + 13) - heightAt(crest, x - 9)) / 22
    const depth = GROUND - top
    x += fall > 0.05 ? 2.4 + random() * 1.7 : 5 + random() * 9
    if (depth < 14) continue
    if (fall > 0.05) {
      const reach = Math.min(depth * 0.84, 10 + fall * 190 * (0.55 + 0.75 * gully(x)))
      slope(hatching, [x, top + 2.5 + random() * 2], reach, 0.16 + fall * 0.62, random)
    } else if (random() < 0.5) {
      hatching.light.push(stroke(x, top + 3, Math.min(5 + random() * 9, depth * 0.4), -0.16, random))
    }
  }
  for (const [x, length, lean] of SPURS) spur(hatching, [x, heightAt(crest, x)], length, lean, random)
  return hatching
}

/** Ridges towards the viewer: position on the crest, length, lean to the right. */
const SPURS: readonly (readonly [x: number, length: number, lean: number])[] = [
  [112, 26, 0.5],
  [211, 46, 0.42],
  [330, 58, 0.1],
  [450, 112, 0.4],
  [575, 128, 0.32],
  [640, 70, -0.12],
  [716, 176, 0.26],
  [792, 168, 0.2],
  [892, 190, 0.16],
  [1000, 150, -0.06],
  [1060, 232, 0.1],
]

/** A broken spur line with hatching on its shaded side. */
function spur(hatching: Hatching, top: Point, length: number, lean: number, random: () => number): void {
  const bend = waves(random)
  let [x, y] = top
  let line: Point[] = []
  for (let down = 0; down < length; ) {
    const step = 2.3 + random() * 2
    down += step
    y += step
    x += step * (lean + (bend(down * 2.2) - 0.5) * 0.9)
    if (y > GROUND - 6) break
    line.push(scaled([x, y]))
    if (random() < 0.04 + (down / length) * 0.12) {
      hatching.heavy.push(simplify(line, 1.4))
      line = []
    }
    const reach =
      (1 - down / length) ** 1.4 * Math.min(length * 0.5, 74) * (0.35 + bend(down * 5) * 0.5 + random() * 0.5)
    if (reach > 3 && y + reach < GROUND - 4) slope(hatching, [x + 1.5, y + 1], reach, lean + 0.62, random)
  }
  if (line.length > 1) hatching.heavy.push(simplify(line, 1.4))
}

function slope(hatching: Hatching, [x, top]: Point, reach: number, lean: number, random: () => number): void {
  let from = 0
  for (let part = 0; from < reach; part++) {
    const length = Math.min((26 - part * 3) * (0.45 + random() * 0.9), reach - from)
    if (length > 3) {
      const line = stroke(x + from * lean, top + from, length, lean * (1 + from / 500), random)
      const low = (line.at(-1)?.[1] ?? 0) > (GROUND - 2) * FINE
      if (!low) (part === 0 && length > 17 ? hatching.heavy : hatching.light).push(line)
    }
    from += length + 3 + random() * (4 + part * 5)
    if (random() < 0.13 + part * 0.1) return
  }
}

function stroke(x: number, y: number, length: number, lean: number, random: () => number): Point[] {
  const bend = (random() - 0.5) * length * 0.09
  const points: Point[] = [
    [x, y],
    [x + length * lean * 0.46 + bend, y + length * 0.5],
    [x + length * lean, y + length],
  ]
  return (length < 9 ? [points[0] as Point, points[2] as Point] : points).map(scaled)
}

/** Slow waves in [0, 1]: gullies and spurs. */
function waves(random: () => number): (x: number) => number {
  const phases = [random(), random(), random()].map((share) => share * 2 * Math.PI)
  return (x) =>
    0.5 +
    0.5 *
      [0.021, 0.055, 0.127].reduce(
        (sum, pace, i) => sum + Math.sin(x * pace + (phases[i] ?? 0)) * (0.5 - i * 0.14),
        0,
      )
}

function heightAt(crest: Point[], x: number): number {
  const right = crest.findIndex(([at]) => at >= x)
  const from = crest[Math.max(right - 1, 0)]
  const to = crest[right]
  if (!from || !to) return GROUND
  const share = (x - from[0]) / (to[0] - from[0] || 1)
  return from[1] + share * (to[1] - from[1])
}

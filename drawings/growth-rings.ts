import { harmonics } from './circle.ts'
import { type Disc, DROUGHT, growDisc, type Ring } from './grow-disc.ts'
import { type Point, polyline, simplify, smoothLine } from './path-data.ts'
import { seededRandom } from './seeded-random.ts'

const [WIDTH, HEIGHT] = [784, 856]
const PITH: Point = [330, 372]
/** Path units per drawing unit: coordinates are integers. */
const FINE = 2

/** Sixty rings, seven dry years, a closed scar, a drying crack and bark. Colours are the page's CSS variables. */
export function growthRings(): string {
  const random = seededRandom('jahrringe')
  const disc = growDisc(random)
  const sapwood = disc.rings.at(-1) as Ring
  const heartwood = disc.rings[DROUGHT.from - 3] as Ring
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><g id="rings" fill="none">`,
    `<g transform="translate(${PITH.join(' ')})scale(${1 / FINE})" stroke-linecap="round" stroke-linejoin="round">`,
    ...bark(sapwood, random),
    `<path fill="var(--raised)" d="${closed(sapwood)}"/>`,
    `<path fill="var(--sunk)" d="${closed(heartwood)}"/>`,
    '<g stroke="var(--h)">',
    ...rings(disc, random),
    ...scar(disc),
    '</g>',
    crack(sapwood, random),
    '</g></g></svg>\n',
  ].join('')
}

const at = ([angle, radius]: Point): Point => [
  Math.cos(angle) * radius * FINE,
  Math.sin(angle) * radius * FINE,
]

function closed({ points }: Ring): string {
  return smoothLine([simplify(points.map(at), 0.7).slice(0, -1)], true)
}

/** Three weights, because the late wood differs between years. */
function rings({ rings: all }: Disc, random: () => number): string[] {
  const groups = [
    { width: 0.8, d: '' },
    { width: 1.25, d: '' },
    { width: 1.9, d: '' },
  ]
  for (const ring of all) {
    const dice = random()
    const group = groups[ring.dry ? 0 : dice < 0.18 ? 2 : dice < 0.6 ? 1 : 0]
    const d = ring.open ? smoothLine([simplify(ring.points.map(at), 0.7)]) : closed(ring)
    if (group) group.d += d.replace(/^m/, 'M')
  }
  return groups.map(({ width, d }) => `<path stroke-width="${width * FINE}" d="${d}"/>`)
}

function scar({ wound, crease }: Disc): string[] {
  const depth = (i: number) => 66 * (1 - Math.abs((2 * i) / (wound.length - 1) - 1)) ** 0.8
  const behind = wound.map(([angle, radius], i): Point => [angle, radius - depth(i)]).reverse()
  const stain = smoothLine([simplify([...wound, ...behind].map(at), 0.7)], true)
  return [
    `<path fill="var(--h)" stroke="none" opacity=".22" d="${stain}"/>`,
    `<path stroke-width="${2.6 * FINE}" d="${polyline([simplify(wound.map(at), 1), crease.map(at)])}"/>`,
  ]
}

function bark({ points }: Ring, random: () => number): string[] {
  const thick = harmonics(random, [3, 7, 12, 23], [5, 4, 6, 5])
  const outline = points
    .filter((_, i) => i % 2 === 0)
    .map(([angle, radius]): Point => {
      const furrow = random() < 0.18 ? 9 + random() * 6 : 0
      return [angle + (random() - 0.5) * 0.012, radius + 27 + thick(angle) + (random() - 0.5) * 6 - furrow]
    })
  const cork: Point[][] = []
  points.forEach(([angle, radius], i) => {
    const outer = Math.min(outline[i >> 1]?.[1] ?? radius, outline[(i + 1) >> 1]?.[1] ?? radius) - 2
    const from = radius + 2 + (outer - radius - 5) * random()
    const slant = (random() - 0.5) * 0.024
    cork.push([at([angle, from]), at([angle + slant, Math.min(from + 4 + random() * 13, outer)])])
  })
  const edge = polyline([outline.slice(0, -1).map(at)], true)
  return [
    `<path fill="var(--paper)" stroke="var(--ink)" stroke-width="${1.9 * FINE}" d="${edge}"/>`,
    `<path stroke="var(--h)" stroke-width="${1.2 * FINE}" d="${polyline(cork)}"/>`,
    `<path stroke="var(--ink)" stroke-width="${2.2 * FINE}" d="${closed({ points, dry: false, open: false })}"/>`,
  ]
}

function crack({ points }: Ring, random: () => number): string {
  const angle = 5.4
  const outer = points.reduce((far, point) => (Math.abs(point[0] - angle) < 0.01 ? point[1] : far), 0) + 29
  const left: Point[] = []
  const right: Point[] = []
  for (let share = 0; share <= 1; share += 0.09) {
    const radius = outer * (0.36 + 0.66 * share)
    const wander = (random() - 0.5) * 0.012
    left.push([angle - 0.001 - 0.022 * share ** 1.3 + wander, radius])
    right.push([angle + 0.001 + 0.022 * share ** 1.3 + wander, radius])
  }
  const edge = [...left.reverse(), ...right].map(at)
  return `<path fill="var(--paper)" stroke="var(--ink)" stroke-width="${1.3 * FINE}" d="${polyline([edge])}"/>`
}

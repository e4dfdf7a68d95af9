import { SURVIVAL_COURSES } from '../features/services/content/services.ts'
import { fractal, gradientNoise, type Noise } from './noise.ts'
import { type Point, polyline, simplify } from './path-data.ts'
import { seededRandom } from './seeded-random.ts'
import { shortenDrawing } from './shorten-path.ts'

/** Path units per drawing unit: coordinates are integers. */
const FINE = 2
const PER_KILOMETRE = 26
/** Heights are drawn four times as steep as they are. */
const PER_METRE = 0.112

/** The walks of the three courses as slopes at one scale: all ascent added up. Colours are the page's CSS variables. */
export function slopes(): string {
  const groups = SURVIVAL_COURSES.map(({ level, walk }) => {
    const width = walk.kilometres * PER_KILOMETRE
    const height = walk.ascentMetres * PER_METRE
    return `<g id="slope-${level}" fill="none" stroke-linecap="round">${slope(level, width, height)}</g>`
  })
  return shortenDrawing(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -180 624 180">${groups.join('')}</svg>\n`,
  )
}

/** Stands on y = 0 and rises to negative y, so that the page sets the frame. */
function slope(level: number, width: number, height: number): string {
  const noise = gradientNoise(`steigung-${level}`)
  const steps = Math.round(width / 4)
  const crest = Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = i / steps
    return [share * width, -heightAt(noise, share, height)]
  })
  const outline = polyline([simplify(crest, 0.3).map(scaled)])
  const { shaded, lit } = hachures(noise, width, height, seededRandom(`schraffen-${level}`))
  return [
    `<g transform="scale(${1 / FINE})">`,
    `<path fill="var(--raised)" d="${outline}z"/>`,
    `<path stroke="var(--hf)" stroke-width="2.2" d="${polyline(lit)}"/>`,
    `<path stroke="var(--h)" stroke-width="2.6" d="${polyline(shaded)}"/>`,
    `<path stroke="var(--ink)" stroke-width="4" stroke-linejoin="round" d="${outline}"/>`,
    `</g>`,
  ].join('')
}

const SUMMIT = 0.54

/** Climbs to the summit and falls to the right; the highest point is the whole ascent. */
function heightAt(noise: Noise, share: number, height: number): number {
  const base = share < SUMMIT ? (share / SUMMIT) ** 1.18 : ((1 - share) / (1 - SUMMIT)) ** 0.94
  const rough = fractal(noise, share * 5.2, 3.7, 4)
  const fine = fractal(noise, share * 19, 9.1, 2)
  return Math.max(0, height * (base + base * (1 - base) * (0.62 * rough + 0.22 * fine)))
}

/** Fall-line strokes: dense on the lee side, few on the climb. */
function hachures(
  noise: Noise,
  width: number,
  height: number,
  random: () => number,
): { shaded: Point[][]; lit: Point[][] } {
  const shaded: Point[][] = []
  const lit: Point[][] = []
  for (let x = 3; x < width - 3; x += 2.3 + random() * 1.7) {
    const top = heightAt(noise, x / width, height)
    const ahead = heightAt(noise, Math.min(1, (x + 5) / width), height)
    const falls = ahead < top - 0.6
    const gully = 0.5 + 0.5 * fractal(noise, x * 0.045, 21.4, 3)
    if (!falls && random() > 0.3 + 0.4 * (1 - gully)) continue
    const reach =
      top * (falls ? 0.2 + 0.85 * gully * (0.75 + 0.25 * random()) : 0.06 + 0.26 * gully * random())
    if (reach < 3) continue
    const lean = falls ? 0.1 + 0.32 * gully : -0.06
    const strokes = falls ? shaded : lit
    for (let down = 1.5 + random() * 2; down < reach; ) {
      const length = Math.min(reach - down, 8 + random() * 34)
      if (length > 2.4)
        strokes.push([
          scaled([x + down * lean, down - top]),
          scaled([x + (down + length) * lean, down + length - top]),
        ])
      down += length + 2 + random() * 4
    }
  }
  return { shaded: shaded.filter(inside(width)), lit }
}

/** No stroke leaves the foot of the slope. */
function inside(width: number): (stroke: Point[]) => boolean {
  return (stroke) => stroke.every(([x, y]) => x < width * FINE && y < -2)
}

const scaled = ([x, y]: Point): Point => [x * FINE, y * FINE]

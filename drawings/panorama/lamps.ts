import { FINE } from '../ink.ts'
import { fractal, gradientNoise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'
import type { Engraving } from './engraving.ts'

/** Far shore and villages, left to right. Shown only in dark mode. */
export function lamps({ view, shading }: Engraving, shore: readonly number[]): Point[] {
  const random = seededRandom('lampen')
  const noise = gradientNoise('tone')
  const places: Point[] = []
  for (let i = 0; i < 400 && places.length < 58; i++) {
    const x = random() * view.width
    if (fractal(noise, x * 0.012, 77, 2) < 0) continue
    const bank = shore[Math.floor(x)]
    if (bank >= view.height) continue
    const y = bank - 1.5 - random() * random() * 9
    const isApart = !places.some((other) => Math.hypot(other[0] - x, other[1] - y) < 5)
    if (shading.light[view.pixelAt(x, y)] >= 0 && isApart) places.push([x, y])
  }
  return places.sort((a, b) => a[0] - b[0])
}

/** Zero-length stroke with round caps. */
export function lampsPath(places: readonly Point[]): string {
  return places.map(([x, y]) => `M${Math.round(x * FINE)} ${Math.round(y * FINE)}h0`).join('')
}

import type { Line } from './lines.ts'
import { seededRandom } from './seeded-random.ts'

/** Rising from (0, 0), spreading, shorter further up. */
export function sparks(seed: string, count: number, width: number, height: number): Line[] {
  const random = seededRandom(seed)
  return Array.from({ length: count }, (_, i) => {
    const share = random() ** 0.8
    const x = (random() - 0.5) * width * (0.25 + share) + Math.sin(share * 7 + i) * width * 0.08
    const y = -height * share
    const length = 2 + random() * 5 * (1 - share * 0.5)
    return [
      [x, y],
      [x + (random() - 0.5) * length, y - length],
    ]
  })
}

import type { Line } from '../lines.ts'
import type { Point } from '../path-data.ts'
import { seededRandom } from '../seeded-random.ts'

/** Flow lines that rise and narrow from (0, 0), outermost first. */
export function flames(): Line[][] {
  const [count, width, height] = [40, 62, 98]
  const random = seededRandom('lagerfeuer')
  const phase = random() * 6
  const heats: Line[][] = [[], [], []]
  for (let i = 0; i < count; i++) {
    const side = ((i + 0.5) / count) * 2 - 1
    const out = Math.abs(side)
    const reach = height * (1 - out * out * 0.72) * (0.62 + 0.5 * random())
    const start = random() * 0.16
    const line = Array.from({ length: 10 }, (_, k): Point => {
      const share = start + ((1 - start) * k) / 9
      const belly = Math.sin(Math.PI * Math.min(1, 0.18 + share * 0.9))
      const sway =
        Math.sin(phase + share * 4.2 + side * 1.3) * 1.25 * width * 0.16 * share +
        Math.sin(share * 9 + i) * width * 0.018 * share
      return [side * width * 0.5 * (0.55 + 0.75 * belly) * (1 - share * share * 0.86) + sway, -reach * share]
    })
    heats[out < 0.3 ? 2 : out < 0.66 ? 1 : 0].push(line)
  }
  return heats
}

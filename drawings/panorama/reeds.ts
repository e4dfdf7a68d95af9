import type { Line } from '../lines.ts'
import { fractal, gradientNoise } from '../noise.ts'
import type { Engraving } from './engraving.ts'
import { WATER } from './shade.ts'

/** Along the near bank, growing towards the viewer. */
export function reeds({ view, shading }: Engraving, random: () => number): Line[] {
  const noise = gradientNoise('tone')
  const isWater = (x: number, y: number) => shading.light[view.pixelAt(x, y)] === WATER
  const isLand = (x: number, y: number) => shading.light[view.pixelAt(x, y)] >= 0
  const bankAt = (x: number) => {
    for (let y = view.height - 1; y > 300; y--) if (isWater(x, y) && isLand(x, y - 1)) return y
    return 0
  }
  const stems: Line[] = []
  for (let x = 700; x < view.width; x += 1.6 + random() * 3) {
    const y = bankAt(x)
    if (y < 356) continue
    const clump = Math.max(0, fractal(noise, x * 0.02, 3, 2) + 0.3)
    const height = (y - 330) * (0.1 + 0.16 * random()) * (0.4 + 1.2 * clump)
    if (height <= 2.5) continue
    stems.push([
      [x, y + 1.5],
      [x + (random() - 0.35) * height * 0.3, y - height],
    ])
  }
  return stems
}

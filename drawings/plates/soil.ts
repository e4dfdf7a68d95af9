import type { Line } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'

export function soil(ground: number, noise: Noise): Line[] {
  const runs: Point[][] = []
  for (let y = ground + 26; y < HEIGHT; y += 22 + (y - ground) * 0.02) {
    runs.push([])
    for (let x = 0; x <= WIDTH; x += 8) {
      if (fractal(noise, x * 0.012 + 40, y * 0.09, 2) <= -0.02) runs.push([])
      else runs[runs.length - 1].push([x, y + 16 * fractal(noise, x * 0.006, y * 0.02, 3)])
    }
  }
  return runs.filter((run) => run.length > 3).map((run) => simplify(run, 0.6))
}

export function stones(ground: number, random: () => number): Line[] {
  return Array.from({ length: 26 }, () => {
    const x = random() * WIDTH
    const y = ground + 90 + random() ** 0.8 * 460
    const radius = 5 + random() * random() * 24
    return Array.from({ length: 9 }, (_, corner): Point => {
      const angle = (corner / 9) * 6.283
      return [
        x + Math.cos(angle) * radius * (0.85 + 0.35 * random()),
        y + Math.sin(angle) * radius * 0.72 * (0.85 + 0.35 * random()),
      ]
    })
  })
}

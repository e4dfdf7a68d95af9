import type { Line } from '../lines.ts'
import { HEIGHT, WIDTH } from '../poster.ts'
import { onFloor } from './hut.ts'

export function needles(random: () => number): Line[] {
  const lines: Line[] = []
  for (let i = 0; i < 560; i++) {
    const scale = 1.02 + random() ** 1.25 * 1.9
    const place = onFloor(random(), scale)
    const [x, y] = place
    if (y > HEIGHT + 6 || x < -6 || x > WIDTH + 6) continue
    const length = (3 + 5 * random()) * scale
    const angle = (random() - 0.5) * 1.1 + (random() < 0.5 ? Math.PI : 0)
    lines.push([
      place,
      [x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.25 - 1],
      [x + Math.cos(angle) * length, y + Math.sin(angle) * length * 0.45],
    ])
  }
  return lines
}

/** Horizontal strokes of incoming light, fewer towards the viewer. */
export function lightOnFloor(random: () => number): Line[] {
  const lines: Line[] = []
  for (let scale = 1.02; scale < 2.15; scale *= 1.035) {
    const middle = 0.5 + 0.12 * (scale - 1)
    const half = 0.4 / scale ** 0.42
    const start = middle - half * (0.72 + 0.4 * random())
    const end = middle + half * (0.72 + 0.4 * random())
    for (let share = start; share < end; ) {
      const length = 0.03 + random() * 0.12
      if (random() < 1.15 - (scale - 1) * 0.85)
        lines.push([onFloor(share, scale), onFloor(Math.min(end, share + length), scale)])
      share += length + 0.015 + random() * 0.05 * scale
    }
  }
  return lines
}

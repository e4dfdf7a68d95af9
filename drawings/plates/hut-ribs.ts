import { between, type Line } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'
import { APEX, at, LEFT, nearness, RIGHT } from './hut.ts'

/** Scales of evenly spaced ribs, from the opening to the viewer. */
export function stations(random: () => number): number[] {
  const scales: number[] = []
  for (let scale = 1; scale < 4.4; scale *= 1.082 + 0.03 * random()) scales.push(scale)
  return scales
}

interface Rib {
  outline: Line
  rim: Line
}

/** Crooked poles on both sides of each station, by nearness; nearest first within one. */
export function ribs(scales: readonly number[], noise: Noise, random: () => number) {
  const all = scales.map((scale, i) => {
    const width = 3.4 * scale * (0.85 + 0.3 * random())
    const bend = (row: number) => 2.2 * scale * fractal(noise, i * 2.1, row, 2)
    return { scale, pair: [rib(LEFT, -1, scale, width, bend), rib(RIGHT, 1, scale, width, bend)] }
  })
  return [0, 1, 2].map((wanted) => {
    const chosen = all
      .filter(({ scale }) => nearness(scale) === wanted)
      .reverse()
      .flatMap(({ pair }) => pair)
      .filter(({ outline }) => outline.some(isOnSheet))
    return { outlines: chosen.map(({ outline }) => outline), rims: chosen.map(({ rim }) => rim) }
  })
}

function rib(corner: Point, side: 1 | -1, scale: number, width: number, bend: (row: number) => number): Rib {
  const [top, foot] = [at(APEX, scale), at(corner, scale)]
  const length = Math.hypot(foot[0] - top[0], foot[1] - top[1])
  const [acrossX, acrossY] = [-(foot[1] - top[1]) / length, (foot[0] - top[0]) / length]
  const spine = Array.from({ length: 7 }, (_, k) => {
    const [x, y] = between(top, foot, (k / 6) * 1.03)
    const half = (width * (0.75 + (0.35 * k) / 6)) / 2
    return { x: x + bend(k * 2 + side), y: y + bend((k + 9) * 2 + side) * 0.4, half }
  })
  const edge = (way: 1 | -1) =>
    spine.map(({ x, y, half }): Point => [x + way * acrossX * half, y + way * acrossY * half])
  return { outline: [...edge(1), ...edge(-1).reverse()], rim: edge(side) }
}

function isOnSheet([x, y]: Point): boolean {
  return x > -10 && x < WIDTH + 10 && y > -10 && y < HEIGHT + 10
}

import { Grid } from '../grid.ts'
import { isoLines } from '../iso-lines.ts'
import { lengthOf, type Line } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import { type Point, simplify } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'
import type { Boulder } from './boulder.ts'

/** Contours of a stream function by weight; the thinnest have gaps. */
export function current(boulders: readonly Boulder[], noise: Noise): Line[][] {
  const flow = Grid.sample(WIDTH, HEIGHT, 4, (x, y) => streamFunction(boulders, noise, x, y))
  const weights: Line[][] = [[], [], []]
  let count = 0
  for (let level = -260; level < WIDTH + 260; level += 8.6, count++) {
    const weight = count % 7 === 0 ? 2 : count % 3 === 0 ? 1 : 0
    const isDry = ([x, y]: Point) =>
      boulders.some((each) => Math.hypot(x - each.x, y - each.y) < each.radius * 0.97) ||
      (weight === 0 && fractal(noise, x * 0.02, y * 0.008, 2) > 0.24)
    for (const line of isoLines(flow, level)) {
      if (lengthOf(line) < 26) continue
      const runs = split(line, isDry).filter((run) => run.length > 5)
      weights[weight].push(...runs.map((run) => threePoints(simplify(run, 0.55))))
    }
  }
  return weights
}

/** A bending stream, and a doublet and two eddies per boulder. */
function streamFunction(boulders: readonly Boulder[], noise: Noise, x: number, y: number): number {
  let value = x + 26 * Math.sin(y * 0.0065) + 10 * fractal(noise, x * 0.006, y * 0.0035, 3)
  for (const { x: middle, y: row, radius } of boulders) {
    const [dx, dy] = [x - middle, y - row]
    const squared = dx * dx + dy * dy
    value -= dx * (squared < radius * radius ? 1 : (radius * radius) / squared) * 0.98
    const behind = dy - radius * 1.2
    for (const side of [-1, 1]) {
      const out = dx - side * radius * 0.42
      const away = out * out + behind * behind * 0.5
      value += side * radius * 0.42 * Math.exp(-away / (radius * radius * 0.14))
    }
  }
  return value
}

/** Runs between omitted points. */
function split(line: Line, isLeftOut: (point: Point) => boolean): Point[][] {
  const runs: Point[][] = [[]]
  for (const point of line) {
    if (isLeftOut(point)) runs.push([])
    else runs[runs.length - 1].push(point)
  }
  return runs
}

/** Rounding needs three points. */
function threePoints(line: Line): Line {
  return line.length < 3 ? [line[0], line[0], line[1]] : line
}

import { Grid } from '../grid.ts'
import { smoothstep } from '../interpolate.ts'
import { isoLines } from '../iso-lines.ts'
import { lengthOf, type Line } from '../lines.ts'
import { fractal, gradientNoise, type Noise } from '../noise.ts'
import { simplify } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'

const CELL = 3
/** Position of the fire, and its maximum height. */
const [X, Y, REACH] = [318, 686, 640]

/** Heat levels to fill and to stroke, from outside in; strokes have four inks. */
const FILLED = [0.02, 0.26, 0.5, 0.74]
const DRAWN = [0.02, 0.1, 0.18, 0.26, 0.34, 0.42, 0.5, 0.58, 0.66, 0.74, 0.82]
const inkOf = (rank: number) => Math.min(3, Math.floor(rank / 3))

export function isotherms(): { bodies: Line[][]; lines: Line[][] } {
  const bend = gradientNoise('g9')
  const lick = gradientNoise('g9x')
  const heat = Grid.sample(WIDTH, HEIGHT, CELL, (x, y) => heatAt(bend, lick, x, y))
  const bodies = FILLED.map((level) =>
    isoLines(heat, level)
      .map((line) => simplify(line, 0.9))
      .filter((line) => lengthOf(line) > 50),
  )
  const lines: Line[][] = [[], [], [], []]
  DRAWN.forEach((level, rank) => {
    const long = isoLines(heat, level).filter((line) => lengthOf(line) >= 40)
    lines[inkOf(rank)].push(...long.map((line) => simplify(line, 0.7)))
  })
  return { bodies, lines }
}

/** Onion-shaped plume, sheared by noise into tongues. */
function heatAt(bend: Noise, lick: Noise, x: number, y: number): number {
  const share = (Y - y) / REACH
  if (share < -0.08) return -1
  const up = Math.max(0, share)
  let out = (x - X) * 0.9
  out +=
    up ** 1.25 * 150 * fractal(bend, out * 0.0022 + 3, y * 0.0034, 3) +
    up ** 0.8 * 40 * fractal(lick, out * 0.009, y * 0.006, 2)
  const half = Math.sin(Math.PI * Math.min(1, 0.1 + up * 0.9)) ** 0.8 * (1 - up * 0.62) * 190 + 4
  const core = 1 - (Math.abs(out) / half) ** 1.35
  const tongues = fractal(lick, out * 0.0105, y * 0.0029 + 4, 3) * (0.35 + 1.15 * smoothstep(0.05, 0.5, up))
  const foot = smoothstep(-0.03, 0.1, share)
  const heat =
    core * (1.02 - 0.72 * up) - 0.5 * up ** 1.6 + tongues * (0.35 + 0.65 * smoothstep(0.05, 0.4, up))
  return heat * foot - (1 - foot) * 0.5
}

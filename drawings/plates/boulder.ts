import { clamp, lerp } from '../interpolate.ts'
import type { Line } from '../lines.ts'
import { fractal, type Noise } from '../noise.ts'
import type { Point } from '../path-data.ts'
import { HEIGHT, WIDTH } from '../poster.ts'
import { streamlines } from '../streamlines.ts'

export interface Boulder {
  x: number
  y: number
  radius: number
}

export function boulder(of: Boulder, noise: Noise, random: () => number) {
  const { x, y } = of
  const radiusAt = (angle: number) =>
    of.radius * (0.9 + 0.42 * fractal(noise, Math.cos(angle) * 1.15 + x, Math.sin(angle) * 1.15 + y, 3))
  const outline = Array.from({ length: 22 }, (_, corner): Point => {
    const angle = (corner / 22) * 6.283
    return [x + Math.cos(angle) * radiusAt(angle), y + Math.sin(angle) * radiusAt(angle) * 0.92]
  })
  return {
    outline,
    shadow: facet(of, radiusAt, noise, random),
    light: hatching(of, radiusAt, noise, random),
  }
}

function facet(
  { x, y }: Boulder,
  radiusAt: (angle: number) => number,
  noise: Noise,
  random: () => number,
): Line {
  const start = 0.15 + random() * 0.3
  const angles = Array.from({ length: 10 }, (_, i) => start + (i / 9) * 2.5)
  const outer = angles.map((angle): Point => {
    const radius = radiusAt(angle)
    return [x + Math.cos(angle) * radius * 0.985, y + Math.sin(angle) * radius * 0.905]
  })
  const inner = angles.map((angle): Point => {
    const share = 0.52 + 0.3 * fractal(noise, angle * 1.3 + x, y, 2)
    const radius = radiusAt(angle)
    return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share * 0.92]
  })
  return [...outer, ...inner.reverse()]
}

/** Densest at the upper left, none on the far side. */
function hatching(
  { x, y, radius }: Boulder,
  radiusAt: (angle: number) => number,
  noise: Noise,
  random: () => number,
): Line[] {
  const isInside = (right: number, down: number) => {
    const flat = down / 0.92
    return Math.hypot(right, flat) < radiusAt(Math.atan2(flat, right)) * 0.97
  }
  const starts = Array.from(
    { length: 1600 },
    (): Point => [x + (random() * 2 - 1) * radius, y + (random() * 2 - 1) * radius],
  )
  return streamlines({
    width: WIDTH,
    height: HEIGHT,
    starts,
    step: 1.5,
    longest: radius * 0.9,
    shortest: 6,
    closeness: 0.7,
    directionAt: (px, py) => {
      if (!isInside(px - x, py - y)) return undefined
      const out = (px - x) / radius
      const dx = -0.35 + 0.9 * out + 0.6 * fractal(noise, px * 0.016, py * 0.016, 2)
      const dy = 1 - out * 0.3
      const length = Math.hypot(dx, dy)
      return [dx / length, dy / length]
    },
    spacingAt: (px, py) => {
      const facing = -((px - x) * 0.55 + (py - y) * 0.83) / radius
      const dark = facing + 0.3 * fractal(noise, px * 0.03, py * 0.03, 2)
      return dark < -0.12 ? 0 : lerp(8.5, 3.1, clamp((dark + 0.12) * 1.15))
    },
  })
}

import { area, bent, path, roundedArea } from '../ink.ts'
import type { Line } from '../lines.ts'
import type { Point } from '../path-data.ts'

interface Log {
  from: Point
  to: Point
  thickness: number
}

const LOGS: readonly Log[] = [
  { from: [120, 690], to: [470, 640], thickness: 24 },
  { from: [520, 696], to: [190, 636], thickness: 22 },
  { from: [250, 712], to: [396, 628], thickness: 20 },
  { from: [96, 716], to: [560, 716], thickness: 26 },
]

export function logs(random: () => number): string[] {
  return LOGS.flatMap((log) => {
    const fibres = grain(log, random)
    const rings = yearRings(log, random)
    return [
      path('lb', area([body(log)])),
      path('lg', bent(fibres)),
      path('le', roundedArea([cut(log)])),
      path('lr', roundedArea(rings)),
    ]
  })
}

/** Point by share of the length, and units across. */
function on({ from, to }: Log, share: number, across: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  return [from[0] + dx * share + (-dy / length) * across, from[1] + dy * share + (dx / length) * across]
}

function body(log: Log): Line {
  const half = log.thickness / 2
  return [on(log, 0, half), on(log, 1, half * 0.86), on(log, 1, -half * 0.86), on(log, 0, -half)]
}

function grain(log: Log, random: () => number): Line[] {
  const { from, to } = log
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy)
  const fibres: Line[] = []
  for (let i = 0; i < 7; i++) {
    const across = (((i + 0.5) / 7) * 2 - 1) * 0.86 * (log.thickness / 2)
    for (let start = 0.02; start < 0.98; ) {
      const end = Math.min(0.98, start + (0.06 + random() * 0.3))
      const bow = [across + (random() - 0.5) * 2, across + (random() - 0.5) * 2]
      const middle: Point = [
        from[0] + (dx * (start + end)) / 2 + (-dy / length) * bow[0],
        from[1] + (dy * (start + end)) / 2 + (dx / length) * bow[1],
      ]
      fibres.push([on(log, start, across), middle, on(log, end, across)])
      start = end + 0.02 + random() * 0.1
    }
  }
  return fibres
}

function cut({ from, thickness }: Log): Line {
  const half = thickness / 2
  return Array.from({ length: 10 }, (_, corner): Point => {
    const angle = (corner / 10) * 6.283
    return [from[0] + Math.cos(angle) * half * 0.64, from[1] + Math.sin(angle) * half * 1.02]
  })
}

function yearRings({ from, thickness }: Log, random: () => number): Line[] {
  const half = thickness / 2
  return [0.3, 0.58, 0.84].map((share) =>
    Array.from({ length: 8 }, (_, corner): Point => {
      const angle = (corner / 8) * 6.283
      return [
        from[0] + Math.cos(angle) * half * share * 0.62 * (0.9 + 0.2 * random()),
        from[1] + Math.sin(angle) * half * share,
      ]
    }),
  )
}

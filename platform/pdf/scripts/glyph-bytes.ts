import type { Path } from 'fontkit'

const ON_CURVE = 1

/** An outline as the table `glyf` of a TrueType font stores it: without hints, each step in two bytes; empty for a space. */
export function glyphBytes(path: Path): Uint8Array {
  const { points, ends } = pointsOf(path)
  const [last] = points.slice(-1)
  if (!last) return new Uint8Array(0)
  const { minX, minY, maxX, maxY } = path.bbox
  const size = 12 + ends.length * 2 + points.length * 5
  const bytes = Buffer.alloc(Math.ceil(size / 4) * 4)
  let at = 0
  const write = (value: number) => {
    at = bytes.writeInt16BE(Math.round(value), at)
  }
  for (const value of [ends.length, minX, minY, maxX, maxY, ...ends, 0]) write(value)
  for (const { isOnCurve } of points) at = bytes.writeUInt8(isOnCurve ? ON_CURVE : 0, at)
  for (const axis of ['x', 'y'] as const)
    for (const [index, point] of points.entries()) write(point[axis] - (points[index - 1]?.[axis] ?? 0))
  return bytes
}

interface OutlinePoint {
  x: number
  y: number
  isOnCurve: boolean
}

/** `ends`: the last point of each contour. */
function pointsOf({ commands }: Path): { points: OutlinePoint[]; ends: number[] } {
  const points: OutlinePoint[] = []
  const ends: number[] = []
  for (const { command, args } of commands) {
    for (let index = 0; index < args.length; index += 2) {
      const isOnCurve = command !== 'quadraticCurveTo' || index > 0
      points.push({ x: Math.round(args[index] ?? 0), y: Math.round(args[index + 1] ?? 0), isOnCurve })
    }
    if (command === 'closePath') ends.push(points.length - 1)
  }
  return { points, ends }
}

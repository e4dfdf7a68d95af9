import { expect, it } from 'vitest'
import type { Line } from './lines.ts'
import type { Point } from './path-data.ts'
import { randomStarts, streamlines } from './streamlines.ts'

const [width, height] = [200, 100]
const lines = streamlines({
  width,
  height,
  starts: randomStarts('probe', 500, width, height),
  directionAt: (x, y) => {
    const away = Math.hypot(x - 100, y - 50)
    return away < 10 ? undefined : [-(y - 50) / away, (x - 100) / away]
  },
  spacingAt: (x) => (x < 100 ? 6 : 0),
  step: 1,
  longest: 60,
  shortest: 8,
  closeness: 0.5,
})

it('keeps the requested distance between lines', () => {
  expect(lines.length).toBeGreaterThan(10)
  const gaps = lines.flatMap((line, i) =>
    lines.slice(i + 1).flatMap((other) => line.map((point) => distanceToPoints(other, point))),
  )
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(3)
})

it('leaves areas without spacing or direction white, and drops short lines', () => {
  for (const line of lines) {
    expect(line.length).toBeGreaterThan(8)
    for (const [x, y] of line) {
      expect(x).toBeLessThan(100)
      expect(Math.hypot(x - 100, y - 50)).toBeGreaterThanOrEqual(10)
    }
  }
})

it('follows the flow', () => {
  for (const line of lines) {
    const radii = line.map(([x, y]) => Math.hypot(x - 100, y - 50))
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.5)
  }
})

function distanceToPoints(line: Line, [x, y]: Point): number {
  return Math.min(...line.map(([ox, oy]) => Math.hypot(x - ox, y - oy)))
}

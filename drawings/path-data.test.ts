import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Point, polyline, simplify, smoothLine } from './path-data.ts'

const points = fc.array(fc.tuple(fc.integer({ min: -900, max: 900 }), fc.integer({ min: -900, max: 900 })), {
  minLength: 3,
  maxLength: 60,
})

it('writes several strokes relative to each other, without needless separators', () => {
  const lines: Point[][] = [
    [
      [10, 10],
      [12, 7],
    ],
    [
      [20, 20],
      [15, 20],
      [15, 28],
    ],
  ]
  expect(polyline(lines)).toBe('m10 10 2-3m8 13-5 0 0 8')
})

it('keeps every reflected control within one unit of the point it stands for', () => {
  fc.assert(
    fc.property(points, (line) => {
      const [start, ...controls] = controlsOf(smoothLine([line], true))
      expect(start).toEqual(line[0])
      controls.forEach(([x, y], i) => {
        const [wantedX, wantedY] = line[i + 1] as Point
        expect(Math.max(Math.abs(x - wantedX), Math.abs(y - wantedY))).toBeLessThanOrEqual(1)
      })
    }),
  )
})

it('ends a closed stroke where it began', () => {
  fc.assert(
    fc.property(points, (line) => {
      const ends = endsOf(smoothLine([line], true))
      expect(ends.at(-1)).toEqual(ends[0])
    }),
  )
})

it('drops only points within the tolerance', () => {
  const line: Point[] = [
    [0, 0],
    [5, 0.4],
    [10, 0],
    [15, 3],
    [20, 0],
  ]
  expect(simplify(line, 0.5)).toEqual([
    [0, 0],
    [10, 0],
    [15, 3],
    [20, 0],
  ])
})

/** Points of a path with one move, one `q` and any number of `t`. */
function endsOf(path: string): Point[] {
  const [startX = 0, startY = 0, controlX = 0, controlY = 0, ...steps] = (path.match(/-?\d+/g) ?? []).map(
    Number,
  )
  const ends: Point[] = [[startX, startY]]
  for (let i = 0; i + 1 < steps.length; i += 2) {
    const [x, y] = ends.at(-1) as Point
    ends.push([x + (steps[i] ?? 0), y + (steps[i + 1] ?? 0)])
  }
  expect([controlX, controlY].every(Number.isInteger)).toBe(true)
  return ends
}

function controlsOf(path: string): Point[] {
  const [startX = 0, startY = 0, stepX = 0, stepY = 0] = (path.match(/-?\d+/g) ?? []).map(Number)
  const controls: Point[] = [[startX + stepX, startY + stepY]]
  const ends = endsOf(path).slice(1, -1)
  for (const [x, y] of ends) {
    const [fromX, fromY] = controls.at(-1) as Point
    controls.push([2 * x - fromX, 2 * y - fromY])
  }
  return controls
}

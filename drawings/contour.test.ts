import { expect, it } from 'vitest'
import { contourLines, sampleField } from './contour.ts'

const sheet = { width: 100, height: 100, cell: 5 }

it('draws a hill as one closed line at its height', () => {
  const hill = sampleField(sheet, (x, y) => 40 - Math.hypot(x - 50, y - 50))
  const lines = contourLines(hill, 10)
  expect(lines).toHaveLength(1)
  const [line = []] = lines
  expect(line[0]).toEqual(line.at(-1))
  for (const [x, y] of line) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0)
})

it('leads a slope from edge to edge and finds nothing above the top', () => {
  const slope = sampleField(sheet, (x) => x)
  const [line = [], ...others] = contourLines(slope, 42)
  expect(others).toEqual([])
  expect(line.every(([x]) => x === 42)).toBe(true)
  expect(contourLines(slope, 1000)).toEqual([])
})

it('keeps two hills apart', () => {
  const twins = sampleField(sheet, (x, y) =>
    Math.max(20 - Math.hypot(x - 25, y - 50), 20 - Math.hypot(x - 75, y - 50)),
  )
  expect(contourLines(twins, 5)).toHaveLength(2)
})

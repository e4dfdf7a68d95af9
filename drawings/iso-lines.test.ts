import { expect, it } from 'vitest'
import { Grid } from './grid.ts'
import { isoLines } from './iso-lines.ts'

const sample = (valueAt: (x: number, y: number) => number) => Grid.sample(100, 100, 5, valueAt)

it('draws a hill as one closed contour', () => {
  const lines = isoLines(
    sample((x, y) => 40 - Math.hypot(x - 50, y - 50)),
    10,
  )
  expect(lines).toHaveLength(1)
  const [line] = lines
  expect(line[0]).toEqual(line.at(-1))
  for (const [x, y] of line) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(30, 0)
})

it('draws a slope from edge to edge and nothing above the top', () => {
  const slope = sample((x) => x)
  const [line, ...others] = isoLines(slope, 42)
  expect(others).toEqual([])
  expect(line).toHaveLength(21)
  for (const [x] of line) expect(x).toBeCloseTo(42, 5)
  expect(isoLines(slope, 1000)).toEqual([])
})

it('keeps two hills apart', () => {
  const twins = sample((x, y) => Math.max(20 - Math.hypot(x - 25, y - 50), 20 - Math.hypot(x - 75, y - 50)))
  expect(isoLines(twins, 5)).toHaveLength(2)
})

it('connects opposite corners when the centre is high, and separates them when it is low', () => {
  const saddle = new Grid(2, 2)
  saddle.values.set([3, 0, 0, 3])
  const cutsOff = (level: number) => isoLines(saddle, level).map((line) => line.map(([x, y]) => x < y))
  expect(cutsOff(1)).toEqual([
    [false, false],
    [true, true],
  ])
  expect(isoLines(saddle, 2)).toHaveLength(2)
})

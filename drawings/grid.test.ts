import { expect, it } from 'vitest'
import { Grid } from './grid.ts'

it('interpolates a plane exactly', () => {
  const plane = new Grid(11, 11, -5, 20, 2).fill((x, y) => 3 * x - y)
  expect(plane.at(1.5, 27.25)).toBeCloseTo(3 * 1.5 - 27.25, 4)
  expect(plane.at(-100, 20)).toBe(plane.at(-5, 20))
})

it('blurs without losing height, and leaves the level as it is', () => {
  const peak = new Grid(21, 21)
  peak.values[10 * 21 + 10] = 90
  peak.blur(1)
  expect(peak.values.reduce((sum, value) => sum + value, 0)).toBeCloseTo(90, 3)
  expect(peak.at(10, 10)).toBeCloseTo(10, 4)
  const level = new Grid(9, 9).fill(() => 7).blur(2)
  for (const value of level.values) expect(value).toBeCloseTo(7, 5)
})

it('distinguishes its inside from its border', () => {
  const grid = new Grid(10, 10)
  expect([grid.contains(5, 5), grid.contains(0.5, 5), grid.contains(5, 8.5)]).toEqual([true, false, false])
})

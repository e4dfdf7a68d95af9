import { expect, it } from 'vitest'
import { erode } from './erode.ts'
import { Grid } from './grid.ts'

const EROSION = { rounds: 10, strength: 0.05, areaPower: 0.45, creep: 0.02 }
const cone = () => Grid.sample(40, 40, 1, (x, y) => 100 - 4 * Math.hypot(x - 20, y - 20))

it('only lowers a convex mountain, and keeps the border where water leaves', () => {
  const before = cone()
  const after = cone()
  erode(after, { ...EROSION, creep: 0 })
  const grown = after.values.filter((height, index) => height > before.values[index])
  expect(grown).toHaveLength(0)
  for (const at of [0, 10, 20, 30, 40]) {
    expect(after.at(at, 0)).toBe(before.at(at, 0))
    expect(after.at(0, at)).toBe(before.at(0, at))
  }
  expect(after.at(20, 20)).toBeLessThan(before.at(20, 20))
})

it('leaves a lake at its level', () => {
  const grid = cone()
  const fixed = new Uint8Array(grid.values.length)
  grid.fill((x, y, index) => {
    fixed[index] = Math.hypot(x - 12, y - 20) < 4 ? 1 : 0
    return fixed[index] ? 70 : grid.values[index]
  })
  erode(grid, { ...EROSION, fixed })
  const surface = grid.values.filter((_, index) => fixed[index] === 1)
  expect(new Set(surface)).toEqual(new Set([70]))
})

it('cuts deepest where water gathers', () => {
  const valley = Grid.sample(30, 30, 1, (x, y) => 0.5 * y + 0.5 * Math.abs(x - 15) + 20)
  const heights = () => [valley.at(15, 20), valley.at(6, 20)]
  const [floor, side] = heights()
  erode(valley, { ...EROSION, strength: 0.02, creep: 0 })
  const [lowFloor, lowSide] = heights()
  expect(floor - lowFloor).toBeGreaterThan(2 * (side - lowSide))
})

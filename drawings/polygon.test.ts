import { expect, it } from 'vitest'
import { pairs } from './lines.ts'
import { areaOf, distanceToLine, isInside } from './polygon.ts'

const square = pairs([0, 0, 10, 0, 10, 10, 0, 10])

it('distinguishes inside from outside, also in a bay', () => {
  expect([isInside(square, [5, 5]), isInside(square, [11, 5])]).toEqual([true, false])
  const bay = pairs([0, 0, 10, 0, 10, 10, 5, 2, 0, 10])
  expect([isInside(bay, [5, 1]), isInside(bay, [5, 6])]).toEqual([true, false])
})

it('measures to the nearest point of a line, its ends included', () => {
  const line = pairs([0, 0, 10, 0])
  expect([distanceToLine(line, [5, 3]), distanceToLine(line, [13, 4])]).toEqual([3, 5])
})

it('measures an area, whichever way it runs', () => {
  const ring = [...square, square[0]]
  expect([areaOf(ring), areaOf(ring.toReversed())]).toEqual([100, 100])
})

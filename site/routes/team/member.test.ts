import { expect, it } from 'vitest'
import { CHAM, RIGI } from '#site/ui/pictures/lake-map.tsx'
import { bearing } from './member.tsx'

it('counts clockwise from north', () => {
  const here = { x: 0, y: 0 }
  expect(bearing(here, { x: 0, y: -1 })).toBe(0)
  expect(bearing(here, { x: 1, y: 0 })).toBe(90)
  expect(bearing(here, { x: 0, y: 1 })).toBe(180)
  expect(bearing(here, { x: -1, y: 0 })).toBe(270)
  expect(bearing(here, { x: -0.001, y: -1 })).toBe(0)
})

it('has Rigi Kulm from Cham at the angle of the panorama', () => {
  expect(bearing(CHAM, RIGI)).toBe(173)
})

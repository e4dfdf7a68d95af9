import { expect, it } from 'vitest'
import { castRays, skyline } from './view.ts'

const sheet = {
  width: 100,
  height: 80,
  horizon: 40,
  camera: { x: 0, y: 0, height: 500, from: -30, to: 30, exaggeration: 1 },
  nearest: 0.5,
  farthest: 30,
}
/** A wall to the north, 5 km away and 1000 m high, on a plain. */
const wall = { heightAt: (_x: number, y: number) => (y > 5 && y < 5.5 ? 1000 : 0), isWater: () => false }
const view = castRays(wall, sheet)

it('shows the nearest wall and nothing behind it', () => {
  const middle = view.depth[view.pixelAt(50, 35)]
  expect(middle).toBeGreaterThan(4.9)
  expect(middle).toBeLessThan(5.6)
  expect(Math.max(...view.depth.filter(Number.isFinite))).toBeLessThan(8)
})

it('puts places on the sheet by azimuth and height', () => {
  const [x, y] = view.project(0, 5, 1000)
  expect(x).toBeCloseTo(50, 5)
  expect(Math.abs(y - skyline(view, 10)[50])).toBeLessThan(2)
  expect(view.project(Math.sin(Math.PI / 12) * 9, Math.cos(Math.PI / 12) * 9, 500)[0]).toBeCloseTo(75, 5)
  expect(view.project(0, 20, 500)[1]).toBeGreaterThan(40)
})

it('has the sky above the skyline', () => {
  expect(view.depth[view.pixelAt(50, 2)]).toBe(Number.POSITIVE_INFINITY)
})

import { expect, it } from 'vitest'
import { placeMap } from './place-map.ts'

const plan = (path: string) => `<svg><g id="plan" fill="none">${path}</g><defs></defs></svg>`

it('keeps the part of a line that runs through the window, with its bend at the edge', () => {
  const line = '<path stroke="var(--contour)" d="m0 50 60 0 30 0 60 0 60 0 90 0"/>'
  expect(placeMap(plan(line), [100, 0, 100, 100])).toContain('d="m60 50 30 0 60 0 60 0 90 0"')
})

it('starts a smooth curve again where the window cuts off the point it reflects', () => {
  const curve = '<path stroke="var(--shore)" d="m0 50q30 0 60 0t60 0 60 0"/>'
  expect(placeMap(plan(curve), [100, 0, 60, 100])).toContain('d="m60 50q30 0 60 0t60 0"')
})

it('omits a line outside, and keeps an area whole', () => {
  const far = '<path stroke="var(--contour)" d="m900 900 10 0"/>'
  const lake = '<path fill="var(--water)" d="m50 50 300 0 0 300z"/>'
  const map = placeMap(plan(far + lake), [100, 0, 100, 100])
  expect(map).not.toContain('contour')
  expect(map).toContain('d="m50 50 300 0 0 300z"')
})

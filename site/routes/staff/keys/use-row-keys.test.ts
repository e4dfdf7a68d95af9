import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextRow } from './use-row-keys.ts'

const keys = fc.constantFrom('j', 'J', 'k', 'K', 'ArrowDown', 'ArrowUp', 'Home', 'End', 'Enter', 'x', '?')
const place = fc
  .nat(40)
  .chain((count) => fc.record({ count: fc.constant(count), at: fc.integer({ min: -1, max: count - 1 }) }))

it('moves to a row of the list or nowhere, one step at a time', () => {
  fc.assert(
    fc.property(keys, place, fc.boolean(), (key, { at, count }, isInside) => {
      const next = nextRow(key, { at, count, isInside })
      if (next === undefined) return
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThan(count)
      if (key.toLowerCase() === 'j') expect([at, at + 1]).toContain(next)
    }),
  )
})

it('handles arrows only inside the list: outside they scroll', () => {
  const outside = { at: -1, count: 5, isInside: false }
  for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(nextRow(key, outside)).toBeUndefined()
  expect(nextRow('j', outside)).toBe(0)
  expect(nextRow('k', outside)).toBe(0)
  expect(nextRow('End', { ...outside, isInside: true })).toBe(4)
})

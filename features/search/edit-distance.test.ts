import fc from 'fast-check'
import { expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

it.each([
  ['shop', 'shop', 0],
  ['', 'agb', 3],
  ['kalender', 'kalendar', 1],
  ['kotnakt', 'kontakt', 1],
  ['impresum', 'impressum', 1],
  ['kitten', 'sitting', 3],
])('counts the edits between %s and %s', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance)
})

it('is symmetric, zero for equals only, and at most the longer length', () => {
  const word = fc.string({ maxLength: 12 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b)
      expect(distance).toBe(editDistance(b, a))
      expect(distance === 0).toBe(a === b)
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length))
    }),
  )
})

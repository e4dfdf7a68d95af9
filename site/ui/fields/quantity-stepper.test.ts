import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readQuantity } from './quantity-stepper.tsx'

it('reads a typed number', () => {
  expect(readQuantity(' 7 ', { min: 1, max: 99, fallback: 2 })).toBe(7)
})

it('raises zero to the minimum and lowers to the maximum', () => {
  expect(readQuantity('0', { min: 1, max: 3, fallback: 2 })).toBe(1)
  expect(readQuantity('500', { min: 1, max: 3, fallback: 2 })).toBe(3)
})

it('keeps the previous value when the text is no whole number', () => {
  for (const text of ['', '-2', '1.5', '2e3', 'drei']) {
    expect(readQuantity(text, { min: 1, max: 9, fallback: 4 })).toBe(4)
  }
})

it('stays within the bounds for any input', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (text, max) => {
      const quantity = readQuantity(text, { min: 1, max, fallback: 1 })
      expect(quantity).toBeGreaterThanOrEqual(1)
      expect(quantity).toBeLessThanOrEqual(max)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fractal, gradientNoise, ridged } from './noise.ts'

const place = fc.double({ min: -500, max: 500, noNaN: true })
const noise = gradientNoise('probe')

it('is the same for the same seed and another for another', () => {
  expect(gradientNoise('probe')(3.3, 7.7)).toBe(noise(3.3, 7.7))
  expect(gradientNoise('other')(3.3, 7.7)).not.toBe(noise(3.3, 7.7))
})

it('stays within its bounds and is continuous', () => {
  fc.assert(
    fc.property(place, place, (x, y) => {
      expect(Math.abs(noise(x, y))).toBeLessThanOrEqual(1.5)
      expect(Math.abs(fractal(noise, x, y, 5))).toBeLessThanOrEqual(1.5)
      expect(ridged(noise, x, y, 4)).toBeLessThanOrEqual(1)
      expect(Math.abs(noise(x + 1e-4, y) - noise(x, y))).toBeLessThan(1e-3)
    }),
  )
})

it('is zero on its lattice', () => {
  expect(noise(12, -40)).toBeCloseTo(0, 10)
})

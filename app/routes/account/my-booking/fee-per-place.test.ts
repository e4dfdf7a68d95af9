import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cancellationFee } from '#features/booking/booking.ts'
import { feePerPlace } from './fee-per-place.ts'

it('is half of the price of one place in the last fortnight', () => {
  const feeTodayCents = cancellationFee(4 * 200_00, 10)
  expect(feePerPlace({ feeTodayCents, feeCents: 0, people: 4 })).toBe(100_00)
})

it('leaves out what places given up earlier cost', () => {
  // Three of four were cancelled ten days before; the last one still costs half of its own price.
  const feeCents = cancellationFee(3 * 200_00, 10)
  const feeTodayCents = feeCents + cancellationFee(200_00, 10)
  expect(feePerPlace({ feeTodayCents, feeCents, people: 1 })).toBe(100_00)
})

it('is nothing while cancelling is free, and when we called the date off', () => {
  expect(feePerPlace({ feeTodayCents: 0, feeCents: 0, people: 3 })).toBe(0)
  expect(feePerPlace({ feeTodayCents: 0, feeCents: 100_00, people: 3 })).toBe(0)
})

it('times the places given up is what giving them up costs, to the Rappen for each place', () => {
  const cents = fc.integer({ min: 0, max: 500_00 })
  const people = fc.integer({ min: 1, max: 100 })
  fc.assert(
    fc.property(cents, people, cents, fc.integer({ min: 0, max: 30 }), (each, count, feeCents, days) => {
      const feeTodayCents = feeCents + cancellationFee(each * count, days)
      const shown = feePerPlace({ feeTodayCents, feeCents, people: count })
      for (const leaving of [1, count]) {
        const charged = cancellationFee(each * leaving, days)
        expect(Math.abs(shown * leaving - charged)).toBeLessThanOrEqual(leaving)
      }
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { priceLines } from './price-lines.ts'

it('multiplies the price of a place by the people and takes the voucher off', () => {
  expect(priceLines(250_00, 3, 200_00)).toEqual({
    people: 3,
    eachCents: 250_00,
    totalCents: 750_00,
    voucherCents: 200_00,
    dueCents: 550_00,
  })
})

it('always sums to the total, and never pays anything out', () => {
  const cents = fc.nat(1_000_000)
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 100 }), cents, (each, people, covers) => {
      const { totalCents, voucherCents, dueCents } = priceLines(each, people, covers)
      expect(totalCents).toBe(each * people)
      expect(voucherCents + dueCents).toBe(totalCents)
      expect(dueCents).toBeGreaterThanOrEqual(0)
    }),
  )
})

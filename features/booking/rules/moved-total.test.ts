import fc from 'fast-check'
import { expect, it } from 'vitest'
import { movedTotal } from './moved-total.ts'

const booking = fc.record({
  people: fc.integer({ min: 1, max: 40 }),
  feeCents: fc.integer({ min: 0, max: 50_000 }),
  voucherCents: fc.integer({ min: 0, max: 50_000 }),
})
const price = fc.integer({ min: 0, max: 100_000 })

it('a moved booking costs its places at the new price, and the fees that it had', () => {
  fc.assert(
    fc.property(booking, price, fc.constantFrom('value' as const, undefined), (moved, cents, kind) => {
      expect(movedTotal(moved, cents, kind)).toBe(moved.people * cents + moved.feeCents)
    }),
  )
})

it('a course voucher pays one place at any price', () => {
  fc.assert(
    fc.property(booking, price, (moved, cents) => {
      const others = movedTotal(moved, cents, 'course') - moved.feeCents - moved.voucherCents
      if (moved.voucherCents > 0) expect(others).toBe((moved.people - 1) * cents)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEAST_PAYMENT_CENTS } from '#kernel/least-payment.ts'
import { voucherPart } from './voucher-part.ts'

const cents = fc.integer({ min: 0, max: 200_00 })

it('never takes more than the voucher has, than goods cost, or than leaves a payment that providers accept', () => {
  fc.assert(
    fc.property(cents, cents, cents, (goodsCents, vouchersCents, restCents) => {
      const totalCents = goodsCents + vouchersCents
      const part = voucherPart({ totalCents, goodsCents, restCents })
      expect(part).toBeGreaterThanOrEqual(0)
      expect(part).toBeLessThanOrEqual(Math.min(goodsCents, restCents))
      const due = totalCents - part
      if (part > 0) expect(due === 0 || due >= LEAST_PAYMENT_CENTS).toBe(true)
    }),
  )
})

it.each([
  [{ totalCents: 89_00, goodsCents: 89_00, restCents: 120_00 }, 89_00],
  [{ totalCents: 89_00, goodsCents: 89_00, restCents: 40_00 }, 40_00],
  [{ totalCents: 89_00, goodsCents: 89_00, restCents: 88_80 }, 88_50],
  [{ totalCents: 289_00, goodsCents: 89_00, restCents: 120_00 }, 89_00],
  [{ totalCents: 200_00, goodsCents: 0, restCents: 120_00 }, 0],
])('of %j is %i', (money, part) => {
  expect(voucherPart(money)).toBe(part)
})

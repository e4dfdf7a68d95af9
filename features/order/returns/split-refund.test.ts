import fc from 'fast-check'
import { expect, it } from 'vitest'
import { proposedRefund, splitRefund } from './split-refund.ts'

const cents = fc.integer({ min: 0, max: 500_00 })
const left = fc.record({ voucherCents: cents, cardCents: cents })

it('the parts sum to the whole, which the pieces cost at the most, and neither exceeds what is refundable', () => {
  fc.assert(
    fc.property(cents, cents, left, (refundCents, worthCents, rest) => {
      const split = splitRefund({ refundCents, worthCents, left: rest })
      if (!split.ok) {
        expect(refundCents > worthCents || refundCents > rest.voucherCents + rest.cardCents).toBe(true)
        return
      }
      const { voucherCents, cardCents } = split.value
      expect(voucherCents + cardCents).toBe(refundCents)
      expect(refundCents).toBeLessThanOrEqual(worthCents)
      expect(voucherCents).toBeGreaterThanOrEqual(0)
      expect(voucherCents).toBeLessThanOrEqual(rest.voucherCents)
      expect(cardCents).toBeGreaterThanOrEqual(0)
      expect(cardCents).toBeLessThanOrEqual(rest.cardCents)
      // The card only gets what the voucher did not pay.
      expect(cardCents === 0 || voucherCents === rest.voucherCents).toBe(true)
    }),
  )
})

it('the proposed amount is always possible', () => {
  fc.assert(
    fc.property(cents, left, (worthCents, rest) => {
      const refundCents = proposedRefund(worthCents, rest)
      expect(splitRefund({ refundCents, worthCents, left: rest }).ok).toBe(true)
    }),
  )
})

it('refunding line by line returns exactly what was paid', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 8 }), fc.nat(1000), (prices, share) => {
      const totalCents = prices.reduce((sum, price) => sum + price, 0)
      const paid = { voucherCents: Math.floor((totalCents * share) / 1000), cardCents: 0 }
      paid.cardCents = totalCents - paid.voucherCents
      const rest = { ...paid }
      for (const worthCents of prices) {
        const refundCents = proposedRefund(worthCents, rest)
        expect(refundCents).toBe(worthCents)
        const split = splitRefund({ refundCents, worthCents, left: rest })
        if (!split.ok) throw new Error(split.refusal.code)
        rest.voucherCents -= split.value.voucherCents
        rest.cardCents -= split.value.cardCents
      }
      expect(rest).toEqual({ voucherCents: 0, cardCents: 0 })
    }),
  )
})

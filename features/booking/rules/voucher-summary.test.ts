import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BOOKING_STATES, PAYMENT_STATES } from '../booking.ts'
import { outstandingCents, takesVoucher } from './booking-balance.ts'
import { isUsable, together, type VoucherSummary } from './voucher-summary.ts'
import { NO_MONEY } from '#test/bookings/no-money.ts'

const summary: fc.Arbitrary<VoucherSummary> = fc.record({
  kind: fc.constantFrom('course', 'value'),
  level: fc.constant(null),
  lastFour: fc.constantFrom('AAAA', 'BBBB', 'CCCC'),
  worthCents: fc.integer({ min: 0, max: 500_000 }),
  standing: fc.constantFrom('valid', 'voided', 'suspended', 'expired'),
})

describe('several vouchers of one booking', () => {
  it('are described as one: all their last characters once, and what is left on the valid ones', () => {
    fc.assert(
      fc.property(fc.array(summary, { minLength: 1, maxLength: 5 }), (all) => {
        const summary = together(all)
        const counting = all.some(isUsable) ? all.filter(isUsable) : all
        expect(summary?.worthCents).toBe(
          all.length === 1
            ? all[0]?.worthCents
            : counting.reduce((sum, { worthCents }) => sum + worthCents, 0),
        )
        expect(summary?.lastFour.split(', ').toSorted()).toEqual(
          [...new Set(all.map(({ lastFour }) => lastFour))].toSorted(),
        )
        if (all.some(({ standing }) => standing === 'valid')) expect(summary?.standing).toBe('valid')
      }),
    )
    expect(together([])).toBeNull()
  })
})

describe('paying by voucher later', () => {
  const cents = fc.integer({ min: 0, max: 100_000 })
  const money = fc.record({
    state: fc.constantFrom(...BOOKING_STATES),
    payment: fc.constantFrom(...PAYMENT_STATES),
    totalCents: cents,
    feeCents: cents,
    voucherCents: cents,
    paidCents: cents,
  })
  it('is offered only where an amount is due later, and never before a booking is confirmed', () => {
    fc.assert(
      fc.property(money, (values) => {
        const booking = { ...NO_MONEY, ...values }
        if (!takesVoucher(booking)) return
        expect(outstandingCents(booking)).toBeGreaterThan(0)
        expect(booking.payment).toBe('invoiced')
        expect(['held', 'waitlisted', 'moved']).not.toContain(booking.state)
      }),
    )
  })
})

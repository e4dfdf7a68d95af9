import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type RefundedVoucher, reduceVouchers } from './reduce-vouchers.ts'

const value = (cents: number, more: Partial<RefundedVoucher> = {}): RefundedVoucher => ({
  kind: 'value',
  priceCents: cents,
  amountCents: cents,
  balanceCents: cents,
  voided: false,
  ...more,
})
const refund = (totalCents: number, afterCents: number, beforeCents = 0) => ({
  totalCents,
  beforeCents,
  afterCents,
})

describe('a refund of part of an order with vouchers', () => {
  test('subtracts the refund from a voucher', () => {
    expect(reduceVouchers([value(200_00)], refund(200_00, 199_99))).toEqual([199_99])
  })

  test('voids one of two and leaves the older one unchanged', () => {
    expect(reduceVouchers([value(100_00), value(100_00)], refund(200_00, 100_00))).toEqual([0, 100_00])
  })

  test('is taken from the other articles first', () => {
    expect(reduceVouchers([value(100_00)], refund(189_00, 89_00))).toEqual([0])
    expect(reduceVouchers([value(100_00)], refund(189_00, 99_00))).toEqual([10_00])
    expect(reduceVouchers([value(100_00)], refund(189_00, 109_00, 99_00))).toEqual([10_00])
  })

  test('reduces a used voucher last, and never what is used of it', () => {
    const used = value(100_00, { balanceCents: 30_00 })
    expect(reduceVouchers([value(100_00), used], refund(200_00, 110_00))).toEqual([100_00, 10_00])
    expect(reduceVouchers([used], refund(100_00, 90_00))).toEqual([30_00])
  })

  test('voids a course voucher whole, after the value vouchers', () => {
    const course = value(200_00, { kind: 'course' })
    expect(reduceVouchers([value(100_00), course], refund(300_00, 100_00))).toEqual([100_00, 0])
    expect(reduceVouchers([value(100_00), course], refund(300_00, 150_00))).toEqual([100_00, 200_00])
  })

  test('reduces a voucher sold below face value proportionally', () => {
    expect(reduceVouchers([value(200_00, { priceCents: 180_00 })], refund(180_00, 90_00))).toEqual([100_00])
  })

  test('rounds an uneven share up, in favour of what was refunded', () => {
    expect(reduceVouchers([value(100_00, { priceCents: 90_00 })], refund(90_00, 33_33))).toEqual([37_04])
  })

  test('never leaves more on unused vouchers than was paid and not refunded', () => {
    const vouchers = fc.array(
      fc.record({
        kind: fc.constantFrom('course' as const, 'value' as const),
        cents: fc.integer({ min: 1, max: 500_00 }),
      }),
      { minLength: 1, maxLength: 6 },
    )
    const parts = fc.array(fc.integer({ min: 1, max: 300_00 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(vouchers, fc.nat(500_00), parts, (sold, goodsCents, refunds) => {
        let left = sold.map(({ kind, cents }) => value(cents, { kind }))
        const totalCents = goodsCents + sold.reduce((sum, { cents }) => sum + cents, 0)
        let refundedCents = 0
        for (const cents of refunds) {
          const afterCents = Math.min(totalCents, refundedCents + cents)
          const takes = reduceVouchers(left, refund(totalCents, afterCents, refundedCents))
          left = left.map((voucher, index) => {
            const taken = takes[index] ?? 0
            expect(taken).toBeGreaterThanOrEqual(0)
            expect(taken).toBeLessThanOrEqual(voucher.balanceCents)
            return { ...voucher, balanceCents: voucher.balanceCents - taken }
          })
          refundedCents = afterCents
          const remaining = left.reduce((sum, { balanceCents }) => sum + balanceCents, 0)
          expect(remaining + refundedCents).toBeLessThanOrEqual(totalCents)
          if (refundedCents <= goodsCents) expect(remaining).toBe(totalCents - goodsCents)
        }
      }),
    )
  })

  test('never takes more than the balance, for used and void vouchers', () => {
    const anyVoucher = fc
      .record({
        priceCents: fc.nat(500_00),
        amountCents: fc.integer({ min: 1, max: 500_00 }),
        used: fc.nat(500_00),
        voided: fc.boolean(),
        kind: fc.constantFrom('course' as const, 'value' as const),
      })
      .map(({ used, ...voucher }) => ({ ...voucher, balanceCents: Math.max(0, voucher.amountCents - used) }))
    fc.assert(
      fc.property(
        fc.array(anyVoucher, { maxLength: 6 }),
        fc.nat(2000_00),
        fc.nat(2000_00),
        (vouchers, goodsCents, afterCents) => {
          const totalCents = goodsCents + vouchers.reduce((sum, { priceCents }) => sum + priceCents, 0)
          const takes = reduceVouchers(vouchers, refund(totalCents, Math.min(afterCents, totalCents)))
          vouchers.forEach(({ balanceCents, voided }, index) => {
            expect(takes[index]).toBeGreaterThanOrEqual(0)
            expect(takes[index]).toBeLessThanOrEqual(voided ? 0 : balanceCents)
          })
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceProblem, offeredChoices, PLAN_CHOICES, planCost, planProblem } from './plan-b.ts'

const NOW = new Date('2026-11-27T08:00:00Z')
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000)

/** Satisfies the table's check constraints. */
const anyMoney = fc
  .record({
    paidCents: fc.nat(1000_00),
    voucherCents: fc.nat(500_00),
    parts: fc.array(fc.nat(100), { minLength: 3, maxLength: 3 }),
  })
  .map(({ parts: [refunded = 0, withdrawn = 0, credited = 0], ...money }) => {
    const part = (cents: number, percent: number) => Math.floor((cents * percent) / 100)
    const refundedCents = part(money.paidCents, refunded)
    const withdrawnCents = part(money.paidCents - refundedCents, withdrawn)
    const creditedCents = part(money.paidCents - refundedCents - withdrawnCents, credited)
    return { ...money, refundedCents, withdrawnCents, creditedCents }
  })

describe('Plan B', () => {
  it('costs nothing that was not paid, for any choices: every row sums to 0', () => {
    fc.assert(
      fc.property(
        fc.array(anyMoney, { maxLength: 20 }),
        fc.constantFrom(...PLAN_CHOICES),
        (bookings, choice) => {
          const { paidCents, refundCents, voucherCents, bookedCents } = planCost(bookings, choice)
          expect(paidCents - refundCents - voucherCents - bookedCents).toBe(0)
          for (const cents of [refundCents, voucherCents, bookedCents])
            expect(cents).toBeGreaterThanOrEqual(0)
          // What a voucher paid is never refunded as money.
          const money = bookings.reduce((sum, each) => sum + each.paidCents, 0)
          expect(refundCents).toBeLessThanOrEqual(money)
        },
      ),
    )
  })

  it('always offers the refund, and the new date where there is one: the terms promise both', () => {
    for (const otherDates of [true, false])
      for (const vouchers of [true, false]) {
        expect(offeredChoices('postponed', { otherDates, vouchers })).toEqual(
          expect.arrayContaining(['new_date', 'refund']),
        )
        const calledOff = offeredChoices('called_off', { otherDates, vouchers })
        expect(calledOff).toContain('refund')
        expect(calledOff).not.toContain('new_date')
        expect(calledOff.includes('voucher')).toBe(vouchers)
      }
  })

  it('gives at least two hours and ends before the new date', () => {
    const input = { kind: 'postponed', byDefault: 'new_date', newStart: inHours(100) } as const
    expect(planProblem({ ...input, until: inHours(2) }, NOW)).toBeUndefined()
    expect(planProblem({ ...input, until: inHours(1.9) }, NOW)).toEqual({ code: 'plan_deadline' })
    expect(planProblem({ ...input, until: inHours(100) }, NOW)).toEqual({ code: 'plan_deadline' })
    expect(planProblem({ ...input, newStart: inHours(-1), until: inHours(9) }, NOW)).toEqual({
      code: 'new_date_over',
    })
    const calledOff = { kind: 'called_off', newStart: null, until: inHours(9) } as const
    expect(planProblem({ ...calledOff, byDefault: 'new_date' }, NOW)).toEqual({ code: 'plan_default' })
    expect(planProblem({ ...calledOff, byDefault: 'refund' }, NOW)).toBeUndefined()
    expect(planProblem({ ...calledOff, byDefault: 'refund', until: inHours(61 * 24) }, NOW)).toEqual({
      code: 'plan_deadline',
    })
  })

  it('lets a date be changed until the deadline, and nothing once money has moved', () => {
    fc.assert(
      fc.property(
        fc.option(fc.constantFrom(...PLAN_CHOICES)),
        fc.constantFrom(...PLAN_CHOICES),
        fc.integer({ min: -5, max: 5 }),
        (before, choice, hours) => {
          const plan = { choices: PLAN_CHOICES, until: inHours(hours), settledAt: null }
          const problem = choiceProblem({ plan, choice: before, state: 'confirmed' }, choice, NOW)
          const isFinal = before === 'voucher' || before === 'refund'
          expect(problem === undefined).toBe(!isFinal && hours > 0)
        },
      ),
    )
  })
})

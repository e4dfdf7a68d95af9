import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AFTER_THE_EVENT, depositCents } from './group-invoicing.ts'

const total = fc.integer({ min: 0, max: 100_000_00 })

it('a deposit is never more than its share, less by under five Rappen, and payable in cash', () => {
  fc.assert(
    fc.property(total, fc.integer({ min: 0, max: 100 }), (cents, depositPercent) => {
      const deposit = depositCents(cents, { depositPercent, depositDays: 10 })
      expect(deposit % 5).toBe(0)
      expect(deposit).toBeGreaterThanOrEqual(0)
      expect(deposit * 100).toBeLessThanOrEqual(cents * depositPercent)
      expect(cents * depositPercent - deposit * 100).toBeLessThan(500)
    }),
  )
})

it('after the event there is no deposit', () => {
  expect(depositCents(4104_00, AFTER_THE_EVENT)).toBe(0)
  expect(depositCents(4104_00, { depositPercent: 30, depositDays: 10 })).toBe(1231_20)
})

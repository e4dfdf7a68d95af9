import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type RefundReport, refundedCents } from './refunded-money.ts'

const at = (hour: number) => new Date(Date.UTC(2026, 10, 2, hour))
const refunded = (hour: number, cents: number): RefundReport => ({
  kind: 'refunded',
  cents,
  reportedAt: at(hour),
})
const failed = (hour: number, cents: number): RefundReport => ({
  kind: 'refund_failed',
  cents,
  reportedAt: at(hour),
})

it.each([
  ['nothing reported', [], 0],
  ['two refunds', [refunded(1, 15_00), refunded(2, 40_00)], 40_00],
  [
    'the first of two that failed, before the second was made',
    [refunded(1, 15_00), failed(2, 15_00), refunded(3, 40_00)],
    40_00,
  ],
  ['the last of two that failed', [refunded(1, 15_00), refunded(2, 55_00), failed(3, 40_00)], 15_00],
  ['a refund that failed, reported before it', [failed(2, 15_00)], 0],
] as [string, RefundReport[], number][])('%s', (_, reports, cents) => {
  expect(refundedCents(reports)).toBe(cents)
})

it('is what stays refunded, whatever the order in which the provider’s reports arrive', () => {
  const refund = fc.record({ cents: fc.integer({ min: 1, max: 100_00 }), fails: fc.boolean() })
  fc.assert(
    fc.property(fc.array(refund, { maxLength: 8 }), fc.infiniteStream(fc.nat()), (refunds, lots) => {
      const reports: RefundReport[] = []
      let total = 0
      let hour = 0
      for (const { cents, fails } of refunds) {
        total += cents
        reports.push(refunded(hour++, total))
        if (!fails) continue
        total -= cents
        reports.push(failed(hour++, cents))
      }
      const mixed = reports
        .map((report) => ({ report, lot: lots.next().value }))
        .sort((a, b) => a.lot - b.lot)
        .map(({ report }) => report)
      expect(refundedCents(mixed)).toBe(total)
    }),
  )
})

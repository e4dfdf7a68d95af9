import fc from 'fast-check'
import { expect, it } from 'vitest'
import { axisValues } from './axis.ts'
import { METER_FIELDS } from './figures.ts'
import { monthEndsBefore, toLiability } from './liability.ts'
import { changePercent, comparedUntil, revenueCents, sumRevenue, toYearRevenue } from './revenue.ts'
import { filledFields, sharePercent } from './share.ts'

const cents = fc.integer({ min: 0, max: 1_000_000_00 })
const row = fc.record({
  year: fc.constantFrom(2025, 2026),
  month: fc.integer({ min: 1, max: 12 }),
  kind: fc.constantFrom(
    'bookedCents' as const,
    'goodsCents' as const,
    'invoicedCents' as const,
    'vouchersCents' as const,
  ),
  cents,
  untilCents: cents,
})

it('assigns each Rappen of a year to one of its months', () => {
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      for (const year of [2025, 2026]) {
        const of = rows.filter((each) => each.year === year && each.kind !== 'vouchersCents')
        const { months, untilDay } = toYearRevenue(rows, year)
        expect(months).toHaveLength(12)
        expect(revenueCents(sumRevenue(months))).toBe(of.reduce((sum, each) => sum + each.cents, 0))
        expect(revenueCents(untilDay)).toBe(of.reduce((sum, each) => sum + each.untilCents, 0))
      }
    }),
  )
})

it('counts no sold voucher as revenue', () => {
  expect(revenueCents({ bookedCents: 100, goodsCents: 20, invoicedCents: 3, vouchersCents: 4000 })).toBe(123)
})

it('compares up to today in the current year, else whole years', () => {
  expect(comparedUntil(2026, '2026-11-27')).toBe('2026-11-27')
  expect(comparedUntil(2025, '2026-11-27')).toBe('2025-12-31')
  expect(comparedUntil(2027, '2026-11-27')).toBe('2027-12-31')
})

it('shows a change only where there is something to compare with', () => {
  expect(changePercent(135_700, 119_700)).toBe(13)
  expect(changePercent(90, 100)).toBe(-10)
  expect(changePercent(999, 1000)).toBe(0)
  expect(Object.is(changePercent(999, 1000), -0)).toBe(false)
  expect(changePercent(100, 0)).toBeNull()
})

it('shows 100 % only for all, and 0 % only for none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.integer({ min: 0, max: 5000 }), (whole, more) => {
      const part = Math.min(whole, more)
      const percent = sharePercent(part, whole)
      const fields = filledFields(part, whole, METER_FIELDS)
      expect(percent === 100).toBe(part === whole)
      expect(percent === 0).toBe(part === 0)
      expect(fields === METER_FIELDS).toBe(part === whole)
      expect(fields === 0).toBe(part === 0)
    }),
  )
  expect(sharePercent(0, 0)).toBeNull()
  expect(filledFields(3, 0, METER_FIELDS)).toBe(0)
})

it('draws few gridlines at round values, the last above everything', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 1_000_000_000 }), (highest) => {
      const values = axisValues(highest)
      expect(values.length).toBeGreaterThan(0)
      expect(values.length).toBeLessThanOrEqual(5)
      expect(values.at(-1)).toBeGreaterThanOrEqual(highest)
      expect(String(values[0]).replace(/0+$/, '')).toMatch(/^[125]$/)
    }),
  )
  expect(axisValues(0)).toEqual([])
  expect(axisValues(19_800)).toEqual([5000, 10_000, 15_000, 20_000])
})

it('ends months on their last day, over a new year and in a leap year', () => {
  const ends = monthEndsBefore('2028-03-01')
  expect(ends).toHaveLength(12)
  expect(ends[0]).toEqual({ month: '2027-03', day: '2027-03-31', next: '2027-04-01' })
  expect(ends.slice(-3).map(({ day }) => day)).toEqual(['2027-12-31', '2028-01-31', '2028-02-29'])
  expect(monthEndsBefore('2026-01-15').at(-1)?.month).toBe('2025-12')
})

it('values a voucher entry from the end of its month until it expires', () => {
  const ends = monthEndsBefore('2026-11-27')
  const rows = [
    { from: 0, to: 12, cents: 500 },
    { from: 11, to: 12, cents: -200 },
    { from: 3, to: 5, cents: 1000 },
  ]
  const { nowCents, ends: expiring } = toLiability(rows, ends, 2)
  expect(nowCents).toBe(300)
  expect(expiring.map((end) => end.cents)).toEqual([
    500, 500, 500, 1500, 1500, 1500, 500, 500, 500, 500, 500, 300,
  ])
})

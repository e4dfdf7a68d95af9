import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { monthOf, addMonths, weekdayNumber, weeksOf } from './months.ts'

const anyMonth = fc
  .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, month]) => `${year}-${String(month).padStart(2, '0')}`)

describe('the weeks of a month', () => {
  it('begin on Monday and contain each day once, in order', () => {
    fc.assert(
      fc.property(anyMonth, (month) => {
        const weeks = weeksOf(month)
        const days = weeks.flat()
        expect(weeks.every((week) => week.length === 7 && weekdayNumber(week[0] ?? '') === 0)).toBe(true)
        expect(days).toEqual([...new Set(days)].toSorted())
        const [year = 0, number = 0] = month.split('-').map(Number)
        expect(days.filter((day) => monthOf(day) === month)).toHaveLength(
          new Date(Date.UTC(year, number, 0)).getUTCDate(),
        )
        expect(weeks.every((week) => week.some((day) => monthOf(day) === month))).toBe(true)
      }),
    )
  })

  it('match known months', () => {
    expect(weeksOf('2027-05').map((week) => week[0])).toEqual([
      '2027-04-26',
      '2027-05-03',
      '2027-05-10',
      '2027-05-17',
      '2027-05-24',
      '2027-05-31',
    ])
    expect(weeksOf('2027-02')).toHaveLength(4)
  })
})

it('moves from month to month across years and back', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  fc.assert(
    fc.property(anyMonth, fc.integer({ min: -40, max: 40 }), (month, count) => {
      expect(addMonths(addMonths(month, count), -count)).toBe(month)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSameDate, moveDates } from './move-dates.ts'

const at = (day: string) => ({ day, from: '09:00', to: '17:00' })
const date = fc.constantFrom('2027-03-01', '2027-03-02', '2027-03-03', '2027-03-04').map(at)

describe('the dates of a moved quote', () => {
  it('keep their order: the new one replaces the first released one', () => {
    const [a, b, c, to] = ['2027-03-01', '2027-03-02', '2027-03-03', '2027-03-09'].map(at) as [
      ReturnType<typeof at>,
      ReturnType<typeof at>,
      ReturnType<typeof at>,
      ReturnType<typeof at>,
    ]
    expect(moveDates([a, b, c], { days: [a.day], to })).toEqual([to, b, c])
    expect(moveDates([a, b, c], { days: [b.day, c.day], to })).toEqual([a, to])
    expect(moveDates([a, b], { days: [a.day], to: b })).toEqual([b])
    expect(moveDates([a, b], { days: ['2027-05-01'], to })).toEqual([a, b])
  })

  it('contain none of the released days, the new one once, and no more than before', () => {
    fc.assert(
      fc.property(
        fc.array(date, { maxLength: 3 }),
        fc.subarray(['2027-03-01', '2027-03-02']),
        (dates, days) => {
          const to = at('2027-03-04')
          const moved = moveDates(dates, { days, to })
          expect(moved.length).toBeLessThanOrEqual(dates.length)
          if (!dates.some(({ day }) => days.includes(day))) return
          expect(moved.some(({ day }) => days.includes(day))).toBe(false)
          expect(moved.filter((each) => isSameDate(each, to))).toHaveLength(1)
          expect(moveDates(moved, { days, to })).toEqual(moved)
        },
      ),
    )
  })
})

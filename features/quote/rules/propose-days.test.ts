import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { proposalRange, proposeDays } from './propose-days.ts'

const MONDAY = '2027-03-08'
const propose = (isFree: (day: string) => boolean, today = '2027-03-01') =>
  proposeDays(MONDAY, { today, isFree, most: 3 })
const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T00:00Z`).getUTCDay())

describe('days to move to', () => {
  it('are the same weekday of the next weeks', () => {
    expect(propose(() => true)).toEqual(['2027-03-15', '2027-03-22', '2027-03-29'])
  })

  it('are near working days when that weekday is taken', () => {
    expect(propose((day) => new Date(`${day}T00:00Z`).getUTCDay() !== 1)).toEqual([
      '2027-03-09',
      '2027-03-10',
      '2027-03-11',
    ])
  })

  it('are few, free, after today, of the same part of the week, in order, within the range, and never the same day', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: -20, max: 20 }),
        fc.array(fc.integer({ min: -20, max: 70 })),
        (start, ahead, taken) => {
          const shift = (days: number) =>
            new Date(Date.parse('2027-01-01T00:00Z') + (start + days) * 86_400_000).toISOString().slice(0, 10)
          const [day, today] = [shift(0), shift(ahead)]
          const busy = new Set(taken.map(shift))
          const found = proposeDays(day, { today, isFree: (each) => !busy.has(each), most: 3 })
          const { from, to } = proposalRange(day)
          expect(found.length).toBeLessThanOrEqual(3)
          expect(found).toEqual([...new Set(found)].toSorted())
          for (const each of found) {
            expect(busy.has(each)).toBe(false)
            expect(each > today && each !== day && each >= from && each <= to).toBe(true)
          }
          expect(
            found
              .filter((each) => (Date.parse(each) - Date.parse(day)) % (7 * 86_400_000) !== 0)
              .every((each) => isWeekend(each) === isWeekend(day)),
          ).toBe(true)
        },
      ),
    )
  })
})

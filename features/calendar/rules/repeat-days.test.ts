import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeatDays, repetitionOffsets } from './repeat-days.ts'

const plus = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
const repeated = (day: string, count: number) =>
  repeatDays(day, 'monthly', count).map((days) => plus(day, days))
const anyDay = fc.integer({ min: 0, max: 20_000 }).map((days) => plus('2026-01-01', days))

describe('a repetition', () => {
  it('by week comes every seventh day', () => {
    expect(repeatDays('2027-03-13', 'weekly', 3)).toEqual([7, 14, 21])
  })

  it('by month keeps the weekday and its place in the month', () => {
    // The second Saturdays.
    expect(repeated('2027-03-13', 4)).toEqual(['2027-04-10', '2027-05-08', '2027-06-12', '2027-07-10'])
  })

  it('by month of a fifth weekday is the last where there is no fifth', () => {
    expect(repeated('2027-05-29', 3)).toEqual(['2027-06-26', '2027-07-31', '2027-08-28'])
  })

  it('by month falls into each following month once, on the same weekday', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 24 }), (day, count) => {
        const days = repeated(day, count)
        const months = days.map((one) => Number(one.slice(0, 4)) * 12 + Number(one.slice(5, 7)))
        const first = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
        expect(months).toEqual(Array.from({ length: count }, (_, index) => first + index + 1))
        expect(repeatDays(day, 'monthly', count).every((offset) => offset % 7 === 0)).toBe(true)
      }),
    )
  })
})

it('free days count once, in order, without the day itself', () => {
  const days = ['2027-03-20', '2027-03-14', '2027-03-13', '2027-03-20', '2027-02-27']
  expect(repetitionOffsets('2027-03-13', { days })).toEqual([-14, 1, 7])
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -400, max: 400 })), (offsets) => {
      const days = offsets.map((offset) =>
        new Date(Date.parse('2027-03-13T00:00Z') + offset * 86_400_000).toISOString().slice(0, 10),
      )
      const wanted = [...new Set(offsets)].filter((offset) => offset !== 0).toSorted((a, b) => a - b)
      expect(repetitionOffsets('2027-03-13', { days })).toEqual(wanted)
    }),
  )
})

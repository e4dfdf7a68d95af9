import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDay, readDay } from './calendar-day.ts'

const days = fc
  .date({ min: new Date('2000-01-01T00:00Z'), max: new Date('2099-12-31T00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

describe('a typed day', () => {
  it.each([
    ['1.9.2027', '2027-09-01'],
    ['01.09.2027', '2027-09-01'],
    ['01.09.27', '2027-09-01'],
    ['1. 9. 2027', '2027-09-01'],
    [' 31/12/2027 ', '2027-12-31'],
    ['31-12-2027', '2027-12-31'],
    ['1 9 2027', '2027-09-01'],
    ['01092027', '2027-09-01'],
    ['2027-09-01', '2027-09-01'],
    ['2027-9-1', '2027-09-01'],
    ['29.2.2028', '2028-02-29'],
  ])('%s is %s', (text, day) => expect(readDay(text)).toBe(day))

  it.each([
    '',
    '1.9.',
    '1.9',
    '29.2.2027',
    '31.4.2027',
    '0.1.2027',
    '1.13.2027',
    '12/31/2027',
    '1.9/2027',
    '1.9.227',
    '01.09.20277',
    '2027-02-30',
    '0000-00-00',
    'morgen',
    '1.9.2027 10:00',
    '१.९.२०२७',
  ])('%j is no day', (text) => expect(readDay(text)).toBeUndefined())

  it('is read in every notation, in any time zone of the machine', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('.', '/', '-', ' ', '. '), fc.boolean(), (day, mark, padded) => {
        const [year, month, date] = day.split('-')
        const parts = padded ? [date, month, year] : [Number(date), Number(month), year]
        expect(readDay(parts.join(mark))).toBe(day)
        expect(readDay(day)).toBe(day)
        expect(isDay(day)).toBe(true)
      }),
    )
  })

  it('never throws, and returns a day or undefined for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d ./-]{0,12}$/)), (text) => {
        const day = readDay(text)
        if (day !== undefined) expect(isDay(day)).toBe(true)
      }),
    )
  })

  it('is accepted only in ISO form when stored', () => {
    for (const text of ['1.9.2027', '2027-9-1', ' 2027-09-01', '2027-02-30', ''])
      expect(isDay(text)).toBe(false)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { easterSunday, isPublicHoliday, isWorkingDay } from './working-day.ts'

const years = fc.integer({ min: 1583, max: 9999 })
const days = fc
  .date({ min: new Date('1600-01-01'), max: new Date('2400-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

function later(day: string, by: number): string {
  return new Date(Date.parse(day) + by * 86_400_000).toISOString().slice(0, 10)
}

/** The 14th day of the ecclesiastical moon by the tables of 1582: golden number, then solar and lunar corrections. */
function paschalFullMoon(year: number): string {
  const century = Math.floor(year / 100)
  const solar = century - Math.floor(century / 4) - 12
  const lunar = Math.floor((8 * (century + 1) + 5) / 25) - 5
  const golden = (year % 19) + 1
  let epact = (11 * golden + 20 + lunar - (solar - 2) - 2) % 30
  if (epact < 0) epact += 30
  if (epact === 24 || (epact === 25 && golden > 11)) epact += 1
  const moon = 44 - epact
  return later(`${year}-03-01`, (moon < 21 ? moon + 30 : moon) - 1)
}

describe('Easter', () => {
  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2285, '2285-03-22'],
  ])('of %i is on %s', (year, day) => {
    expect(easterSunday(year)).toBe(day)
  })

  it('is the first Sunday after the ecclesiastical full moon, from 22 March to 25 April', () => {
    fc.assert(
      fc.property(years, (year) => {
        const easter = easterSunday(year)
        const moon = paschalFullMoon(year)
        expect(new Date(easter).getUTCDay()).toBe(0)
        expect(easter > moon && easter <= later(moon, 7)).toBe(true)
        expect(easter.slice(5) >= '03-22' && easter.slice(5) <= '04-25').toBe(true)
      }),
    )
  })
})

describe('holidays in the canton of Zug', () => {
  it.each([
    [2026, '01-01 01-02 04-03 04-06 05-14 05-25 06-04 08-01 08-15 11-01 12-08 12-25 12-26'],
    [2032, '01-01 01-02 03-26 03-29 05-06 05-17 05-27 08-01 08-15 11-01 12-08 12-25 12-26'],
  ])('of %i', (year, expected) => {
    const all = Array.from({ length: 366 }, (_, index) => later(`${year}-01-01`, index))
    const found = all.filter((day) => day.startsWith(String(year)) && isPublicHoliday(day))
    expect(found.map((day) => day.slice(5)).join(' ')).toBe(expected)
  })

  it('are thirteen a year, on different days', () => {
    fc.assert(
      fc.property(years, (year) => {
        const all = Array.from({ length: 366 }, (_, index) => later(`${year}-01-01`, index))
        const found = all.filter((day) => Number(day.slice(0, 4)) === year && isPublicHoliday(day))
        expect(found).toHaveLength(13)
      }),
      { numRuns: 40 },
    )
  })

  it('never leave more than five days in a row without work, and no work on weekends', () => {
    fc.assert(
      fc.property(days, (day) => {
        const week = Array.from({ length: 6 }, (_, index) => later(day, index))
        expect(week.some((each) => isWorkingDay(each))).toBe(true)
        if (new Date(day).getUTCDay() % 6 === 0) expect(isWorkingDay(day)).toBe(false)
      }),
    )
  })
})

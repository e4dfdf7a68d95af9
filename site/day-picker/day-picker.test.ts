import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { isDay, readDay } from '#kernel/calendar-day.ts'
import { chooseDay, isOpen } from './chosen-days.ts'
import { dayAfterKey } from './day-keys.ts'
import { formatDayInput } from './format-day-input.ts'

const BOUNDS = { first: '2027-01-01', last: '2037-12-31' }
const press = (day: string, key: string, shiftKey = false) => dayAfterKey(day, { key, shiftKey }, BOUNDS)
const days = fc
  .date({ min: new Date('2027-01-01T00:00Z'), max: new Date('2037-12-31T00:00Z'), noInvalidDate: true })
  .map((moment) => moment.toISOString().slice(0, 10))

describe('the keys of the calendar', () => {
  it.each([
    ['ArrowRight', '2027-09-16'],
    ['ArrowLeft', '2027-09-14'],
    ['ArrowDown', '2027-09-22'],
    ['ArrowUp', '2027-09-08'],
    ['Home', '2027-09-13'],
    ['End', '2027-09-19'],
    ['PageDown', '2027-10-15'],
    ['PageUp', '2027-08-15'],
  ])('%s moves from Wednesday, 15 September to %s', (key, day) => {
    expect(press('2027-09-15', key)).toBe(day)
  })

  it('moves by years with Shift, and stays in a shorter month', () => {
    expect(press('2027-09-15', 'PageDown', true)).toBe('2028-09-15')
    expect(press('2028-02-29', 'PageDown', true)).toBe('2029-02-28')
    expect(press('2027-01-31', 'PageDown')).toBe('2027-02-28')
    expect(press('2027-12-31', 'PageDown')).toBe('2028-01-31')
  })

  it('ignores other keys', () => {
    for (const key of ['Tab', 'Enter', ' ', 'Escape', 'a']) expect(press('2027-09-15', key)).toBeUndefined()
  })

  it('never leaves the selectable days', () => {
    const keys = fc.constantFrom(
      'ArrowUp',
      'ArrowDown',
      'ArrowLeft',
      'ArrowRight',
      'Home',
      'End',
      'PageUp',
      'PageDown',
    )
    fc.assert(
      fc.property(days, fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 30 }), (start, presses) => {
        let day = start
        for (const [key, shift] of presses) day = press(day, key, shift) ?? day
        expect(isDay(day)).toBe(true)
        expect(day >= BOUNDS.first && day <= BOUNDS.last).toBe(true)
      }),
    )
  })
})

describe('choosing a period', () => {
  it('sets the first day, then the last day, then starts again', () => {
    const begun = chooseDay({ from: '', to: '' }, '2027-09-15')
    expect(begun).toEqual({ from: '2027-09-15', to: '' })
    const whole = chooseDay(begun, '2027-09-20')
    expect(whole).toEqual({ from: '2027-09-15', to: '2027-09-20' })
    expect(chooseDay(whole, '2027-10-01')).toEqual({ from: '2027-10-01', to: '' })
  })

  it('may begin and end on one day, and never ends before it begins', () => {
    fc.assert(
      fc.property(days, days, (one, other) => {
        const chosen = chooseDay({ from: one, to: '' }, other)
        expect(isOpen(chosen)).toBe(other < one)
        if (!isOpen(chosen)) expect(chosen.to >= chosen.from).toBe(true)
      }),
    )
  })
})

it('a day is typed in the format of each language and read back from it', () => {
  expect(formatDayInput('de', '2027-09-01')).toBe('01.09.2027')
  expect(formatDayInput('en', '2027-09-01')).toBe('01/09/2027')
  fc.assert(
    fc.property(days, fc.constantFrom(...LANGUAGES), (day, language) => {
      expect(readDay(formatDayInput(language, day))).toBe(day)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '#features/calendar/rules/event-span.ts'
import { monthOf, addMonths } from './months.ts'
import { dayAfterGridKey } from './day-after-grid-key.ts'

const day = fc.integer({ min: 0, max: 5_000 }).map((days) => addDays('2026-01-01', days))

it('moves through the grid by keyboard', () => {
  const from = (key: string, ctrl = false) => dayAfterGridKey('2027-05-19', { key, ctrlKey: ctrl })
  expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'].map((key) => from(key))).toEqual([
    '2027-05-18',
    '2027-05-20',
    '2027-05-12',
    '2027-05-26',
    '2027-05-17',
    '2027-05-23',
  ])
  expect([from('Home', true), from('End', true)]).toEqual(['2027-05-01', '2027-05-31'])
  expect(from('Tab')).toBeUndefined()
})

it('stays on the last day where the other month is shorter', () => {
  expect(dayAfterGridKey('2027-03-31', { key: 'PageUp' })).toBe('2027-02-28')
  expect(dayAfterGridKey('2027-05-31', { key: 'PageDown' })).toBe('2027-06-30')
})

it('is reversed by the opposite arrow, and changes the month by exactly one', () => {
  fc.assert(
    fc.property(
      day,
      fc.constantFrom(['ArrowLeft', 'ArrowRight'], ['ArrowUp', 'ArrowDown']),
      (start, keys) => {
        const [there = '', back = ''] = keys
        expect(dayAfterGridKey(dayAfterGridKey(start, { key: there }) ?? '', { key: back })).toBe(start)
      },
    ),
  )
  fc.assert(
    fc.property(day, (start) => {
      expect(monthOf(dayAfterGridKey(start, { key: 'PageDown' }) ?? '')).toBe(addMonths(monthOf(start), 1))
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDay, formatMoment, formatMonth, formatTime, swissTime } from './format-date.ts'

it('formats a day for each language', () => {
  const written = (['de', 'en', 'fr', 'it'] as const).map((language) => formatDay(language, '2027-03-14'))
  expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '14. März 2027',
    '14 March 2027',
    '14 mars 2027',
    '14 marzo 2027',
  ])
})

it('uses an ordinal for the first of the month where the language does', () => {
  const written = (['de', 'en', 'fr', 'it'] as const).map((language) => formatDay(language, '2027-05-01'))
  expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([
    '1. Mai 2027',
    '1 May 2027',
    '1er mai 2027',
    '1° maggio 2027',
  ])
})

it('formats a month for each language', () => {
  const written = (['de', 'en', 'fr', 'it'] as const).map((language) => formatMonth(language, '2027-03'))
  expect(written).toEqual(['März 2027', 'March 2027', 'mars 2027', 'marzo 2027'])
})

it('shows Swiss time across the change to summer time', () => {
  expect(swissTime(new Date('2027-03-28T00:59:00Z'))).toEqual({ day: '2027-03-28', time: '01:59' })
  expect(swissTime(new Date('2027-03-28T01:00:00Z'))).toEqual({ day: '2027-03-28', time: '03:00' })
  expect(swissTime(new Date('2027-12-31T23:30:00Z'))).toEqual({ day: '2028-01-01', time: '00:30' })
})

it('shows the Swiss time of any moment, in any order', () => {
  const moments = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(fc.array(moments, { minLength: 1 }), (row) => {
      for (const moment of [...row, ...row]) {
        const text = moment.toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' })
        // Beside which of the two it is, in the hour that clocks show twice.
        expect(swissTime(moment)).toMatchObject({ day: text.slice(0, 10), time: text.slice(11, 16) })
      }
    }),
  )
})

it('formats a minute once, however often it is asked for', () => {
  const moment = new Date('2027-06-01T10:00:00Z')
  const first = swissTime(moment)
  for (let second = 0; second < 60; second++)
    expect(swissTime(new Date(moment.getTime() + second * 1000))).toBe(first)
})

it('formats the time of day for each language', () => {
  const written = (['de', 'en', 'fr', 'it'] as const).map((language) => formatTime(language, '16:45'))
  expect(written).toEqual(['16.45', '16:45', '16\u00a0h\u00a045', '16.45'])
  expect(['09:00', '00:30', '10:05'].map((time) => formatTime('en', time))).toEqual(['9:00', '0:30', '10:05'])
  expect(['09:00', '09:05', '00:30'].map((time) => formatTime('fr', time))).toEqual([
    '9\u00a0h',
    '9\u00a0h\u00a005',
    '0\u00a0h\u00a030',
  ])
})

it('says which of two equal times of a clock is meant when summer time ends', () => {
  const moments = ['2027-10-31T00:30:00Z', '2027-10-31T01:30:00Z', '2027-10-31T02:30:00Z'].map((at) =>
    formatMoment('de', swissTime(new Date(at))),
  )
  expect(moments.map((moment) => moment.slice(moment.indexOf('2027') + 6).replaceAll('\u00a0', ' '))).toEqual(
    ['02.30 (UTC+2) Uhr', '02.30 (UTC+1) Uhr', '03.30 Uhr'],
  )
})

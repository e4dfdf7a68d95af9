import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { dayFigures, eventDays, eventTimes, weekday } from './event-days.ts'
import { eventSpan, addDays } from './rules/event-span.ts'

const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const when = (startsAt: string, endsAt: string, allDay = false) => ({ startsAt, endsAt, allDay })
const oneDay = when('2027-03-14T09:00:00+01:00', '2027-03-14T17:00:00+01:00')
const weekend = when('2027-04-10T09:00:00+02:00', '2027-04-11T16:30:00+02:00')

describe('the days of an event', () => {
  it('are one day with its weekday', () => {
    expect(LANGUAGES.map((language) => plain(eventDays(language, oneDay)))).toEqual([
      'So 14. März 2027',
      'Sun 14 March 2027',
      'dim. 14 mars 2027',
      'dom 14 marzo 2027',
    ])
  })

  it('are a span that names month and year once', () => {
    expect(LANGUAGES.map((language) => plain(eventDays(language, weekend)))).toEqual([
      'Sa–So, 10.–11. April 2027',
      'Sat–Sun 10–11 April 2027',
      'sam.–dim. 10–11 avril 2027',
      'sab–dom 10–11 aprile 2027',
    ])
  })

  it('name both months, and both years, where the span crosses them', () => {
    const overMonths = when('2027-04-30T13:00:00+02:00', '2027-05-02T16:00:00+02:00')
    expect(plain(eventDays('de', overMonths))).toBe('Fr–So, 30. April – 2. Mai 2027')
    expect(plain(eventDays('fr', when('2027-04-30T13:00:00+02:00', '2027-05-01T16:00:00+02:00')))).toBe(
      'ven.–sam. 30 avril – 1er mai 2027',
    )
    const overYears = when('2026-12-31T18:00:00+01:00', '2027-01-01T12:00:00+01:00')
    expect(plain(eventDays('it', overYears))).toBe('gio–ven 31 dicembre 2026 – 1° gennaio 2027')
  })

  it('end the day before when the event ends at midnight', () => {
    const allDay = when('2027-05-01T00:00:00+02:00', '2027-05-03T00:00:00+02:00', true)
    expect(plain(eventDays('en', allDay))).toBe('Sat–Sun 1–2 May 2027')
    expect(eventTimes('en', allDay)).toBeUndefined()
    const evening = when('2027-05-01T18:00:00+02:00', '2027-05-02T00:00:00+02:00')
    expect(plain(eventDays('de', evening))).toBe('Sa 1. Mai 2027')
    expect(plain(eventTimes('de', evening))).toBe('18.00–24.00 Uhr')
  })
})

describe('the figures of its days', () => {
  it('name the months only where they differ', () => {
    const overMonths = when('2027-04-30T13:00:00+02:00', '2027-05-02T16:00:00+02:00')
    expect([oneDay, weekend, overMonths].map((one) => dayFigures('de', one))).toEqual([
      '14.',
      '10.–11.',
      '30.4.–2.5.',
    ])
    expect([oneDay, weekend, overMonths].map((one) => dayFigures('fr', one))).toEqual([
      '14',
      '10–11',
      '30/4–2/5',
    ])
  })
})

describe('the times of an event', () => {
  it('carry the suffix of the language', () => {
    expect(LANGUAGES.map((language) => plain(eventTimes(language, oneDay)))).toEqual([
      '09.00–17.00 Uhr',
      '9:00–17:00',
      '9 h – 17 h',
      'ore 09.00–17.00',
    ])
  })

  it('name the weekdays over several days', () => {
    expect(plain(eventTimes('de', weekend))).toBe('Sa 09.00 – So 16.30 Uhr')
    expect(plain(eventTimes('fr', weekend))).toBe('sam. 9 h – dim. 16 h 30')
    expect(plain(eventTimes('it', weekend))).toBe('sab ore 09.00 – dom ore 16.30')
  })

  it('are wall-clock times on the nights of the clock change', () => {
    const spring = when('2027-03-27T18:00:00+01:00', '2027-03-28T12:00:00+02:00')
    expect(plain(eventTimes('de', spring))).toBe('Sa 18.00 – So 12.00 Uhr')
    expect((Date.parse(spring.endsAt) - Date.parse(spring.startsAt)) / 3_600_000).toBe(17)
    const autumn = when('2027-10-30T18:00:00+02:00', '2027-10-31T12:00:00+01:00')
    expect(plain(eventTimes('de', autumn))).toBe('Sa 18.00 – So 12.00 Uhr')
    expect((Date.parse(autumn.endsAt) - Date.parse(autumn.startsAt)) / 3_600_000).toBe(19)
  })
})

describe('any event', () => {
  const day = fc.date({ min: new Date('2026-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  const event = fc
    .record({ first: day, length: fc.nat(29), hours: fc.tuple(fc.nat(11), fc.nat(11)) })
    .map(({ first, length, hours }) => {
      const firstDay = first.toISOString().slice(0, 10)
      const two = (value: number) => String(value).padStart(2, '0')
      return when(
        `${firstDay}T${two(hours[0])}:00:00+01:00`,
        `${addDays(firstDay, length)}T${two(12 + hours[1])}:00:00+01:00`,
      )
    })

  it('is shown with its last day, its first day’s number and the right weekday in every language', () => {
    fc.assert(
      fc.property(event, fc.constantFrom(...LANGUAGES), (one, language) => {
        const { firstDay, lastDay } = eventSpan(one)
        const text = plain(eventDays(language, one)) ?? ''
        expect(text.endsWith(lastDay.slice(0, 4))).toBe(true)
        expect(text.startsWith(weekday(language, firstDay))).toBe(true)
        expect(text).toContain(String(Number(firstDay.slice(8))))
        expect(text).not.toMatch(/undefined|NaN| {2}/)
      }),
    )
  })

  it('has the weekday of the platform’s calendar', () => {
    fc.assert(
      fc.property(day, (date) => {
        const name = date.toLocaleDateString('en', { weekday: 'short', timeZone: 'UTC' })
        expect(weekday('en', date.toISOString().slice(0, 10))).toBe(name)
      }),
    )
  })
})

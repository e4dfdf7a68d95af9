import { expect, it } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { FIRST_OPENING_HOURS, openingHoursLines } from './opening-hours.ts'

it('formats the hours as each language states them (RULING 15)', () => {
  expect(LANGUAGES.map((language) => openingHoursLines(language, FIRST_OPENING_HOURS[language]))).toEqual([
    ['Mo–Fr 08:00–17:00'],
    ['Mon–Fri 09:00–18:00'],
    ['Lu–Ve 09:00–18:00', 'Sa–Di sur rendez-vous'],
    ['Lu–Ve 09:00–18:00', 'Sa–Do su appuntamento'],
  ])
})

it('formats the same hours in every language', () => {
  const hours = { opens: '08:30', closes: '17:30', weekendByAppointment: true }
  expect(LANGUAGES.map((language) => openingHoursLines(language, hours))).toEqual([
    ['Mo–Fr 08:30–17:30', 'Sa–So nach Vereinbarung'],
    ['Mon–Fri 08:30–17:30', 'Sat–Sun by appointment'],
    ['Lu–Ve 08:30–17:30', 'Sa–Di sur rendez-vous'],
    ['Lu–Ve 08:30–17:30', 'Sa–Do su appuntamento'],
  ])
})

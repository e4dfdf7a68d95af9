import { expect, it } from 'vitest'
import { COMMON_MESSAGES } from '#i18n/common-messages.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { openingHoursLines } from './opening-hours.ts'

it('says the hours as each language states them (RULING 15)', () => {
  expect(LANGUAGES.map((language) => COMMON_MESSAGES[language].footer.hours)).toEqual([
    ['Mo–Fr 08:00–17:00'],
    ['Mon–Fri 09:00–18:00'],
    ['Lu–Ve 09:00–18:00', 'Sa–Di sur rendez-vous'],
    ['Lu–Ve 09:00–18:00', 'Sa–Do su appuntamento'],
  ])
})

it('can say the same hours in every language', () => {
  const hours = { opens: '08:30', closes: '17:30', weekendByAppointment: true }
  expect(LANGUAGES.map((language) => openingHoursLines(language, hours))).toEqual([
    ['Mo–Fr 08:30–17:30', 'Sa–So nach Vereinbarung'],
    ['Mon–Fri 08:30–17:30', 'Sat–Sun by appointment'],
    ['Lu–Ve 08:30–17:30', 'Sa–Di sur rendez-vous'],
    ['Lu–Ve 08:30–17:30', 'Sa–Do su appuntamento'],
  ])
})

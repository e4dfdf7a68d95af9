import { expect, it } from 'vitest'
import myBookingTexts from '#features/booking/texts/my-booking.ts'
import { type Counted, counted } from '#i18n/counted.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { PLACE_TEXTS, wrongPlaces } from '#test/bookings/place-texts.ts'

const COUNTS = Array.from({ length: 20 }, (_, index) => index + 1)

for (const language of LANGUAGES) {
  const { states, next, move, names } = myBookingTexts[language]

  it(`every state of a booking in ${language} uses singular and plural correctly for 1 to 20 places`, () => {
    for (const people of COUNTS)
      for (const { title, lead } of Object.values<{ title: Counted; lead: Counted }>(states)) {
        const text = `${counted(language, people, title)} ${counted(language, people, lead)}`
        expect(wrongPlaces(language, people, text)).toBeNull()
      }
  })

  it(`titles in ${language} use singular and plural for places`, () => {
    for (const { title } of [states.held, states.confirmed, states.offered]) {
      expect(counted(language, 1, title)).toMatch(PLACE_TEXTS[language].one)
      expect(counted(language, 3, title)).toMatch(PLACE_TEXTS[language].other)
    }
  })

  it(`next steps and moving in ${language} use singular and plural correctly for 1 to 20 places`, () => {
    for (const people of COUNTS)
      for (const text of [...next.waitlisted, ...next.confirmed, move.text])
        expect(wrongPlaces(language, people, counted(language, people, text))).toBeNull()
  })

  it(`missing names in ${language} are counted`, () => {
    for (const text of [names.missing, next.name]) {
      const sentences = COUNTS.map((count) => counted(language, count, text))
      expect(new Set(sentences).size).toBe(20)
      expect(sentences.join()).not.toMatch(/[{}]/)
    }
  })
}

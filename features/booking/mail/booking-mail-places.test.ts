import { expect, it } from 'vitest'
import { counted } from '#i18n/counted.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { wrongPlaces } from '#test/bookings/place-texts.ts'
import { bookingMailTexts } from './booking-mail.texts.ts'
import { CUSTOMER_NOTIFICATIONS } from './booking-notifications.ts'

it.each(LANGUAGES)(
  'every mail about a booking in %s uses singular and plural correctly for 1 to 20 places',
  (language) => {
    for (let people = 1; people <= 20; people += 1)
      for (const news of CUSTOMER_NOTIFICATIONS) {
        const { subject, title, text } = bookingMailTexts[language].news[news]
        const sentence = [title, text].map((each) => counted(language, people, each)).join(' ')
        expect(wrongPlaces(language, people, sentence)).toBeNull()
        expect(counted(language, people, subject)).not.toContain('{n}')
        if (people > 1) expect(counted(language, people, subject)).not.toMatch(/\b(Platz|place|posto)\b/i)
      }
  },
)

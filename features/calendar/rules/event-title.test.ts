import { describe, expect, it } from 'vitest'
import { FIRST_OFFER, type Offer } from '#features/services/content/offer.ts'
import { FIRST_SERVICES, TEAM_EVENTS } from '#features/services/content/services.ts'
import commonTexts from '#i18n/texts/common.ts'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { eventTitle } from './event-title.ts'

const NAMES = { de: 'Nachtgang', en: 'Night Walk', fr: 'Marche de nuit', it: 'Cammino notturno' }
const OFFER: Offer = {
  ...FIRST_OFFER,
  services: {
    ...FIRST_SERVICES,
    teamEvents: [...TEAM_EVENTS, { ...TEAM_EVENTS[0], id: 'nachtgang', like: 'back-to-the-roots' }],
  },
  namesIn: (language: Language) => {
    const { survivalLevels, teamEvents } = commonTexts[language]
    return { survivalLevels, teamEvents: { ...teamEvents, nachtgang: NAMES[language] } }
  },
}

describe('the title of an event', () => {
  it.each(LANGUAGES)(
    'is the name of an added service in %s, where only the German title was written',
    (language) => {
      const event = { serviceId: 'nachtgang', title: { de: 'Nachtgang' } }
      expect(eventTitle(language, event, OFFER)).toBe(NAMES[language])
    },
  )

  it('explains the German name of the first services', () => {
    const event = { serviceId: 'aufbruch', title: { de: 'Aufbruch' } }
    expect(eventTitle('fr', event, OFFER)).toMatch(/^Aufbruch \(.+\)$/)
    expect(eventTitle('de', event, OFFER)).toBe('Aufbruch')
  })

  it('is what staff wrote in the language, or another title in German', () => {
    const title = { de: 'Nachtgang', fr: 'Sous les étoiles' }
    expect(eventTitle('fr', { serviceId: 'nachtgang', title }, OFFER)).toBe('Sous les étoiles')
    expect(eventTitle('it', { serviceId: 'nachtgang', title }, OFFER)).toBe('Cammino notturno')
    expect(eventTitle('fr', { serviceId: 'nachtgang', title: { de: 'Vollmond' } }, OFFER)).toBe('Vollmond')
    expect(eventTitle('fr', { serviceId: null, title: { de: 'Infoabend' } }, OFFER)).toBe('Infoabend')
  })
})

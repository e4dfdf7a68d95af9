import { describe, expect, it } from 'vitest'
import commonTexts from '#i18n/texts/common.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { bareServiceName, serviceGloss, serviceName, withGloss, withoutGloss } from './service-name.ts'
import { FIRST_SERVICE_IDS } from './services.ts'

const ENGLISH_NAMES = ['back-to-the-roots', 'survival-mindset']

describe('the name of a service', () => {
  it.each(LANGUAGES)('is the German one in %s', (language) => {
    for (const id of FIRST_SERVICE_IDS) {
      const german = bareServiceName(commonTexts.de, id).replaceAll('\u00ad', '')
      expect(bareServiceName(commonTexts[language], id).replaceAll('\u00ad', '')).toBe(german)
    }
  })

  it('has its gloss in every language but German, unless the name is English', () => {
    for (const id of FIRST_SERVICE_IDS) {
      const isGlossed = LANGUAGES.filter((language) => serviceGloss(commonTexts[language], id))
      expect(isGlossed, id).toEqual(ENGLISH_NAMES.includes(id) ? [] : ['en', 'fr', 'it'])
    }
    expect(serviceName(commonTexts.en, 'aufbruch')).toBe('Aufbruch (Setting Out)')
  })
})

describe('the title of an event', () => {
  it('explains the German name', () => {
    expect(withGloss(commonTexts.en, 'feuer-und-fokus', 'Feuer & Fokus, open group')).toBe(
      'Feuer & Fokus (Fire & Focus), open group',
    )
    expect(withGloss(commonTexts.it, 'durchhaltevermoegen', 'Durchhaltevermögen')).toBe(
      'Durchhaltevermögen (Tenacia)',
    )
  })

  it('is unchanged in German, with a gloss of its own, or without the name', () => {
    expect(withGloss(commonTexts.de, 'aufbruch', 'Aufbruch')).toBe('Aufbruch')
    expect(withGloss(commonTexts.en, 'aufbruch', 'Aufbruch (Setting Out)')).toBe('Aufbruch (Setting Out)')
    expect(withGloss(commonTexts.en, 'aufbruch', 'A first day')).toBe('A first day')
  })

  it('drops the gloss where there is no room for it', () => {
    for (const id of FIRST_SERVICE_IDS) {
      for (const language of LANGUAGES) {
        const names = commonTexts[language]
        const title = bareServiceName(names, id).replaceAll('\u00ad', '')
        expect(withoutGloss(names, id, withGloss(names, id, title))).toBe(title)
      }
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language } from '#i18n/languages.ts'
import { foldedWords } from './fold-text.ts'
import { stem } from './stem.ts'

const FORMS: Record<Language, string[][]> = {
  de: [
    ['Hund', 'Hunde', 'Hunden', 'Hundes'],
    ['Kind', 'Kinder', 'Kindern', 'Kindes'],
    ['Toilette', 'Toiletten'],
    ['Regen', 'Regens'],
    ['Gutschein', 'Gutscheine', 'Gutscheins'],
    ['Wald', 'Wälder', 'Wäldern'],
    ['Teilnehmer', 'Teilnehmerinnen'],
  ],
  en: [
    ['dog', 'dogs'],
    ['child', 'children'],
    ['toilet', 'toilets'],
    ['rain', 'rains', 'rainy', 'raining'],
    ['course', 'courses'],
  ],
  fr: [
    ['chien', 'chiens'],
    ['enfant', 'enfants'],
    ['toilette', 'toilettes'],
    ['pluie', 'pluies'],
    ['annuler', 'annulé', 'annulées'],
  ],
  it: [
    ['cane', 'cani'],
    ['bambino', 'bambini', 'bambina'],
    ['bagno', 'bagni'],
    ['pioggia', 'piogge'],
    ['buono', 'buoni'],
  ],
}

const folded = (word: string) => foldedWords(word)[0] ?? ''

describe.each(LANGUAGES)('the stem in %s', (language) => {
  it.each(FORMS[language])('is the same for %s and %s', (...forms) => {
    expect(new Set(forms.map((form) => stem(folded(form), language))).size).toBe(1)
  })

  it('keeps unrelated words apart', () => {
    const stems = FORMS[language].map(([form = '']) => stem(folded(form), language))
    expect(new Set(stems).size).toBe(stems.length)
  })

  it('treats the names of built-in properties as words', () => {
    for (const word of ['constructor', 'valueof', 'tostring'])
      expect(word.startsWith(stem(word, language))).toBe(true)
  })

  it('is a prefix of a regular word, never empty', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,14}$/), (word) => {
        const short = stem(word, language)
        expect(short.length).toBeGreaterThan(0)
        expect(short.length).toBeLessThanOrEqual(word.length)
      }),
    )
  })
})

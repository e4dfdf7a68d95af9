import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { foldedWords } from './fold-text.ts'
import { indexPage, searchPages, stem } from './search-pages.ts'

const pages = [
  indexPage(
    { path: '/shop', title: 'Shop', description: 'Gutscheine und Ausrüstung' },
    'Feuerstahl, Kompass',
  ),
  indexPage(
    { path: '/survival-training/klarer-kompass', title: 'Klarer Kompass', description: 'Stufe 3' },
    'Karte und Marschzahl',
  ),
  indexPage(
    { path: '/agb', title: 'Allgemeine Geschäftsbedingungen', description: 'Absage' },
    'Gutschein, Versand',
  ),
]
const found = (text: string) => searchPages(pages, text).map(({ path }) => path)

it('ranks a page with the word in its title before one that mentions it', () => {
  expect(found('kompass')).toEqual(['/survival-training/klarer-kompass', '/shop'])
})

it('finds prefixes, parts of compounds, other endings and transcribed umlauts', () => {
  expect(found('gesch')).toEqual(['/agb'])
  expect(found('bedingungen')).toEqual(['/agb'])
  expect(found('Gutscheins')).toEqual(['/shop', '/agb'])
  expect(found('ausruestung')).toEqual(['/shop'])
})

it('tolerates a typing error in a title', () => {
  expect(found('kompas')).toContain('/survival-training/klarer-kompass')
  expect(found('geschaeftsbedingugnen')).toEqual(['/agb'])
})

it('requires at least half of the words, and ranks pages with all of them first', () => {
  expect(found('kompass karte')).toEqual(['/survival-training/klarer-kompass', '/shop'])
  expect(found('kompass quantenphysik vorlesung')).toEqual([])
})

it('finds nothing for an empty search', () => {
  expect(found(' …')).toEqual([])
})

it('returns every page that contains the word, so that the count is right', () => {
  const many = Array.from({ length: 40 }, (_, n) =>
    indexPage({ path: `/seite-${n}`, title: `Seite ${n}`, description: '' }, 'Feuer machen'),
  )
  expect(searchPages(many, 'feuer')).toHaveLength(40)
})

it('returns nothing of the index itself', () => {
  expect(searchPages(pages, 'kompass')[0]).toEqual({
    path: '/survival-training/klarer-kompass',
    title: 'Klarer Kompass',
    description: 'Stufe 3',
  })
})

it('finds other forms of a word, and ranks titles before text', () => {
  const kept = [
    indexPage({ path: '/a', title: 'Packliste', description: 'Für Kinder' }, 'Kinder und Hunde'),
    indexPage({ path: '/b#frage', title: 'Dürfen Hunde mit?', description: '' }, 'Ein Hund'),
  ]
  expect(searchPages(kept, 'Hund').map(({ path }) => path)).toEqual(['/b#frage', '/a'])
  expect(searchPages(kept, 'Kind').map(({ path }) => path)).toEqual(['/a'])
})

it('searches parts of compounds in German only', () => {
  const page = (language: 'de' | 'en') => [
    indexPage({ path: '/x', title: 'Training terrain', description: '' }, '', language),
  ]
  expect(searchPages(page('en'), 'rain', 'en')).toEqual([])
  expect(
    searchPages([indexPage({ path: '/y', title: 'Regenjacke', description: '' }, '')], 'jacke'),
  ).toHaveLength(1)
})

it('tolerates errors only in a word that occurs nowhere', () => {
  const two = [
    indexPage({ path: '/kontakt', title: 'Kontakt', description: '' }, ''),
    indexPage({ path: '/agb', title: 'AGB', description: '' }, 'Es zählt der Kontrakt'),
  ]
  expect(searchPages(two, 'kontrakt').map(({ path }) => path)).toEqual(['/agb'])
  expect(searchPages(two, 'kontackt').map(({ path }) => path)).toEqual(['/kontakt'])
})

it('names the page of a question', () => {
  const hit = { path: '/a#frage-x', title: 'Wie?', description: 'So.', page: 'Aufbruch' }
  expect(searchPages([indexPage(hit, '')], 'wie')).toEqual([hit])
})

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

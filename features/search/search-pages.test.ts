import { expect, it } from 'vitest'
import { indexPage, searchPages } from './search-pages.ts'

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

it('puts a page that is called so before one that mentions it', () => {
  expect(found('kompass')).toEqual(['/survival-training/klarer-kompass', '/shop'])
})

it('finds beginnings, parts of compounds, other endings and umlauts written out', () => {
  expect(found('gesch')).toEqual(['/agb'])
  expect(found('bedingungen')).toEqual(['/agb'])
  expect(found('Gutscheins')).toEqual(['/shop', '/agb'])
  expect(found('ausruestung')).toEqual(['/shop'])
})

it('forgives a slip of the finger in a title', () => {
  expect(found('kompas')).toContain('/survival-training/klarer-kompass')
  expect(found('geschaeftsbedingugnen')).toEqual(['/agb'])
})

it('wants at least half of the words, and puts pages with all of them first', () => {
  expect(found('kompass karte')).toEqual(['/survival-training/klarer-kompass', '/shop'])
  expect(found('kompass quantenphysik vorlesung')).toEqual([])
})

it('finds nothing where nothing is looked for', () => {
  expect(found(' …')).toEqual([])
})

it('gives every page that holds the word, so that their number is true', () => {
  const many = Array.from({ length: 40 }, (_, n) =>
    indexPage({ path: `/seite-${n}`, title: `Seite ${n}`, description: '' }, 'Feuer machen'),
  )
  expect(searchPages(many, 'feuer')).toHaveLength(40)
})

it('gives nothing of the index itself', () => {
  expect(searchPages(pages, 'kompass')[0]).toEqual({
    path: '/survival-training/klarer-kompass',
    title: 'Klarer Kompass',
    description: 'Stufe 3',
  })
})

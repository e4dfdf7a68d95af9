import { describe, expect, it } from 'vitest'
import { PAGE_ALIASES } from '#content/page-aliases.ts'
import { aProduct } from '#features/cart/cart-fixtures.ts'
import type { StoreClient } from '#features/catalog/store-client.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'
import { indexedPages } from '#site/discovery/indexed-pages.ts'
import { findPages } from './find-pages.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'

const storeWith = (listProducts: () => Promise<unknown>) => ({ listProducts }) as unknown as StoreClient
const store = storeWith(async () => ({ products: [aProduct({ id: 'peilkompass', title: 'Peilkompass' })] }))
const down = storeWith(() => Promise.reject(new Error('HTTP 502: Bad Gateway')))

describe('the search over all pages', () => {
  it('finds pages, products and news articles', async () => {
    const found = async (text: string) =>
      (await findPages({ text }, { language: 'de', store, site: FILE_MESSAGES })).map(({ path }) => path)
    expect(await found('kompass')).toEqual(
      expect.arrayContaining(['/survival-training/klarer-kompass', '/product/peilkompass']),
    )
    expect(await found('statussitzungen')).toContain('/news/statussitzungen-im-stehen')
  })

  it('finds what only the text of a page contains', async () => {
    const [first] = await findPages({ text: 'gerichtsstand' }, { language: 'de', store, site: FILE_MESSAGES })
    expect(first?.path).toBe('/agb')
  })

  it('works without the shop when it does not answer', async () => {
    const hits = await findPages({ text: 'kompass' }, { language: 'de', store: down, site: FILE_MESSAGES })
    expect(hits.map(({ path }) => path)).toContain('/survival-training/klarer-kompass')
  })

  it.each(LANGUAGES)('lists every page in %s for an empty search, without the brand', async (language) => {
    const hits = await findPages({ text: ' ' }, { language, store: down, site: FILE_MESSAGES })
    expect(hits.map(({ path }) => path)).toEqual(
      expect.arrayContaining(indexedPages().map(({ path }) => path)),
    )
    for (const { title, description } of hits) {
      expect(title).not.toMatch(/Gratweg$/)
      expect(description).not.toBe('')
    }
  })
})

describe('the questions of buyers', () => {
  const found = async (text: string, language: Language) =>
    findPages({ text }, { language, store: shop, site: FILE_MESSAGES })
  const shop = storeWith(async () => ({
    products: [aProduct({ id: 'gutschein-wert', title: 'Wertgutschein', type: { value: 'voucher_value' } })],
  }))

  it.each([
    ['de', 'Hund'],
    ['de', 'Kinder'],
    ['de', 'Regen'],
    ['de', 'Toilette'],
    ['en', 'dog'],
    ['en', 'child'],
    ['en', 'rain'],
    ['en', 'toilets'],
    ['fr', 'chien'],
    ['fr', 'enfant'],
    ['fr', 'pluies'],
    ['fr', 'toilette'],
    ['it', 'cane'],
    ['it', 'bambino'],
    ['it', 'pioggia'],
    ['it', 'bagni'],
  ] as const)('come first in %s for “%s”, each with its page and anchor', async (language, text) => {
    const [first] = await found(text, language)
    expect(first?.path).toMatch(/^\/(survival-training|team-events)\/[\w-]+#frage-\w+$/)
    expect(first?.title).toMatch(/\?$/)
    expect(first?.page).not.toBe('')
    expect(first?.description.length).toBeLessThanOrEqual(320)
  })

  it.each(LANGUAGES)('are found once in %s, also when several pages share them', async (language) => {
    const word = { de: 'vegetarisch', en: 'vegetarian', fr: 'végétarien', it: 'vegetariani' }[language]
    const hits = (await found(word, language)).filter(({ path }) => path.includes('#frage-essen'))
    expect(hits.map(({ path }) => path)).toEqual([
      '/survival-training/aufbruch#frage-essen',
      '/team-events/back-to-the-roots#frage-essen',
    ])
  })

  it('link to the voucher for an amount, where there is one', async () => {
    const paths = (await found('zurückgeben', 'de')).map(({ path }) => path)
    expect(paths).toContain('/product/gutschein-wert#frage-rueckgabe')
    const without = await findPages(
      { text: 'zurückgeben' },
      { language: 'de', store: down, site: FILE_MESSAGES },
    )
    expect(without.map(({ path }) => path)).not.toContain('/product/gutschein-wert#frage-rueckgabe')
  })

  it('are not among the pages listed for an empty search', async () => {
    expect((await found('', 'de')).filter(({ path }) => path.includes('#'))).toEqual([])
  })
})

describe('the suggestion for a mistyped path', () => {
  it('is the page in the visitor’s language, or nothing', async () => {
    const guess = (near: string) => findPages({ near }, { language: 'it', store: down, site: FILE_MESSAGES })
    expect(await guess('/kontkat')).toMatchObject([{ path: '/kontakt' }])
    expect(await guess('/termine')).toMatchObject([{ path: '/event-kalender' }])
    expect(await guess('/quittenmarmelade')).toEqual([])
  })

  it('uses only names of existing pages, and none that is a page itself', () => {
    const pages = indexedPages().map(({ path }) => path)
    for (const [name, path] of Object.entries(PAGE_ALIASES)) {
      expect(pages, name).toContain(path)
      expect(pages, name).not.toContain(`/${name}`)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { collectNews } from './collect-news.server.ts'
import { findArticle } from './find-article.ts'
import { listNews } from './list-news.ts'
import { NEWS_PER_PAGE } from './news.ts'
import { newsEntryFiles } from './news-fixtures.ts'

const slugs = Array.from({ length: 30 }, (_, index) => `stueck-${String(index + 1).padStart(2, '0')}`)
const pieces = collectNews(Object.assign({}, ...slugs.map((slug) => newsEntryFiles(slug)))).de

describe('the list of news', () => {
  it('shows every article exactly once over its pages', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 13 }), (count, limit) => {
        const some = pieces.slice(0, count)
        const { pages } = listNews(some, { limit })
        const listed = Array.from({ length: pages }, (_, index) => listNews(some, { page: index + 1, limit }))
        expect(listed.flatMap(({ teasers }) => teasers.map(({ slug }) => slug))).toEqual(
          some.map(({ slug }) => slug),
        )
      }),
    )
  })
  it('answers a missing page with the nearest one', () => {
    expect(listNews(pieces, { page: 99 })).toMatchObject({ page: 3, pages: 3 })
    expect(listNews(pieces, { page: Number.NaN })).toMatchObject({ page: 1 })
    expect(listNews([], {})).toEqual({ teasers: [], page: 1, pages: 1 })
  })
  it('contains only the articles of a page, without their texts', () => {
    const { teasers } = listNews(pieces, {})
    expect(teasers.length).toBe(NEWS_PER_PAGE)
    expect(Object.keys(teasers[0] ?? {})).toEqual(['slug', 'title', 'lead', 'date', 'picture'])
  })
})

describe('an article', () => {
  it('has its previous and next article in time', () => {
    const found = findArticle(pieces, 'stueck-02')
    expect(found?.newer?.slug).toBe('stueck-01')
    expect(found?.older?.slug).toBe('stueck-03')
    expect(findArticle(pieces, 'stueck-01')?.newer).toBeNull()
    expect(findArticle(pieces, 'stueck-30')?.older).toBeNull()
  })
  it('is undefined for an unknown name', () => {
    expect(findArticle(pieces, 'gibt-es-nicht')).toBeUndefined()
  })
})

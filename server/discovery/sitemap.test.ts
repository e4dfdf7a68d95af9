import { expect, it } from 'vitest'
import { page } from '#app/page.tsx'
import { FIRST_SERVICES } from '#content/services.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { CONTENT_ROUTES } from '#test/content-routes.ts'
import { indexedPages } from './indexed-pages.ts'
import { sitemap } from './sitemap.ts'

const content = {
  products: [
    { id: 'plane', updated_at: '2027-01-05T10:00:00.000Z' },
    { id: 'a&b', updated_at: '2026-12-01T10:00:00.000Z' },
  ],
  news: [{ slug: 'feuer', date: '2026-10-28' }],
  events: [{ id: 'e1' }],
}
const xml = sitemap('https://example.ch', { ...content, services: FIRST_SERVICES })
const urls = [...xml.matchAll(/<url>.*?<\/url>/gs)].map(([url]) => url)
const locOf = (url: string) => /<loc>(.*?)<\/loc>/.exec(url)?.[1]

it('lists every page once per language', () => {
  const locs = urls.map(locOf)
  expect(new Set(locs).size).toBe(locs.length)
  expect(locs.length).toBe((indexedPages().length + 4) * LANGUAGES.length)
  expect(locs).toContain('https://example.ch/?lng=de')
  expect(locs).toContain('https://example.ch/product/a%26b?lng=it')
  expect(locs).toContain('https://example.ch/event-kalender/e1?lng=fr')
  expect(locs).toContain('https://example.ch/news/feuer?lng=en')
})

it('lists the other languages beside each, and the fallback language for everyone else', () => {
  for (const url of urls) {
    expect([...url.matchAll(/hreflang="([\w-]+)"/g)].map(([, language]) => language)).toEqual([
      ...LANGUAGES,
      'x-default',
    ])
    expect(url).toContain(`href="${locOf(url)}"`)
    expect(url).toMatch(/hreflang="x-default" href="[^"]*\?lng=de"/)
  }
})

it('dates what has a date, and nothing else', () => {
  const dateOf = (path: string) =>
    /<lastmod>(.*?)</.exec(urls.find((url) => locOf(url)?.includes(path)) ?? '')?.[1]
  expect(dateOf('/product/plane?')).toBe('2027-01-05T10:00:00.000Z')
  expect(dateOf('/news/feuer?')).toBe('2026-10-28')
  expect(dateOf('/shop?')).toBe('2027-01-05T10:00:00.000Z')
  expect(dateOf('/philosophie?')).toBeUndefined()
})

it('leaves out private pages, missing ones and redirects', () => {
  for (const path of ['/login', '/success', '*', '/pm-request', '/projekt-anfrage', '/product/:id'])
    expect(indexedPages().map((page) => page.path)).not.toContain(path)
})

it('compiles only when a page with a parameter defines its sitemap entries', () => {
  const article = { namespace: 'news', file: 'public/news/article', indexed: true } as const
  const path: string = '/news/:slug'
  // @ts-expect-error items are missing
  page({ path: '/news/:slug', ...article })
  // @ts-expect-error a path that is only a string hides its parameter
  page({ path, ...article })
  expect(page({ path: '/news/:slug', ...article, items: 'news' }).handle).toMatchObject({ items: 'news' })
})

it('lists no page that the browser tests of all pages leave out', () => {
  const untested = indexedPages().filter(({ path }) => !CONTENT_ROUTES.includes(path))
  expect(untested).toEqual([])
})

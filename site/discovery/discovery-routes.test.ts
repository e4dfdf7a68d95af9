import Fastify from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { PageEnvironment } from '#site/environment.ts'
import { page } from '#site/page.tsx'
import { FIRST_SERVICES } from '#features/services/content/services.ts'
import { aProduct } from '#features/cart/cart-fixtures.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { projectFolder } from '#platform/project-folder.ts'
import { CONTENT_ROUTES } from '#test/content-routes.ts'
import { discoveryRoutes, sitemap } from './discovery-routes.ts'
import { indexedPages } from './indexed-pages.ts'
import { webManifest } from './manifest.ts'

const products = Array.from({ length: 250 }, (_, index) => aProduct({ id: `p${index}` }))

function serve() {
  const app = Fastify()
  const cache = createCompressedCache({ maxEntries: 10, maxBytes: 10_000_000 })
  discoveryRoutes(app, {
    origin: 'https://example.ch',
    headers: { 'X-Content-Type-Options': 'nosniff' },
    cache: () => cache,
    messages: fileMessageSource,
    environmentFor: () =>
      ({
        services: FIRST_SERVICES,
        store: {
          listProducts: async ({ offset = 0, limit = 10 }) => ({
            count: products.length,
            products: products.slice(offset, offset + limit),
          }),
        },
        findEvents: async () => [{ id: 'e1' }],
        findNews: async ({ page = 1 }) => ({
          page,
          pages: 2,
          teasers: [{ slug: `n${page}`, date: '2026-10-28' }],
        }),
      }) as unknown as PageEnvironment,
  })
  return app
}

it('lists the sitemap and excludes duplicates from crawling, but allows reading «noindex»', async () => {
  const { body, headers } = await serve().inject('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Sitemap: https://example.ch/sitemap.xml')
  expect(body).toContain('Disallow: /buchen?*serviceId=')
  expect(body).toContain('Disallow: /shop?*sort=')
  expect(body).not.toMatch(/Disallow: \/(login|success|$)/m)
})

it('lists every product, news article and upcoming event in the sitemap, for any number of pages', async () => {
  const { body, headers } = await serve().inject('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  for (const path of ['/product/p0', '/product/p249', '/news/n1', '/news/n2', '/event-kalender/e1'])
    expect(body).toContain(`<loc>https://example.ch${path}?lng=de</loc>`)
})

it('answers a manifest per language with existing icons', async () => {
  for (const language of LANGUAGES) {
    const answer = await serve().inject(`/manifest-${language}.webmanifest`)
    expect(answer.headers['content-type']).toContain('application/manifest+json')
    expect(answer.json()).toEqual(webManifest(FILE_MESSAGES, language))
  }
  const { icons } = webManifest(FILE_MESSAGES, 'de') as { icons: { src: string }[] }
  for (const { src } of icons) expect(existsSync(join(projectFolder, 'public', src)), src).toBe(true)
})

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

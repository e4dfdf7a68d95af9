import Fastify from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { PageEnvironment } from '#app/environment.ts'
import { FIRST_SERVICES } from '#content/services.ts'
import { aProduct } from '#features/cart/cart-fixtures.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { projectFolder } from '#platform/project-folder.ts'
import { discoveryRoutes } from './discovery-routes.ts'
import { webManifest } from './manifest.ts'
import { fileMessageSource } from '#features/messages/http/open-messages.ts'
import { FILE_MESSAGES } from '#features/messages/http/site-messages.ts'

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

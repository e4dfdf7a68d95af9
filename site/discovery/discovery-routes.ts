import type { FastifyInstance } from 'fastify'
import type { PageEnvironment } from '#site/environment.ts'
import type { SitemapItems } from '#site/page.tsx'
import { paths } from '#content/paths.ts'
import type { Services } from '#features/services/content/services.ts'
import { type CalendarEvent, MAX_EVENTS } from '#features/calendar/calendar-event.ts'
import type { Product } from '#features/catalog/product.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { NewsTeaser } from '#features/news/news.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#i18n/languages.ts'
import { writeAnswer } from '#platform/http/compressed-answer.ts'
import type { CompressedCache } from '#platform/http/compressed-cache.ts'
import type { EnvironmentFor } from '#server/render/page-environment.ts'
import { indexedPages, itemPages } from './indexed-pages.ts'
import { manifestPath, webManifest } from './manifest.ts'

/** Disallows APIs and query variants of pages. Login and orders stay crawlable so that their `noindex` is seen. */
function robotsText(origin: string): string {
  const doubles = indexedPages().flatMap(({ path, query }) =>
    query.filter((name) => name !== 'page').map((name) => `${path}?*${name}=`),
  )
  const disallowed = [...new Set([...PROGRAMS, ...BOOKING, ...doubles])]
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}

const PROGRAMS = ['/api/', '/auth/', '/webhooks/', '/testkasse/', '/dev/', '/verwaltung']
const BOOKING = [`${paths.booking}?*serviceId=`, `${paths.booking}?*eventId=`]

interface DiscoveryDeps {
  origin: string
  headers: Record<string, string>
  cache: () => CompressedCache
  messages: MessageSource
  environmentFor: EnvironmentFor
}

const DAY = 'public, max-age=86400'

export function discoveryRoutes(app: FastifyInstance, deps: DiscoveryDeps): void {
  const { origin, headers, cache, environmentFor, messages } = deps
  const serve = (url: string, type: string, caching: string, body: () => string | Promise<string>) =>
    app.get(url, async (request, reply) => {
      const answer = await cache().answer(url, async () => ({
        status: 200,
        headers: { ...headers, 'Content-Type': type, 'Cache-Control': caching },
        body: await body(),
      }))
      reply.hijack()
      writeAnswer(request.raw, reply.raw, answer)
    })
  serve('/robots.txt', 'text/plain; charset=utf-8', DAY, () => robotsText(origin))
  serve('/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache', async () => {
    const environment = environmentFor(DEFAULT_LANGUAGE)
    const [products, news, events] = await Promise.all([
      allProducts(environment),
      allNews(environment),
      environment.findEvents({ limit: MAX_EVENTS, withCancelled: true }),
    ])
    return sitemap(origin, { products, news, events, services: environment.services })
  })
  for (const language of LANGUAGES)
    serve(manifestPath(language), 'application/manifest+json; charset=utf-8', DAY, () =>
      JSON.stringify(webManifest(messages.current(), language)),
    )
}

const PAGE_SIZE = 100
/** A sitemap may hold 50,000 addresses; each page has four. */
const MAX_PRODUCTS = 10_000

async function allProducts({ store }: PageEnvironment): Promise<Product[]> {
  const products: Product[] = []
  for (;;) {
    const page = await store.listProducts({ offset: products.length, limit: PAGE_SIZE })
    products.push(...page.products)
    if (page.products.length === 0 || products.length >= Math.min(page.count, MAX_PRODUCTS)) return products
  }
}

async function allNews({ findNews }: PageEnvironment): Promise<NewsTeaser[]> {
  const first = await findNews({ limit: PAGE_SIZE })
  const rest = Array.from({ length: first.pages - 1 }, (_, index) =>
    findNews({ page: index + 2, limit: PAGE_SIZE }),
  )
  return [first, ...(await Promise.all(rest))].flatMap(({ teasers }) => teasers)
}

interface SitemapEntry {
  path: string
  /** Omitted when unknown. */
  changed?: string | undefined
}

interface SitemapContent {
  products: Pick<Product, 'id' | 'updated_at'>[]
  news: Pick<NewsTeaser, 'slug' | 'date'>[]
  events: Pick<CalendarEvent, 'id'>[]
  services: Services
}

/** Every indexable page in each language with its alternates. Only products, news and their lists have a date. */
export function sitemap(origin: string, { products, news, events, services }: SitemapContent): string {
  const items: Record<SitemapItems, { id: string; changed?: string }[]> = {
    courses: services.courses.filter(({ like }) => like),
    events,
    'team-events': services.teamEvents.filter(({ like }) => like),
    news: news.map(({ slug, date }) => ({ id: slug, changed: date })),
    products: products.map(({ id, updated_at }) => ({ id, changed: updated_at })),
  }
  const latest: Record<string, string | undefined> = {
    [paths.shop]: newest(items.products),
    [paths.news]: newest(items.news),
  }
  const entries: SitemapEntry[] = [
    ...indexedPages(services).map(({ path }) => ({ path, changed: latest[path] })),
    ...itemPages().flatMap(({ items: kind, pathOf }) =>
      items[kind].map(({ id, changed }) => ({ path: pathOf(id), changed })),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.map((entry) => urlsOf(origin, entry)).join('\n')}
</urlset>
`
}

function urlsOf(origin: string, { path, changed }: SitemapEntry): string {
  const address = (language: string) => escapeXml(`${origin}${path}?${LANGUAGE_QUERY}=${language}`)
  const links = [
    ...LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
    ),
    `<xhtml:link rel="alternate" hreflang="x-default" href="${address(DEFAULT_LANGUAGE)}"/>`,
  ].join('')
  const lastmod = changed ? `<lastmod>${escapeXml(changed)}</lastmod>` : ''
  return LANGUAGES.map((language) => `<url><loc>${address(language)}</loc>${lastmod}${links}</url>`).join(
    '\n',
  )
}

function newest(items: { changed?: string }[]): string | undefined {
  return items
    .map(({ changed }) => changed)
    .toSorted()
    .at(-1)
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

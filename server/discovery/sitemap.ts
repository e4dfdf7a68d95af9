import type { SitemapItems } from '#app/page.tsx'
import { paths } from '#content/paths.ts'
import type { Services } from '#content/services.ts'
import type { CalendarEvent } from '#features/calendar/calendar-event.ts'
import type { Product } from '#features/catalog/product.ts'
import type { NewsTeaser } from '#features/news/news.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#i18n/languages.ts'
import { indexedPages, itemPages } from './indexed-pages.ts'

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

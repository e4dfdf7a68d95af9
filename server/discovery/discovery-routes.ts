import type { FastifyInstance } from 'fastify'
import type { PageEnvironment } from '#app/environment.ts'
import { MAX_EVENTS } from '#features/calendar/calendar-event.ts'
import type { Product } from '#features/catalog/product.ts'
import type { NewsTeaser } from '#features/news/news.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '#i18n/languages.ts'
import { writeAnswer } from '#platform/http/compressed-answer.ts'
import type { CompressedCache } from '#platform/http/compressed-cache.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import { manifestPath, webManifest } from './manifest.ts'
import { robotsText } from './robots.ts'
import { sitemap } from './sitemap.ts'
import type { EnvironmentFor } from '../render/page-environment.ts'

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

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BRAND } from '#features/company/content/company.ts'
import { findArticle } from '#features/news/find-article.ts'
import { listNews } from '#features/news/list-news.ts'
import { newsQuerySchema } from '#features/news/news-query.schema.ts'
import { writeAtomFeed } from '#features/news/write-atom-feed.server.ts'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { writeAnswer } from '#platform/http/compressed-answer.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { namedLanguage, languageOf } from '#platform/http/requested-language.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'
import type { SiteMessages } from '#features/messages/http/site-messages.ts'
import type { News } from '#features/news/collect-news.server.ts'

interface NewsRoutesDeps {
  /** Origin without a trailing slash. */
  publicUrl: string
  headers: Record<string, string>
  messages: MessageSource
}

const FEED_PATH = '/news/feed.xml'

type NewsRequest = FastifyRequest<{ Params: { slug: string }; Querystring: Record<string, unknown> }>

export function newsRoutes(app: FastifyInstance, deps: NewsRoutesDeps): void {
  const feeds = createCompressedCache({ maxEntries: 10, maxBytes: 8 * 1024 * 1024 })
  deps.messages.onChange(feeds.clear)
  app.get(FEED_PATH, async (request: NewsRequest, reply) => {
    const language = languageOf(request, namedLanguage(request))
    const answer = await feeds.answer(language, () => ({
      status: 200,
      headers: {
        ...deps.headers,
        'Content-Type': 'application/atom+xml; charset=utf-8',
        'Content-Language': HTML_LANG[language],
        'Cache-Control': 'no-cache',
        Vary: 'Accept-Language, Cookie',
      },
      body: feedOf(deps.messages.current(), language, deps.publicUrl),
    }))
    reply.hijack()
    writeAnswer(request.raw, reply.raw, answer)
  })
  app.get('/api/news', (request: NewsRequest, reply) => {
    const query = newsQuerySchema.safeParse(request.query)
    if (query.success) return answerJson(request, reply, deps, (pieces) => listNews(pieces, query.data))
    const field = String(query.error.issues[0]?.path[0])
    return reply
      .code(400)
      .send({ statusCode: 400, error: 'Bad Request', message: `${field} cannot be used`, field })
  })
  app.get('/api/news/:slug', (request: NewsRequest, reply) =>
    answerJson(request, reply, deps, (pieces) => findArticle(pieces, request.params.slug)),
  )
}

function answerJson(
  request: NewsRequest,
  reply: FastifyReply,
  { messages }: Pick<NewsRoutesDeps, 'messages'>,
  find: (pieces: News[Language]) => object | undefined,
) {
  const language = namedLanguage(request) ?? 'de'
  const found = find(messages.current().facts.news[language])
  return reply
    .code(found ? 200 : 404)
    .headers({ 'Content-Language': HTML_LANG[language], 'Cache-Control': 'no-cache' })
    .send(found ?? { statusCode: 404, error: 'Not Found', message: 'No such piece' })
}

function feedOf(site: SiteMessages, language: Language, publicUrl: string): string {
  const messages = site.of(language, ['news']).news
  return writeAtomFeed({
    title: `${messages?.title}, ${BRAND}`,
    subtitle: messages?.lead ?? '',
    author: site.facts.company.legalName,
    language: HTML_LANG[language],
    address(path) {
      const url = new URL(path, publicUrl)
      url.searchParams.set(LANGUAGE_QUERY, language)
      return url.href
    },
    origin: publicUrl,
    selfPath: FEED_PATH,
    newsPath: '/news',
    pieces: site.facts.news[language],
  })
}

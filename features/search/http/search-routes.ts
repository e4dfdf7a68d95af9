import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LANGUAGE_QUERY } from '#i18n/detect-language.ts'
import { DEFAULT_LANGUAGE, HTML_LANG, toLanguage } from '#i18n/languages.ts'
import type { EnvironmentFor } from '#server/render/page-environment.ts'

interface SearchRoutesDeps {
  environmentFor: EnvironmentFor
}

/** `GET /api/pages?q=…` or `?near=/path`, for client-side search and the not-found page. */
export function searchRoutes(app: FastifyInstance, { environmentFor }: SearchRoutesDeps): void {
  app.get('/api/pages', async (request: FastifyRequest<{ Querystring: Record<string, unknown> }>, reply) => {
    const { q, near, [LANGUAGE_QUERY]: named } = request.query
    const language = (typeof named === 'string' && toLanguage(named)) || DEFAULT_LANGUAGE
    const { findPages } = environmentFor(language)
    reply.headers({
      'Content-Language': HTML_LANG[language],
      'Cache-Control': 'no-cache',
      'X-Robots-Tag': 'noindex',
    })
    return findPages(typeof near === 'string' ? { near } : { text: typeof q === 'string' ? q : '' })
  })
}

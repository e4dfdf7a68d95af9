import type { FastifyInstance } from 'fastify'
import { writeAnswer } from '#platform/http/compressed-answer.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import { findMessages, messagesVersion } from './messages.ts'

/** Immutable by version in the URL; an outdated version gets the current messages, uncached. */
export function localeRoutes(app: FastifyInstance, headers: Record<string, string>): void {
  const cache = createCompressedCache({ maxEntries: 500, maxBytes: 16 * 1024 * 1024 })
  app.get<{ Params: { version: string; language: string; namespace: string } }>(
    '/locales/:version/:language/:namespace.json',
    async (request, reply) => {
      const { version, language, namespace } = request.params
      const found = findMessages(language, namespace)
      if (found === undefined)
        return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such words' })
      const current = version === messagesVersion
      const answer = await cache.answer(`${current} ${language} ${namespace}`, () => ({
        status: 200,
        headers: {
          ...headers,
          'Content-Type': 'application/json; charset=utf-8',
          'Cache-Control': current ? 'public, max-age=31536000, immutable' : 'no-cache',
        },
        body: JSON.stringify(found),
      }))
      reply.hijack()
      writeAnswer(request.raw, reply.raw, answer)
    },
  )
}

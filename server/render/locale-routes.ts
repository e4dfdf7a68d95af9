import type { FastifyInstance } from 'fastify'
import { writeAnswer } from '#platform/http/compressed-answer.ts'
import { createCompressedCache } from '#platform/http/compressed-cache.ts'
import type { MessageSource } from '#features/messages/http/open-messages.ts'

/** Immutable by version in the URL: a tab that is open continues with its own. Versions that are gone get the current one, uncached. */
export function localeRoutes(
  app: FastifyInstance,
  { headers, messages }: { headers: Record<string, string>; messages: MessageSource },
): void {
  const cache = createCompressedCache({ maxEntries: 500, maxBytes: 16 * 1024 * 1024 })
  app.get<{ Params: { version: string; language: string; namespace: string } }>(
    '/locales/:version/:language/:namespace.json',
    async (request, reply) => {
      const { version, language, namespace } = request.params
      const wanted = await messages.at(version)
      const site = wanted ?? messages.current()
      const found = site.find(language, namespace)
      if (found === undefined)
        return reply.code(404).send({ statusCode: 404, error: 'Not Found', message: 'No such words' })
      const answer = await cache.answer(
        `${wanted ? '' : 'no-cache '}${site.version} ${language} ${namespace}`,
        () => ({
          status: 200,
          headers: {
            ...headers,
            'Content-Type': 'application/json; charset=utf-8',
            'Cache-Control': wanted ? 'public, max-age=31536000, immutable' : 'no-cache',
          },
          body: JSON.stringify(found),
        }),
      )
      reply.hijack()
      writeAnswer(request.raw, reply.raw, answer)
    },
  )
}

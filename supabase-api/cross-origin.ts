import type { FastifyInstance } from 'fastify'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const CACHE_SECONDS = '86400'

/**
 * Allows all origins: authentication is by token, never by cookie. Answers every preflight below the prefix, like a
 * real project's gateway. Register before rate limits, so that refusals are readable.
 */
export function crossOrigin(
  scope: FastifyInstance,
  { request, response }: { request: string; response: string },
): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply.header('Access-Control-Allow-Origin', '*').header('Access-Control-Expose-Headers', response)
  })
  for (const url of ['/', '/*'])
    scope.options(url, async (_request, reply) =>
      reply
        .code(204)
        .header('Access-Control-Allow-Methods', METHODS)
        .header('Access-Control-Allow-Headers', request)
        .header('Access-Control-Max-Age', CACHE_SECONDS)
        .send(),
    )
}

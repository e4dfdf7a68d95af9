import type { FastifyInstance } from 'fastify'

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE'
const CACHE_SECONDS = '86400'

/**
 * Pages of other origins may use the service: who asks is told by a token, and never by a cookie. Answers every
 * preflight below the scope's prefix, as the gateway of a real project does. Register it before limits, so that
 * refusals can be read too.
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

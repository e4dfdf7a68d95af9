import type { FastifyInstance } from 'fastify'

const HEADERS =
  'authorization, apikey, x-client-info, content-type, cache-control, x-upsert, x-metadata, content-encoding, range, if-none-match, if-modified-since'

/** Pages of other origins may use the service: who asks is told by a token, and never by a cookie. */
export function crossOrigin(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (_request, reply) => {
    reply
      .header('Access-Control-Allow-Origin', '*')
      .header('Access-Control-Expose-Headers', 'content-range, etag, x-transformations')
  })
  for (const url of ['/', '/*'])
    scope.options(url, async (_request, reply) =>
      reply
        .code(204)
        .header('Access-Control-Allow-Methods', 'GET, HEAD, POST, PUT, PATCH, DELETE')
        .header('Access-Control-Allow-Headers', HEADERS)
        .header('Access-Control-Max-Age', '86400')
        .send(),
    )
}

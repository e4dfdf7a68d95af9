import type { FastifyInstance, FastifyRequest } from 'fastify'

/** CSRF guard: a form on another site must change nothing here. */
export function isCrossSite(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'cross-site'
}

/**
 * Routes of a private page with an unguessable address: not cached, not indexed, without referrer, not writable from
 * other sites (403), and too many requests are answered with 429 as JSON.
 */
export function keepPrivate(scope: FastifyInstance): void {
  scope.addHook('onSend', async (_request, reply) => {
    reply
      .header('Cache-Control', 'no-store')
      .header('X-Robots-Tag', 'noindex')
      .header('Referrer-Policy', 'no-referrer')
  })
  scope.addHook('preHandler', async (request, reply) => {
    if (request.method !== 'GET' && isCrossSite(request)) return reply.code(403).send()
    return undefined
  })
  scope.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error.statusCode === 429) return reply.code(429).send({ statusCode: 429, code: 'too_many_requests' })
    throw error
  })
}

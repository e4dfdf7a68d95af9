import type { FastifyInstance, FastifyRequest } from 'fastify'

/** CSRF guard: a form on another site must change nothing here. */
export function isCrossSite(request: FastifyRequest): boolean {
  return request.headers['sec-fetch-site'] === 'cross-site'
}

/**
 * What belongs to a private page, known by its unguessable address: nothing is cached, indexed, named
 * to other sites or changed from one (403), and too many requests (429) are told as JSON.
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

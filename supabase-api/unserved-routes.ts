import type { FastifyInstance, FastifyReply } from 'fastify'
import { crossOrigin } from './cross-origin.ts'

/** Supabase services that this back end does not have (RULING 23). */
const UNSERVED = ['/rest/v1', '/functions/v1', '/realtime/v1']
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
const CROSS_ORIGIN = {
  request:
    'authorization, apikey, content-type, x-client-info, accept-profile, content-profile, prefer, range',
  response: 'content-range',
}

/** JSON for any method and origin, instead of the HTML not-found page. */
export function unservedRoutes(app: FastifyInstance): void {
  for (const prefix of UNSERVED) {
    const message = `${prefix} is not served here`
    const refuse = (_request: unknown, reply: FastifyReply) =>
      reply.code(404).send({ statusCode: 404, error: 'Not Found', message })
    app.register(
      async (scope) => {
        crossOrigin(scope, CROSS_ORIGIN)
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
        for (const url of ['/', '/*']) scope.route({ method: METHODS, url, handler: refuse })
      },
      { prefix },
    )
  }
}

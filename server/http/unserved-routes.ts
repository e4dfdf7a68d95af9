import type { FastifyInstance } from 'fastify'

/** Supabase services that this back end does not have (RULING 23). */
const UNSERVED = ['/rest/v1', '/functions/v1', '/realtime/v1']

/** JSON for any method, instead of the HTML not-found page. */
export function unservedRoutes(app: FastifyInstance): void {
  for (const path of UNSERVED)
    for (const url of [path, `${path}/*`])
      app.all(url, (_request, reply) =>
        reply.code(404).send({ statusCode: 404, error: 'Not Found', message: `${path} is not served here` }),
      )
}

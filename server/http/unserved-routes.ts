import type { FastifyInstance } from 'fastify'

/** Services that a real project behind the same clients would have, and we do not (RULING 23). */
const UNSERVED = ['/rest/v1', '/functions/v1', '/realtime/v1']

/** Says so in JSON, for any method, instead of showing a program the not-found page. */
export function unservedRoutes(app: FastifyInstance): void {
  for (const path of UNSERVED)
    for (const url of [path, `${path}/*`])
      app.all(url, (_request, reply) =>
        reply.code(404).send({ statusCode: 404, error: 'Not Found', message: `${path} is not served here` }),
      )
}

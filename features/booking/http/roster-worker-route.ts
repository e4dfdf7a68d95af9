import type { FastifyInstance } from 'fastify'
import { ROSTER_WORKER } from '#features/booking/staff/roster/offline/roster-cache.ts'
import { default as rosterScript } from './serve-roster-offline.ts?browser-script'

/** The worker that opens the roster offline. Asked for at each visit, so that another one comes at once. */
export function rosterWorkerRoute(app: FastifyInstance): void {
  app.get(ROSTER_WORKER, (_request, reply) =>
    reply
      .header('Content-Type', 'text/javascript; charset=utf-8')
      .header('X-Content-Type-Options', 'nosniff')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
      .send(rosterScript),
  )
}

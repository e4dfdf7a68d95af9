import type { FastifyInstance } from 'fastify'
import { type Health, healthBody } from './write-health.ts'

export function healthRoutes(app: FastifyInstance, deps: { check: () => Promise<Health> }): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    const health = await deps.check()
    return reply
      .status(health.ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(healthBody(health))
  })
}

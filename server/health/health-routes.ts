import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/database/database.ts'
import { checkDatabase } from './check-database.ts'
import { type Health, healthBody } from './write-health.ts'

interface HealthDeps {
  db: Database
  /** Of the database and of DATA_DIR. */
  disk: { isFull: () => boolean }
}

export function healthRoutes(app: FastifyInstance, { db, disk }: HealthDeps): void {
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => {
    const health: Health = disk.isFull()
      ? { ok: false, reason: 'no space left to write' }
      : await checkDatabase(db)
    return reply
      .status(health.ok ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(healthBody(health))
  })
}
